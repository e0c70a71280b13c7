/** When mail comes: at once, once a day, or not at all. */
export const MAIL_MODES = ['immediately', 'digest', 'never'] as const;
export type MailMode = (typeof MAIL_MODES)[number];

/** Where a player gets mail, and when. Times of the day are as clocks show them in the zone. */
export interface MailSettings {
  readonly address: string;
  readonly confirmed: boolean;
  readonly mode: MailMode;
  /** When the mail of the day is sent, `08:00`. */
  readonly digestAt: string;
  /** From when to when nothing is sent; null: mail comes at all times. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  /** A time zone (IANA). */
  readonly zone: string;
  readonly language: string;
  /** Games with a mode of their own. */
  readonly games: readonly { readonly game: string; readonly mode: MailMode }[];
}

/** What is left out stays as it is, or is as by default. */
export type AskedSettings = Partial<Omit<MailSettings, 'confirmed' | 'games'>>;

/** A player to whom mail goes, as the game of the mail has it. */
export interface Recipient extends Omit<MailSettings, 'games'> {
  readonly playerId: string;
  readonly digestDoneAt: Date | null;
}
