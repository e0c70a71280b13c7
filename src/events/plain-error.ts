/** Something that the operator can mend: its message is one sentence and all that is printed. */
export class PlainError extends Error {
  readonly plain = true;
}
