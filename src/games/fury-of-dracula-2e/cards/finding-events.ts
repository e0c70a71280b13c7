import { rollDie } from '../chance.js';
import { CITY_IDS, roadsFrom } from '../map.js';
import { HUNTERS, isHunter } from '../seats.js';
import { hunterOf, whereIs } from '../reading.js';
import type { EventRule } from './card.js';
import { declarationsOfDracula, declare } from './declaring.js';
import { chosenPlace, toPlaces } from './occasions.js';
import { revealing } from './revealing.js';

/** Cards by which hunters find out where Dracula is, was or will be. */
const hiredScouts: EventRule = {
  takesEffect: (tale, { seat }) => tale.next({ is: 'cardAsks', card: 'hired-scouts', seat, locations: [] }),
  choices: (_state, { locations = [] }) => toPlaces(CITY_IDS.filter((city) => !locations.includes(city))),
  isChosen: (tale, step, action) => {
    const locations = [...(step.locations ?? []), chosenPlace(action)];
    if (locations.length < 2) tale.next({ ...step, locations });
    else tale.next(...revealing('hired-scouts', locations, true));
  },
};

/** Published: one single road away from the hunter who drew it. */
const telegraphAhead: EventRule = {
  takesEffect: (tale, { seat }) => {
    if (isHunter(seat)) tale.next(...revealing('telegraph-ahead', roadsFrom(whereIs(tale.state, seat))));
  },
};

const newspaperReports: EventRule = {
  takesEffect: (tale) => tale.next(...revealing('newspaper-reports')),
};

const moneyTrail: EventRule = { takesEffect: (tale) => tale.next(...revealing('money-trail')) };

const mysticResearch: EventRule = {
  takesEffect: (tale) => {
    tale.tell({ type: 'DraculaHandShown', cards: [...tale.state.draculaEvents] });
    tale.tell({ type: 'DraculaHandOpened' });
  },
};

/** From 3 on it works. What Dracula states then binds him as long as it is legal. */
const hypnosis: EventRule = {
  mayPlay: (state) =>
    !state.options.hypnosisNeedsBite || HUNTERS.some((hunter) => hunterOf(state, hunter).bites > 0),
  takesEffect: (tale, { seat }, random) => {
    const die = rollDie(random, 'die');
    tale.tell({ type: 'CardDieRolled', seat, die });
    if (die >= 3) tale.next(...revealing('hypnosis'), { is: 'cardAsks', card: 'hypnosis', seat: 'dracula' });
  },
  choices: declarationsOfDracula,
  isChosen: (tale, { seat }, action) => declare(tale, seat, action),
};

export const findingEvents = {
  'hired-scouts': hiredScouts,
  'telegraph-ahead': telegraphAhead,
  'newspaper-reports': newspaperReports,
  'money-trail': moneyTrail,
  'mystic-research': mysticResearch,
  hypnosis,
};
