import type { Catalogue } from '../../../kit/message.js';

/** How each side wins, and what it does on its turn. */
export const aimWords: Catalogue = {
  'aim.dracula':
    'You win as soon as your influence stands at 13. It rises above all when a vampire matures at the end of your trail, and when a hunter is defeated. In your phase you move unseen, lay the card of the place on your trail, and leave an encounter in each city for whoever follows you. At 15 damage you are destroyed, and the hunters win.',
  'aim.hunters':
    'You win with the other hunters when Dracula has suffered 15 damage; he wins when his influence stands at 13. By day and by night each of you does one thing: take supplies, reserve tickets, rest, trade, search, use a card, or by day move. If the city where you end a move is on his trail, its card is turned up: search there for what he left. If he is there himself, you fight him when dusk or dawn comes. Look for his vampires before they mature.',
};
