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
  'scene.signs': 'Что означают знаки',
  'scene.sign.closed': 'Серая плита — закрытая могила. Полосатые вампиры лежат закрытыми.',
  'scene.sign.lid': 'Квадрат на открытой могиле — её крышка.',
  'scene.sign.content':
    'Внутри могилы: черта — пусто, буква в круге — вампир, число — чеснок игрока с этим номером. Толстый край: открыта сейчас.',
  'scene.sign.ringed': 'Прерывистый красный край: можно открыть сейчас.',
  'scene.inLine':
    'в ряду {count, plural, one {# вампир} few {# вампира} many {# вампиров} other {# вампира}}',
  'scene.sideRow':
    'в боковом ряду {count, plural, one {# вампир} few {# вампира} many {# вампиров} other {# вампира}}',
};
