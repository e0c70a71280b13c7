import type { Catalogue } from '../../games/kit/message.js';

/** What the pages say of cards, and of where the rules stand. */
export const pagePartsWords: Catalogue = {
  'web.parts': 'Cards and rules',
  'web.parts.rules': 'The rules of this game, and where each of them comes from (in English)',
  'web.parts.all': 'What the cards and tokens do: {count}',
  'web.parts.does': 'What {name} does',
  'web.parts.group.events': 'Events',
  'web.parts.group.items': 'Items',
  'web.parts.group.encounters': 'Encounters',
  'web.parts.group.powers': 'Powers of Dracula',
  'web.parts.group.characters': 'Hunters',
  'web.parts.group.hunterCombatCards': 'Combat cards of the hunters',
  'web.parts.group.draculaCombatCards': 'Combat cards of Dracula',
  'web.actions.grid': 'column·row, as on the board',
};
