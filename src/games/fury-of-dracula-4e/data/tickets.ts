/**
 * The tickets. Published: sixteen, and a yellow 2 is the best there is. Source document: some have no yellow number.
 * Inferred: how many of each.
 */
export const TICKETS = [
  { id: '3-2', white: 3, yellow: 2, count: 2 },
  { id: '3-1', white: 3, yellow: 1, count: 2 },
  { id: '2-2', white: 2, yellow: 2, count: 2 },
  { id: '2-1', white: 2, yellow: 1, count: 4 },
  { id: '1-1', white: 1, yellow: 1, count: 2 },
  { id: '2', white: 2, count: 2 },
  { id: '1', white: 1, count: 2 },
] as const;

export type TicketId = (typeof TICKETS)[number]['id'];
