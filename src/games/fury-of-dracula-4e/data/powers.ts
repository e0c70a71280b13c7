/**
 * Dracula's power cards, one of each. Inferred: which of them lie face up. Hide must lie face down to be of any use; the
 * effect of the others but Dark Call is seen anyway.
 */
export const POWERS = [
  {
    id: 'hide',
    name: 'Hide',
    faceUp: false,
    effect:
      'Dracula stays. Placed facedown on trail space 1 as a new hideout for the same city; an encounter card is placed on it (in Castle Dracula none, and the card is turned faceup). If hunters are there, he is revealed, this card too, and no encounter is placed. Not usable at sea, nor where a Consecrated Ground or Heavenly Host token lies.',
    origin: 'published; that an encounter is placed is inferred',
  },
  {
    id: 'wolf-form',
    name: 'Wolf Form',
    faceUp: true,
    effect:
      'Dracula suffers 1 damage, which must not destroy him, and moves along up to two roads to a city that is open to him and not on the trail: the destination location card and Wolf Form are placed together on trail space 1, with an encounter as after any move. The passed city is not entered, and may be closed to him. Land only.',
    origin: 'published',
  },
  {
    id: 'misdirect',
    name: 'Misdirect',
    faceUp: true,
    effect:
      'After the slide: clear one hideout that is not the current location, not Castle Dracula, holds no power card and is not tied to Hide; put Misdirect in that space. Then place another card (location or power) on space 1 as normal. Usable only if Dracula can do so afterwards.',
    origin: 'published',
  },
  {
    id: 'dark-call',
    name: 'Dark Call',
    faceUp: false,
    effect:
      'Dracula stays; place this card facedown on trail space 1. Draw 5 encounter cards, then keep 5 in hand and discard the rest. No encounter is placed on this space. If hunters are there, he is revealed, this card too. Not usable at sea, nor where a Consecrated Ground or Heavenly Host token lies.',
    origin: 'published that there is such a card; its numbers are inferred',
  },
  {
    id: 'feed',
    name: 'Feed',
    faceUp: true,
    effect:
      'Dracula stays; place this card faceup on trail space 1. Heal 2 damage. No encounter is placed on this space. If hunters are there, he is revealed. Not usable at sea, in Castle Dracula, nor where a Consecrated Ground or Heavenly Host token lies.',
    origin: 'published that there is such a card; its number is inferred',
  },
] as const;

export type PowerId = (typeof POWERS)[number]['id'];
