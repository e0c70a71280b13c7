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

  'track.influence': 'Influence',
  'track.despair': 'Despair',
  'track.damage': 'Damage',
  'track.bites': 'Bites',

  'chart.road': 'road',
  'chart.roadMaybe': 'road, if the options say so',
  'chart.rail': 'white railway',
  'chart.railOther': 'yellow railway',
  'chart.sea': 'way by sea',
  'chart.town': 'small city',
  'chart.city': 'large city',
  'chart.castle': 'Castle Dracula',
  'chart.hospital': 'hospital',
  'chart.region': 'border between regions',

  'legend.card': 'place on the trail, by its number',
  'legend.vault': 'lair, by its number',
  'legend.storm': 'storm',
  'legend.fog': 'fog, with the number of its tokens',
  'legend.closed': 'closed way',
  'legend.back.land': 'place on land',
  'legend.back.sea': 'place at sea',
  'legend.faceDown': 'broken edge: face down',
  'legend.token.open': 'lies open',
  'legend.token.known': 'face down, known to you',
  'legend.token.unknown': 'face down, not known to you',

  'board.situation': 'How it stands',
  'board.known': '{kind}: {cards}',
  'board.holds.dracula':
    '{encounters, plural, one {# encounter} other {# encounters}}, {events, plural, one {# event} other {# events}}, {rumors, plural, one {# rumor} other {# rumors}}',
  'board.holds.hunter':
    '{items, plural, one {# item} other {# items}}, {events, plural, one {# event} other {# events}}, tickets: {tickets}',
};
