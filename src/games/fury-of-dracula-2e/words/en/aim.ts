import type { Catalogue } from '../../../kit/message.js';

/** How each side wins, and what it does on its turn. */
export const aimWords: Catalogue = {
  'aim.dracula':
    'You win as soon as the vampire track stands at 6. It rises at every dawn that breaks while you are on land, when a New Vampire matures, and when a hunter is defeated. On your turn you move unseen, lay the card of the place on your trail, and leave an encounter there for whoever follows you. Mind your blood: when none is left, the hunters win.',
  'aim.hunters':
    'You win with the other hunters when Dracula has no blood left; he wins when the vampire track stands at 6. On your turn you move by road, rail or sea and search the city that you come to: if it is on his trail, its card is turned up, and you meet what he left there, or himself. If you meet nothing, you rest, take supplies or trade. By day he has fewer combat cards than at night.',
};
