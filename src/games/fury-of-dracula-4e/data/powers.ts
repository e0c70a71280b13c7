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
      'Dracula stays. Placed facedown on trail space 1 as a new hideout for the same city; an encounter card is placed on it. Not usable at sea.',
    origin: 'published; that an encounter is placed is inferred',
  },
  {
    id: 'wolf-form',
    name: 'Wolf Form',
    faceUp: true,
    effect:
      'Dracula suffers 1 damage and moves along up to two roads: the destination location card and Wolf Form are placed together on trail space 1. The passed city is not entered. Land only.',
    origin: 'published',
  },
  {
    id: 'misdirect',
    name: 'Misdirect',
    faceUp: true,
    effect:
      'After the slide: clear one hideout that is not the current location, not Castle Dracula, holds no power card and is not tied to Hide; put Misdirect in that space. Then place another card (location or power) on space 1 as normal.',
    origin: 'published',
  },
  {
    id: 'dark-call',
    name: 'Dark Call',
    faceUp: false,
    effect:
      'Dracula stays; place it on trail space 1. Draw 5 encounter cards, then keep 5 in hand and discard the rest. No encounter is placed on this space.',
    origin: 'published that there is such a card; its numbers are inferred',
  },
  {
    id: 'feed',
    name: 'Feed',
    faceUp: true,
    effect:
      'Dracula stays; place it faceup on trail space 1. Heal 2 damage. Not at sea, not in Castle Dracula. No encounter is placed on this space.',
    origin: 'published that there is such a card; its number is inferred',
  },
] as const;

export type PowerId = (typeof POWERS)[number]['id'];
