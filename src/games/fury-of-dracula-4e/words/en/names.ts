import type { Catalogue } from '../../../kit/message.js';
import { CHARACTERS } from '../../data/characters.js';
import { DRACULA_COMBAT_CARDS, HUNTER_COMBAT_CARDS } from '../../data/combat-cards.js';
import { ENCOUNTERS } from '../../data/encounters.js';
import { EVENT_CARDS } from '../../data/event-cards.js';
import { ITEM_CARDS } from '../../data/item-cards.js';
import { PLACES } from '../../data/places.js';
import { POWERS } from '../../data/powers.js';
import { TICKETS } from '../../data/tickets.js';
import { TIMES } from '../../values.js';

function named(prefix: string, things: readonly { readonly id: string; readonly name: string }[]): Catalogue {
  return Object.fromEntries(things.map(({ id, name }) => [`${prefix}.${id}`, name]));
}

const seas = PLACES.filter(({ kind }) => kind === 'sea').map(({ id, name }) => ({ id, name: `the ${name}` }));

const capital = (word = '') => word.slice(0, 1).toUpperCase() + word.slice(1);

const times = Object.fromEntries(
  TIMES.map((time) => {
    const [weekday, part] = time.split('-');
    return [`time.${time}`, `${capital(weekday)}, ${part}`];
  }),
);

/** A ticket by its numbers: white, and yellow if there is one. */
const tickets = Object.fromEntries(
  TICKETS.map((ticket) => [
    `ticket.${ticket.id}`,
    'yellow' in ticket ? `${ticket.white}/${ticket.yellow}` : `${ticket.white}/–`,
  ]),
);

export const nameWords: Catalogue = {
  'seat.dracula': 'Dracula',
  ...named('seat', CHARACTERS),
  ...named('place', PLACES),
  ...named('place', seas),
  ...named('card', [
    ...EVENT_CARDS,
    ...POWERS,
    ...PLACES.filter(({ kind }) => kind !== 'hospital'),
    ...HUNTER_COMBAT_CARDS,
    ...DRACULA_COMBAT_CARDS,
    ...ITEM_CARDS.filter(({ fights }) => fights),
  ]),
  ...named('item', ITEM_CARDS),
  ...named('encounter', ENCOUNTERS),
  ...tickets,
  ...times,

  'list.none': 'none',
  'list.more': '{first}, {rest}',

  'phase.dawn': 'Dawn',
  'phase.day': 'Day',
  'phase.dusk': 'Dusk',
  'phase.night': 'Night',
  'phase.dracula': 'The phase of Dracula',

  'effect.extra-action': 'hunters take a second action by day',
  'effect.any-order': 'hunters act in any order',
  'effect.long-night': 'hunters may go along a road by night',
  'effect.no-day': 'the next day is dark',
  'effect.combat-as-at-night': 'combats by day are as at night',
  'effect.no-supplies': 'hunters take no supplies',
  'effect.second-phase': 'another phase of Dracula follows',

  'opponent.dracula': 'Dracula',
  'opponent.new-vampire': 'a new vampire',
  'opponent.reckless-vampire': 'a reckless vampire',

  'by.start': 'at the start',
  'by.road': 'by road',
  'by.rail': 'by rail',
  'by.sea': 'by sea',
  'by.horses': 'on fast horses',
  'by.emergency': 'in an emergency',
  'by.bats': 'led by bats',
  'by.wildHorses': 'carried off by wild horses',
  'by.influence': 'under the influence of Dracula',
  'by.hospital': 'out of the hospital',
  'by.ruling': 'by a ruling',

  'side.hunters': 'the hunters',
  'side.dracula': 'Dracula',
  'spot.trail': 'space {space} of the trail',
  'spot.lairs': 'lair {space}',
  'spot.leaving': 'the hideout that slid off',
  'end.top': 'the top',
  'end.bottom': 'the bottom',
  'end.six-cards': 'six cards of Dracula were played',
  'end.killed': 'the vampire is beaten',
  'end.no-hunter': 'no hunter is left in it',
  'end.escape': 'the vampire escapes',
  'end.called-off': 'it is called off',

  'reason.destroyed': 'Dracula is destroyed',
  'reason.influence': 'Europe is under the influence of Dracula',
};
