/** Chance is an argument: rules ask for a number and never make one. */
/** What numbers are drawn for. */
export interface DrawPurpose {
  readonly purpose: string;
  /** Out of how many, where that is always the same. */
  readonly below?: number;
}

export interface Random {
  /**
   * A whole number from 0 to n - 1, each equally likely.
   * @param n how many outcomes there are, at least 1
   * @param purpose what is decided; a purpose has one audience (`GameDefinition.drawAudience`)
   */
  below(n: number, purpose: string): number;
}
