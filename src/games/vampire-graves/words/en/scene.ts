import type { Catalogue } from '../../../kit/message.js';

/** What pictures of the board say besides. */
export const sceneWords: Catalogue = {
  'scene.closed': 'Column {column}, row {row}: closed',
  'scene.known': 'Column {column}, row {row}: {lid}; the grave {content}',
  'scene.lid.red': 'a red lid',
  'scene.lid.blue': 'a blue lid',
  'scene.lid.green': 'a green lid',
  'scene.lid.yellow': 'a yellow lid',
  'scene.lid.white': 'a white lid',
  'scene.lid.purple': 'a purple lid',
  'scene.lid.unseen': 'a lid that nobody has seen',
  'scene.garlicOf': 'garlic of {seat}',
  'scene.faceDown': 'face down',
  'scene.signs': 'What the signs mean',
  'scene.sign.closed': 'A grey slab is a closed grave. Striped vampires lie face down.',
  'scene.sign.lid': 'The square on an open grave is its lid.',
  'scene.sign.content':
    'In the pit: a line is nothing, a round letter a vampire, a number garlic of that player. A thick edge: it is open now.',
  'scene.sign.ringed': 'A broken red edge: it may be opened now.',
  'scene.inLine': '{count, plural, one {# vampire} other {# vampires}} in line',
  'scene.sideRow': '{count, plural, one {# vampire} other {# vampires}} beside it',
};
