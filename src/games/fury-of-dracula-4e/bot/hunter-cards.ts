import type { EventId } from '../data/event-cards.js';
import { isVampire } from '../encounters/kinds.js';
import { characterOf } from '../seats.js';
import type { View } from '../view/view.js';
import { promise } from './fight.js';
import { healthLeft, isWeak, isWeapon, rankOf, sheetOf, type Sheet } from './sheets.js';
import type { Worth } from './worth.js';

/** Better than anything else, or than nothing; or not now. */
const AT_ONCE = 20;
const SOON = 3;
const NOT_NOW = -1;

type When = (view: View, me: Sheet) => number;

const never: When = () => NOT_NOW;
const inNeed: When = (_view, me) => (isWeak(me) ? AT_ONCE : NOT_NOW);

/** When a card is played that is not best played at once. */
const TIMES: Readonly<Partial<Record<EventId, When>>> = {
  'heroic-leap': (_view, me) => (healthLeft(me) > 5 ? AT_ONCE : NOT_NOW),
  'escape-route': inNeed,
  'excellent-weather': never,
  'sense-of-emergency': never,
  'speedy-telegraph': never,
  'vampire-lair': ({ influence }) => (influence >= 2 ? SOON + influence / 2 : NOT_NOW),
  'blood-transfusion': () => SOON,
  hypnosis: () => 2 * SOON,
  'wax-cylinders': () => SOON,
  'mystic-research': () => SOON,
  'money-trail': () => SOON,
  'consecrated-ground': () => SOON,
  'good-luck': ({ allies, board, asks }) =>
    asks?.is === 'window' || allies.dracula !== undefined || board.roadblocks.length > 1 ? AT_ONCE : NOT_NOW,
};

const timeFor = (view: View, me: Sheet, card: EventId) => TIMES[card]?.(view, me) ?? AT_ONCE;

const lostHealth = (view: View, hunter: Sheet['seat']): number => {
  const sheet = sheetOf(view, hunter);
  return sheet === undefined ? 0 : characterOf(hunter).health - healthLeft(sheet);
};

/** Cards are good if they are played in their time; weapons are the last to go. */
export function playing(view: View, me: Sheet): Worth {
  return {
    playEvent: ({ card }) => timeFor(view, me, card),
    useItem: ({ item }) => (item === 'fast-horses' ? NOT_NOW : AT_ONCE),
    showItem: () => 2,
    discardItem: ({ item }) => (view.asks?.is === 'discardDown' ? 2 - rankOf(item) / 10 : ifPaid(view, me)),
    discardEvent: ({ card }) => (TIMES[card] === never ? 1 : 0.5),
    discardTicket: ({ ticket }) => 3 - Number.parseInt(ticket, 10),
    keepItemOpen: ({ item }) => 2 - rankOf(item) / 10,
    keepEventOpen: ({ card }) => (TIMES[card] === never ? 1 : 0.5),
    resolveDrawn: () => 1,
    chooseHunter: ({ hunter }) => lostHealth(view, hunter),
    fightWith: ({ card }) => promise(view, me, card),
    takeFoundItem: ({ item }) => rankOf(item) / 5,
    discardAll: () => (isWeak(me) ? 1 : -1),
    dismissAlly: () => 2,
    chooseEncounter: ({ encounter }) => (isVampire(encounter) ? 2 : 1),
    discardEncounter: ({ encounter }) => (isVampire(encounter) ? 2 : 1),
    becomeDelayed: () =>
      view.asks?.is === 'encounterAsks' && view.asks.encounter === 'aristocratic-vampire' ? 2 : joins(me),
  };
}

/** A mob does harm for each item that is kept. */
const ifPaid = (view: View, me: Sheet): number =>
  view.asks?.is === 'encounterAsks' && view.asks.encounter === 'szgany-mob' && isWeak(me) ? 1 : -1;

/** Who is strong helps against a vampire. */
const joins = (me: Sheet): number => (isWeak(me) || me.items.filter(isWeapon).length === 0 ? -1 : 1);
