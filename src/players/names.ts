/** Names of players and tokens: what others read must be what was written. */
export const LONGEST_NAME = 60;

// Controls, characters that turn or hide others, private and unassigned ones, and fillers that look like nothing.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
// What holds the parts of one emoji together.
const GLUE =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F/gu;

/** Whether all of a text can be seen, and something can. */
export function isPlainToSee(text: string): boolean {
  const bare = text.replace(GLUE, '');
  return SEEN.test(bare) && !HIDDEN.test(bare);
}
