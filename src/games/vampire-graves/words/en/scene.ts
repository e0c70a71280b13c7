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
  'scene.situation': 'How it stands',
  'scene.inLine': '{count, plural, one {# vampire} other {# vampires}} in line',
  'scene.sideRow': '{count, plural, one {# vampire} other {# vampires}} beside it',
  'legend.closed': 'closed grave',
  'legend.known': 'grave that was seen, with its lid',
  'legend.open': 'open now',
  'legend.ringed': 'may be opened now',
  'legend.empty': 'nothing in it',
  'legend.vampire': 'vampire in a grave',
  'legend.garlic': 'garlic, by the number of its player',
  'legend.faceDown': 'vampire, face down',
};
