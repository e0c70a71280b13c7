import type { Catalogue } from '../../games/kit/message.js';

/** What the pages say of cards, and of where the rules stand. */
export const pagePartsWords: Catalogue = {
  'web.parts': 'Карты и правила',
  'web.parts.rules': 'Правила этой игры и откуда взято каждое (на английском)',
  'web.parts.all': 'Что делают карты и жетоны: {count}',
  'web.parts.does': 'Что делает «{name}»',
  'web.parts.group.events': 'События',
  'web.parts.group.items': 'Предметы',
  'web.parts.group.encounters': 'Встречи',
  'web.parts.group.powers': 'Способности Дракулы',
  'web.parts.group.characters': 'Охотники',
  'web.parts.group.hunterCombatCards': 'Боевые карты охотников',
  'web.parts.group.draculaCombatCards': 'Боевые карты Дракулы',
  'web.actions.grid': 'столбец·ряд, как на поле',
};
