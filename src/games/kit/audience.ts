export type SeatId = string;

/** Who looks: a seat, or anybody who holds none. */
export type Viewer = SeatId | 'spectator';

/**
 * Who may know an event or a draw.
 * - `everyone`: seats and spectators, for good
 * - `passing`: everyone saw it and may only remember it; told until the viewer's own next action, then not before the end
 * - `nobody`: told when the game is over
 * - a list of seats
 */
export type Audience = 'everyone' | 'passing' | 'nobody' | readonly SeatId[];
