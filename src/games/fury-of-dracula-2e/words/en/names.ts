import type { Catalogue } from '../../../kit/message.js';
import { CHARACTERS } from '../../data/characters.js';
import { ENCOUNTERS } from '../../data/encounters.js';
import { EVENT_CARDS } from '../../data/event-cards.js';
import { ITEM_CARDS } from '../../data/item-cards.js';
import { PLACES } from '../../data/places.js';
import { POWERS } from '../../data/powers.js';
import { TRAIN_FACES } from '../../values.js';

function named(prefix: string, things: readonly { readonly id: string; readonly name: string }[]): Catalogue {
  return Object.fromEntries(things.map(({ id, name }) => [`${prefix}.${id}`, name]));
}

const seas = PLACES.filter(({ kind }) => kind === 'sea').map(({ id, name }) => ({ id, name: `the ${name}` }));

const faces = Object.fromEntries(TRAIN_FACES.map((face) => [`face.${face}`, face]));

export const nameWords: Catalogue = {
  'seat.dracula': 'Dracula',
  ...named('seat', CHARACTERS),
  ...named('place', PLACES),
  ...named('place', seas),
  ...named('card', [...EVENT_CARDS, ...POWERS, ...PLACES.filter(({ kind }) => kind !== 'hospital')]),
  ...named('item', ITEM_CARDS),
  ...named('encounter', ENCOUNTERS),
  ...faces,

  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((die) => [`die.${die}`, `${die}`])),

  'list.none': 'nothing',
  'list.more': '{first}, {rest}',

  'time.dawn': 'dawn',
  'time.noon': 'noon',
  'time.dusk': 'dusk',
  'time.twilight': 'twilight',
  'time.midnight': 'midnight',
  'time.small-hours': 'the small hours',

  'tactic.punch': 'Punch',
  'tactic.dodge': 'Dodge',
  'tactic.escape': 'Escape',
  'tactic.crucifix': 'Crucifix',
  'tactic.heavenly-host': 'Heavenly Host',
  'tactic.holy-water': 'Holy Water',
  'tactic.knife': 'Knife',
  'tactic.pistol': 'Pistol',
  'tactic.rifle': 'Rifle',
  'tactic.sacred-bullets': 'Sacred Bullets',
  'tactic.stake': 'Stake',
  'tactic.claws': 'Claws',
  'tactic.escape-man': 'Escape (Man)',
  'tactic.escape-bat': 'Escape (Bat)',
  'tactic.escape-mist': 'Escape (Mist)',
  'tactic.fangs': 'Fangs',
  'tactic.mesmerize': 'Mesmerize',
  'tactic.strength': 'Strength',
  'tactic.agent-punch': 'Punch',
  'tactic.agent-dodge': 'Dodge',
  'tactic.agent-knife': 'Knife',
  'tactic.agent-pistol': 'Pistol',
  'tactic.agent-rifle': 'Rifle',

  'opponent.dracula': 'Dracula',
  'opponent.vampire': 'a vampire',
  'opponent.minion-knife': 'a minion with a knife',
  'opponent.minion-knife-pistol': 'a minion with a knife and a pistol',
  'opponent.minion-knife-rifle': 'a minion with a knife and a rifle',
  'opponent.assassin': 'an assassin',

  'resolve.newspaper-reports': 'Newspaper Reports',
  'resolve.inner-strength': 'Inner Strength',
  'resolve.sense-of-emergency': 'Sense of Emergency',

  'by.stay': 'staying',
  'by.road': 'by road',
  'by.sea': 'by sea',
  'by.rail': 'by rail',
  'by.horse': 'on a fast horse',
  'by.bats': 'led by bats',
  'by.emergency': 'in an emergency',
  'by.storm': 'driven by a storm',
  'by.wildHorses': 'carried off by wild horses',
  'by.start': 'at the start',
  'by.ruling': 'by a ruling',
  'by.dracula': 'Dracula attacks',
  'by.hunters': 'the hunters find him',
  'by.encounter': 'an encounter',
  'by.ambush': 'an ambush',
  'by.lair': 'a lair is found',
  'by.roll': 'one more on every roll',
  'by.noEscape': 'no escape in three rounds',

  'back.hunters': 'a card of the hunters',
  'back.dracula': 'a card of Dracula',
  'back.land': 'a land card',
  'back.sea': 'a sea card',
  'back.power': 'a power card',
  'side.hunters': 'the hunters',
  'side.dracula': 'Dracula',
  'side.enemy': 'the enemy',
  'kind.item': 'an item',
  'kind.event': 'an event',
  'reason.vampires': 'Europe belongs to the vampires',
  'reason.blood': 'Dracula is destroyed',
};
