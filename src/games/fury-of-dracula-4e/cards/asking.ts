import type { EventRule } from './card.js';

/** The card wants a choice of who played it, and after it so many more. */
export const asks =
  (left = 0): EventRule['takesEffect'] =>
  (tale, { card, seat }) =>
    tale.next({ is: 'cardAsks', card, seat, left, locations: [] });
