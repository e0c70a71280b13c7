import type { Catalogue } from '../../../kit/message.js';

/** What pictures of the board say besides. Signs are one letter, different for each seat. */
export const sceneWords: Catalogue = {
  'sign.dracula': 'D',
  'sign.lord-godalming': 'G',
  'sign.dr-seward': 'S',
  'sign.van-helsing': 'H',
  'sign.mina-harker': 'M',

  'sky.day': 'Jour',
  'sky.night': 'Nuit',

  'track.influence': 'Influence',
  'track.despair': 'Désespoir',
  'track.damage': 'Dégâts',
  'track.bites': 'Morsures',

  'chart.road': 'route',
  'chart.roadMaybe': 'route, si les options le permettent',
  'chart.rail': 'voie ferrée blanche',
  'chart.railOther': 'voie ferrée jaune',
  'chart.sea': 'passage par la mer',
  'chart.town': 'petite ville',
  'chart.city': 'grande ville',
  'chart.castle': 'château de Dracula',
  'chart.hospital': 'hôpital',
  'chart.region': 'limite de deux régions',

  'legend.card': 'lieu de la piste, avec son emplacement',
  'legend.vault': 'antre, avec son numéro',
  'legend.storm': 'tempête',
  'legend.fog': 'brouillard, avec ses jetons',
  'legend.closed': 'voie fermée',
  'legend.back.land': 'lieu sur terre',
  'legend.back.sea': 'lieu en mer',
  'legend.faceDown': 'bord discontinu : face cachée',
  'legend.token.open': 'face visible',
  'legend.token.known': 'face cachée, vous la connaissez',
  'legend.token.unknown': 'face cachée, inconnue de vous',

  'board.situation': 'Où en est la partie',
  'board.known': '{kind} : {cards}',
  'board.holds.dracula':
    '{encounters, plural, one {# rencontre} other {# rencontres}}, {events, plural, one {# événement} other {# événements}}, {rumors, plural, one {# rumeur} other {# rumeurs}}',
  'board.holds.hunter':
    '{items, plural, one {# objet} other {# objets}}, {events, plural, one {# événement} other {# événements}}, billets : {tickets}',
};
