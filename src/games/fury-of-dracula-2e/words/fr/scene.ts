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

  'track.vampires': 'Vampires',
  'track.resolve': 'Détermination',
  'track.blood': 'Sang',
  'track.health': 'Santé',
  'track.bites': 'Morsures',

  'chart.road': 'route',
  'chart.rail': 'voie ferrée de l’ouest',
  'chart.railOther': 'voie ferrée de l’est',
  'chart.railCrossing': 'voie ferrée entre ouest et est',
  'chart.sea': 'passage par la mer',
  'chart.town': 'petite ville',
  'chart.city': 'grande ville',
  'chart.empty': 'ouest',
  'chart.filled': 'est',
  'chart.castle': 'château de Dracula',
  'chart.hospital': 'hôpital',

  'legend.card': 'carte de la piste, avec son numéro',
  'legend.vault': 'carte des catacombes, avec son numéro',
  'legend.storm': 'tempête, avec les tours restants',
  'legend.closed': 'voie fermée',
  'legend.back.land': 'lieu sur terre',
  'legend.back.sea': 'lieu en mer',
  'legend.back.power': 'pouvoir',
  'legend.faceDown': 'bord discontinu : face cachée',
  'legend.token.open': 'face visible',
  'legend.token.known': 'face cachée, vous la connaissez',
  'legend.token.unknown': 'face cachée, inconnue de vous',

  'board.situation': 'Où en est la partie',
  'board.known': '{kind} : {cards}',
  'board.holds.dracula':
    '{encounters, plural, one {# rencontre} other {# rencontres}}, {events, plural, one {# événement} other {# événements}}',
  'board.holds.hunter':
    '{items, plural, one {# objet} other {# objets}}, {events, plural, one {# événement} other {# événements}}',
};
