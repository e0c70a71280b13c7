/** URLs in a mail that hold a secret of their own. */
export interface Links {
  /** Gives a token of the API. */
  readonly access?: string;
  /** Brings the proof of the game. */
  readonly proof?: string;
}
