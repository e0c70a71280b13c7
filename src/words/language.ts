interface Range {
  readonly tag: string;
  readonly weight: number;
}

/**
 * Which of the available languages suits an Accept-Language header best: look-up after RFC 4647, section 3.4, with
 * the weights of RFC 9110, section 12.5.4.
 * @param available at least one; the first is for those who ask for none of them
 */
export function languageFor(header: string | undefined, available: readonly string[]): string {
  const fallback = available[0]!;
  if (header === undefined || available.length === 1) return fallback;
  for (const { tag } of rangesOf(header)) {
    const language = tag === '*' ? fallback : lookUp(tag, available);
    if (language !== undefined) return language;
  }
  return fallback;
}

/** Most wanted first; what is not wanted at all (`q=0`) is left out. */
function rangesOf(header: string): Range[] {
  const ranges = header.slice(0, 500).split(',').map(rangeOf);
  return ranges
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((left, right) => right.weight - left.weight);
}

function rangeOf(text: string): Range {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q=/i.test(parameter));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag: tag.toLowerCase(), weight: Number.isFinite(weight) ? weight : 0 };
}

function lookUp(tag: string, available: readonly string[]): string | undefined {
  for (let wanted = tag; wanted !== ''; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('-')))) {
    const found = available.find((language) => language.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
