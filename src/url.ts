/**
 * A text as a URL; undefined where it is none. `URL.canParse` of Node 20 denies letters such as `ü` once it is called
 * often.
 */
export function urlIn(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
