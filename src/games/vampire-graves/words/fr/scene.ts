import type { Catalogue } from '../../../kit/message.js';

/** What pictures of the board say besides. */
export const sceneWords: Catalogue = {
  'scene.closed': 'Colonne {column}, ligne {row} : tombe fermée',
  'scene.known': 'Colonne {column}, ligne {row} : {lid}, {content}',
  'scene.lid.red': 'un couvercle rouge',
  'scene.lid.blue': 'un couvercle bleu',
  'scene.lid.green': 'un couvercle vert',
  'scene.lid.yellow': 'un couvercle jaune',
  'scene.lid.white': 'un couvercle blanc',
  'scene.lid.purple': 'un couvercle pourpre',
  'scene.lid.unseen': 'un couvercle que personne n’a vu',
  'scene.garlicOf': 'ail ({seat})',
  'scene.faceDown': 'face cachée',
  'scene.situation': 'Où en est la partie',
  'scene.inLine': '{count, plural, one {# vampire} other {# vampires}} dans la rangée',
  'scene.sideRow': '{count, plural, one {# vampire} other {# vampires}} dans la rangée annexe',
  'legend.closed': 'tombe fermée',
  'legend.known': 'tombe déjà vue, avec son couvercle',
  'legend.open': 'ouverte en ce moment',
  'legend.ringed': 'peut être ouverte maintenant',
  'legend.empty': 'rien dedans',
  'legend.vampire': 'vampire dans une tombe',
  'legend.garlic': 'ail, avec le numéro de son joueur',
  'legend.faceDown': 'vampire, face cachée',
};
