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
  'scene.signs': 'Ce que veulent dire les signes',
  'scene.sign.closed': 'Une dalle grise est une tombe fermée. Les vampires rayés sont face cachée.',
  'scene.sign.lid': 'Le carré sur une tombe ouverte est son couvercle.',
  'scene.sign.content':
    'Dans la fosse : un trait, rien ; une lettre ronde, un vampire ; un numéro, l’ail de ce joueur. Un bord épais : elle est ouverte en ce moment.',
  'scene.sign.ringed': 'Un bord rouge brisé : elle peut être ouverte maintenant.',
  'scene.inLine': '{count, plural, one {# vampire} other {# vampires}} dans la rangée',
  'scene.sideRow': '{count, plural, one {# vampire} other {# vampires}} dans la rangée annexe',
};
