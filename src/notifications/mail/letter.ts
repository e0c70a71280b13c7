/** A PNG that goes along in the mail. Whoever does not see it has the lines. */
export interface Picture {
  /** By which the HTML names it (RFC 2392). */
  readonly cid: string;
  readonly png: Buffer;
}

/** A part of what a mail says, before it is text or HTML. Everything in it is plain text. */
export type Block =
  | { readonly is: 'paragraph'; readonly text: string }
  /** Above what is said of one of several games. */
  | { readonly is: 'title'; readonly text: string }
  /** Lines under a heading, each with what stands before it. */
  | { readonly is: 'lines'; readonly title: string; readonly lines: readonly (readonly [string, string])[] }
  /** What each of some things is, or does, below its name; and what more there is to know. */
  | {
      readonly is: 'explained';
      readonly title: string;
      readonly parts: readonly { readonly name: string; readonly lines: readonly string[] }[];
      readonly more?: string;
    }
  /** Lines as they are, in letters of one width; in HTML with a picture of the same above them. */
  | { readonly is: 'board'; readonly text: string; readonly picture?: Picture }
  /** Numbered from 1 on through all groups. */
  | { readonly is: 'options'; readonly title: string; readonly groups: readonly (readonly string[])[] }
  | { readonly is: 'link'; readonly text: string; readonly url: string }
  /** Lines that most readers pass over. */
  | { readonly is: 'small'; readonly lines: readonly string[] }
  | { readonly is: 'foot'; readonly lines: readonly string[] };

/** What a mail says, without its envelope. */
export interface Letter {
  readonly subject: string;
  readonly blocks: readonly Block[];
}
