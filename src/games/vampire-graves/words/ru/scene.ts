import type { Catalogue } from '../../../kit/message.js';

/** What pictures of the board say besides. */
export const sceneWords: Catalogue = {
  'scene.closed': 'Столбец {column}, строка {row}: закрыто',
  'scene.known': 'Столбец {column}, строка {row}: {lid}; внутри — {content}',
  'scene.lid.red': 'красная крышка',
  'scene.lid.blue': 'синяя крышка',
  'scene.lid.green': 'зелёная крышка',
  'scene.lid.yellow': 'жёлтая крышка',
  'scene.lid.white': 'белая крышка',
  'scene.lid.purple': 'фиолетовая крышка',
  'scene.lid.unseen': 'крышка, которой никто не видел',
  'scene.garlicOf': 'чеснок ({seat})',
  'scene.faceDown': 'закрыто',
  'scene.situation': 'Положение дел',
  'scene.inLine':
    'в ряду {count, plural, one {# вампир} few {# вампира} many {# вампиров} other {# вампира}}',
  'scene.sideRow':
    'в боковом ряду {count, plural, one {# вампир} few {# вампира} many {# вампиров} other {# вампира}}',
  'legend.closed': 'закрытая могила',
  'legend.known': 'виденная могила с крышкой',
  'legend.open': 'открыта сейчас',
  'legend.ringed': 'можно открыть сейчас',
  'legend.empty': 'внутри пусто',
  'legend.vampire': 'вампир в могиле',
  'legend.garlic': 'чеснок с номером игрока',
  'legend.faceDown': 'вампир, лежит закрыто',
};
