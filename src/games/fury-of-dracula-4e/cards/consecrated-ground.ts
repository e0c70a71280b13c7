import type { Action } from '../actions/actions.js';
import { NEVER_CONSECRATED } from '../data/limits.js';
import type { CityId } from '../data/places.js';
import { CITY_IDS, isCity } from '../map.js';
import { tokenLaid } from '../phases/trail/tokens.js';
import { itemsOf } from '../reading.js';
import { HUNTERS, isHunter, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Step, StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { asks } from './asking.js';
import type { EventRule } from './card.js';
import { couldShow } from './showing.js';

const HOST = 'heavenly-host';

const citiesBut = (...others: readonly (CityId | undefined)[]): readonly Action[] =>
  CITY_IDS.filter((city) => ![...NEVER_CONSECRATED, ...others].includes(city)).map((location) => ({
    type: 'chooseLocation',
    location,
  }));

function consecrate(tale: Tale, location: CityId): void {
  const { consecrated } = tale.state.board;
  if (consecrated !== undefined) tale.tell({ type: 'GroundFreed', location: consecrated });
  tale.tell({ type: 'GroundConsecrated', location });
  tokenLaid(tale, location);
}

function placeHost(tale: Tale, seat: HunterId, location: CityId): void {
  tale.tell({ type: 'ItemShown', seat, item: HOST });
  tale.tell({ type: 'HostPlaced', location });
  tokenLaid(tale, location);
}

/** The ground is chosen already: now each hunter may show a Heavenly Host. */
const isForHosts = ({ locations }: StepOf<'cardAsks'>) => locations.length > 0;

function hosts(state: State, seat: StepOf<'cardAsks'>['seat']): readonly Action[] {
  const { consecrated, hosts: placed } = state.board;
  const cities = itemsOf(state, seat).includes(HOST) ? citiesBut(consecrated, ...placed) : [];
  return [{ type: 'pass' }, ...cities];
}

/** By public facts, one hunter after another. */
const askForHosts = (state: State, location: CityId): readonly Step[] =>
  HUNTERS.filter((hunter) => couldShow(state, hunter, [HOST])).map((seat) => ({
    is: 'cardAsks',
    card: 'consecrated-ground',
    seat,
    left: 0,
    locations: [location],
  }));

/** There is one token: it is moved if it lies already. */
export const consecratedGround: EventRule = {
  takesEffect: asks(),
  choices: (state, step) => (isForHosts(step) ? hosts(state, step.seat) : citiesBut()),
  isChosen: (tale, step, action) => {
    const { seat } = step;
    if (!isHunter(seat)) return;
    if (action.type === 'pass') return tale.tell({ type: 'Passed', seat });
    if (action.type !== 'chooseLocation' || !isCity(action.location)) return;
    const { location } = action;
    if (isForHosts(step)) return placeHost(tale, seat, location);
    consecrate(tale, location);
    tale.next(...askForHosts(tale.state, location));
  },
};
