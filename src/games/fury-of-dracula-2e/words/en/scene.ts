import type { Catalogue } from '../../../kit/message.js';

/** What pictures of the board say besides. Signs are one letter, different for each seat. */
export const sceneWords: Catalogue = {
  'sign.dracula': 'D',
  'sign.lord-godalming': 'G',
  'sign.dr-seward': 'S',
  'sign.van-helsing': 'H',
  'sign.mina-harker': 'M',

  'sky.day': 'Day',
  'sky.night': 'Night',

  'track.vampires': 'Vampires',
  'track.resolve': 'Resolve',
  'track.blood': 'Blood',
  'track.health': 'Health',
  'track.bites': 'Bites',

  'chart.road': 'road',
  'chart.rail': 'railway in the west',
  'chart.railOther': 'railway in the east',
  'chart.railCrossing': 'railway between west and east',
  'chart.sea': 'way by sea',
  'chart.town': 'small city',
  'chart.city': 'large city',
  'chart.empty': 'west',
  'chart.filled': 'east',
  'chart.castle': 'Castle Dracula',
  'chart.hospital': 'hospital',

  'legend.card': 'card of the trail, by its number',
  'legend.vault': 'card of the catacombs, by its number',
  'legend.storm': 'storm, with the turns left',
  'legend.closed': 'closed way',
  'legend.back.land': 'place on land',
  'legend.back.sea': 'place at sea',
  'legend.back.power': 'power',
  'legend.faceDown': 'broken edge: face down',
  'legend.token.open': 'lies open',
  'legend.token.known': 'face down, known to you',
  'legend.token.unknown': 'face down, not known to you',

  'board.situation': 'How it stands',
  'board.known': '{kind}: {cards}',
  'board.holds.dracula':
    '{encounters, plural, one {# encounter} other {# encounters}}, {events, plural, one {# event} other {# events}}',
  'board.holds.hunter':
    '{items, plural, one {# item} other {# items}}, {events, plural, one {# event} other {# events}}',
};
