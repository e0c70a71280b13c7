/** All other players are asked whether something may happen that is not for one player alone to say. */
export interface Consent {
  /** Who asks. */
  readonly seat: string;
  /** Who has still to agree. */
  readonly open: readonly string[];
  /** Tells this question from those of its kind that were asked before. */
  readonly number: number;
}

export function withAgreed<Asked extends Consent>(asked: Asked | undefined, seat: string): Asked | undefined {
  return asked && { ...asked, open: asked.open.filter((one) => one !== seat) };
}

/** Whether this seat asks or is asked. */
export function concerns(asked: Consent | undefined, seat: string): boolean {
  return asked !== undefined && (asked.seat === seat || asked.open.includes(seat));
}
