import type { Catalogue } from '../../games/kit/message.js';

/** What the pages say of cards, and of where the rules stand. */
export const pagePartsWords: Catalogue = {
  'web.parts': 'Cartes et règles',
  'web.parts.rules': 'Les règles de ce jeu, et d’où vient chacune (en anglais)',
  'web.parts.all': 'Ce que font les cartes et les jetons : {count}',
  'web.parts.does': 'Ce que fait {name}',
  'web.parts.group.events': 'Événements',
  'web.parts.group.items': 'Objets',
  'web.parts.group.encounters': 'Rencontres',
  'web.parts.group.powers': 'Pouvoirs de Dracula',
  'web.parts.group.characters': 'Chasseurs',
  'web.parts.group.hunterCombatCards': 'Cartes de combat des chasseurs',
  'web.parts.group.draculaCombatCards': 'Cartes de combat de Dracula',
  'web.actions.grid': 'colonne·rangée, comme sur le plateau',
};
