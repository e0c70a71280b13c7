import type { Random } from '../../../kit/random.js';
import type { Action } from '../../actions/actions.js';
import { drawTicket } from '../../chance.js';
import { PHYSICIAN_HEALS, REST_HEALS } from '../../data/limits.js';
import { CASTLE, isHospital } from '../../map.js';
import { huntersAt, isLargeCity, whereIs } from '../../reading.js';
import type { HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { Step } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Part } from '../../values.js';
import { changeDamage } from '../table/harm.js';

/** Published: the castle has no supplies. */
export function suppliesOf(state: State, hunter: HunterId): readonly Action[] {
  const barred = whereIs(state, hunter) === CASTLE || state.effects.includes('no-supplies');
  return barred ? [] : [{ type: 'supply' }];
}

/** Published: an item in a large city, two for Lord Godalming; one in a hospital. */
function itemsFrom(state: State, hunter: HunterId): number {
  const place = whereIs(state, hunter);
  if (isHospital(place)) return 1;
  if (!isLargeCity(place)) return 0;
  return hunter === 'lord-godalming' ? 2 : 1;
}

/** Source document: an event from the top by day, from the bottom by night. Published: none in a hospital. */
export function supply(tale: Tale, hunter: HunterId, part: Part): void {
  const items = Array.from({ length: itemsFrom(tale.state, hunter) }, (): Step => ({
    is: 'drawItem',
    hunter,
  }));
  const inHospital = isHospital(whereIs(tale.state, hunter));
  const event: Step = { is: 'drawEvent', hunter, end: part === 'day' ? 'top' : 'bottom' };
  tale.tell({ type: 'SuppliesTaken', seat: hunter });
  tale.next(...items, ...(inHospital ? [] : [event]));
}

/** Published: one ticket; one or two for Lord Godalming. None in the castle. */
export function reservations(state: State, hunter: HunterId): readonly Action[] {
  if (whereIs(state, hunter) === CASTLE) return [];
  const draws = hunter === 'lord-godalming' ? [1, 2] : [1];
  return draws.map((draw) => ({ type: 'reserveTicket', draw }));
}

export function reserve(tale: Tale, seat: HunterId, draw: number, random: Random): void {
  for (let drawn = 0; drawn < draw; drawn += 1) {
    tale.tell({ type: 'TicketDrawn', seat, ticket: drawTicket(tale.state, random) });
  }
}

/** Published: one damage, one more in the city of Dr. Seward. */
export function rest(tale: Tale, hunter: HunterId): void {
  tale.tell({ type: 'HunterRested', seat: hunter });
  const helped = huntersAt(tale.state, whereIs(tale.state, hunter)).includes('dr-seward');
  changeDamage(tale, hunter, -(REST_HEALS + (helped ? PHYSICIAN_HEALS : 0)));
}
