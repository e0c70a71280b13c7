/** From one moment to another, the first included: milliseconds since 1970, UTC. */
export interface Period {
  readonly from: number;
  readonly until: number;
}
