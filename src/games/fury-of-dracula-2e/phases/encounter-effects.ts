import type { Random } from '../../kit/random.js';
import { showHand } from '../cards/declaring.js';
import { rollDie } from '../chance.js';
import type { Opponent } from '../data/combat-cards.js';
import type { EncounterId } from '../data/encounters.js';
import type { LocationId } from '../data/places.js';
import { regionOf } from '../map.js';
import { isNight } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Step, StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { ask, escapes, hasDogs, type Asks } from './encounter-asks.js';
import { drawEncounters } from './encounter-hand.js';
import { kindsHeld, loseAll, loseAtRandom, loseTheOnly } from './encounter-losses.js';
import { present, regain, type About } from './encounters-met.js';
import type { Deed } from './phase.js';

type Effect = (tale: Tale, about: About, random: Random) => void;
type Fate = StepOf<'turnBreaks'>['fate'];

const harmAll = (hunters: readonly HunterId[], health: number, bites = 0): readonly Step[] =>
  health + bites === 0 ? [] : hunters.map((hunter) => ({ is: 'harm', hunter, health, bites }));

const fights =
  (opponent: Opponent): Effect =>
  (tale, { hunters, location, matured }) =>
    tale.next({ is: 'combat', opponent, hunters, location, by: matured ? 'ambush' : 'encounter' });

const breaks =
  (fate: Fate): Effect =>
  (tale, about) =>
    tale.next({ is: 'turnBreaks', ...about, fate });

/** Dogs that lie open keep it away. */
const unlessDogs =
  (effect: Effect, dogsHelp: (state: State) => boolean = () => true): Effect =>
  (tale, about, random) => {
    if (!dogsHelp(tale.state) || !hasDogs(tale.state, about)) effect(tale, about, random);
  };

const isWestern = (location: LocationId) => regionOf(location) === 'western';

/** Each discards one such card, by choice. */
function loseOne(tale: Tale, about: About): void {
  ask(tale, about, 'loss', loseTheOnly(tale, about.encounter, about.hunters));
}

const hoax: Effect = (tale, about) => {
  if (!isWestern(about.location)) return loseOne(tale, about);
  for (const hunter of about.hunters) loseAll(tale, hunter, 'event');
};

/** Programs: one item in one half of Europe, all in the other; as many are drawn. */
const peasants: Effect = (tale, about) => {
  const takeOne = isWestern(about.location) === (tale.state.options.peasants === 'westOne');
  if (takeOne) return loseOne(tale, about);
  for (const hunter of about.hunters) {
    const lost = loseAll(tale, hunter, 'item');
    tale.next(...Array.from({ length: lost }, (): Step => ({ is: 'drawItem', hunter })));
  }
};

/** Four dice each; one health for each 4, 5 or 6. */
const rats: Effect = (tale, { hunters, encounter }, random) => {
  const bitten = hunters.flatMap((seat) => {
    const dice = Array.from({ length: 4 }, () => rollDie(random, 'die'));
    tale.tell({ type: 'EncounterRolled', seat, encounter, dice });
    return harmAll([seat], dice.filter((die) => die >= 4).length);
  });
  tale.next(...bitten);
};

const spy: Effect = (tale, about) => {
  for (const hunter of about.hunters) showHand(tale, hunter);
  ask(tale, about, 'move', about.hunters);
};

/** Dracula names a kind of card that the hunter holds; by how many there are, everybody knows which. */
const thief: Effect = (tale, about, random) => {
  const asked: HunterId[] = [];
  for (const hunter of about.hunters) {
    const [kind, other] = kindsHeld(tale.state, hunter);
    if (other !== undefined) asked.push(hunter);
    else if (kind !== undefined) loseAtRandom(tale, hunter, kind, random);
  }
  ask(tale, about, 'kind', asked);
};

/** By day it is found asleep, and destroyed. */
const newVampire: Effect = (tale, about) => {
  if (!isNight(tale.state)) return;
  const { hunters, encounter, location } = about;
  tale.next(
    { is: 'window', window: 'newVampireAtNight', passed: [], hunters, encounter, locations: [location] },
    { is: 'vampireWakes', ...about, seduces: false },
  );
};

/** What each encounter does to those who meet it. */
export const EFFECTS: Readonly<Record<EncounterId, Effect>> = {
  ambush: (tale, _about, random) => drawEncounters(tale, random, 1),
  assassin: fights('assassin'),
  bats: breaks('carried'),
  'desecrated-soil': (tale, { hunters: [hunter] }) => {
    if (hunter !== undefined) tale.next({ is: 'drawEvent', hunter, why: 'rest' });
  },
  fog: breaks('carried'),
  hoax,
  lightning: (tale, about) => ask(tale, about, 'protection', about.hunters),
  'minion-knife': fights('minion-knife'),
  'minion-knife-pistol': fights('minion-knife-pistol'),
  'minion-knife-rifle': fights('minion-knife-rifle'),
  'new-vampire': newVampire,
  peasants,
  plague: (tale, { hunters }) => tale.next(...harmAll(hunters, 2)),
  rats: unlessDogs(rats),
  saboteur: unlessDogs((tale, about, random) => {
    breaks('pool')(tale, about, random);
    loseOne(tale, about);
  }),
  spy: unlessDogs(spy, ({ options }) => options.spyStoppedByDogs),
  thief: unlessDogs(thief),
  wolves: (tale, about) => ask(tale, about, 'protection', about.hunters),
};

export const encounter: Deed<'encounter'> = {
  happens: (tale, { is: _, ...about }, random) => {
    const hunters = present(tale.state, about);
    if (hunters.length > 0) EFFECTS[about.encounter](tale, { ...about, hunters }, random);
  },
};

/** 1 to 3: it bites all. 4 to 6: it escapes. An item may avert either. Seduction: it bites, whatever they hold. */
export const vampireWakes: Deed<'vampireWakes'> = {
  happens: (tale, { is: _, seduces, ...about }, random) => {
    const [seat] = about.hunters;
    if (seat === undefined) return;
    if (seduces) {
      regain(tale, about);
      return tale.next(...harmAll(about.hunters, 0, 1));
    }
    const die = rollDie(random, 'die');
    tale.tell({ type: 'EncounterRolled', seat, encounter: about.encounter, dice: [die] });
    tale.next({
      is: 'encounterAsks',
      ...about,
      wants: 'protection',
      left: about.hunters,
      shown: [],
      die,
    });
  },
};

/** Nobody had, or showed, what would have helped. */
export function unprotected(tale: Tale, { is: _, wants: _w, left: _l, shown, die, ...about }: Asks): void {
  const hunters = present(tale.state, about);
  if (about.encounter === 'wolves') return tale.next(...harmAll(hunters, 2 - shown.length));
  if (about.encounter === 'lightning') {
    tale.next(...harmAll(hunters, 2));
    return loseOne(tale, { ...about, hunters });
  }
  if (die !== undefined && escapes({ die })) tale.next({ is: 'turnBreaks', ...about, fate: 'stays' });
  else tale.next(...harmAll(hunters, 0, 1));
}
