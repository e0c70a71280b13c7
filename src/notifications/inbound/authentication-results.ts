/** What a header says of one method, as `dkim=pass header.d=example.net`: pairs, the method and its result first. */
export type MethodResult = readonly (readonly [name: string, value: string])[];

interface Token {
  readonly is: 'word' | 'quoted' | ';' | '=';
  readonly text: string;
  /** Whether there is a space or a comment before it. */
  readonly apart: boolean;
}

const SPACE = /\s+/y;
const WORD = /[^\s();="]+/y;
const QUOTED = /"((?:[^"\\]|\\.)*)"/sy;
// What a comment is made of.
const COMMENTED = /[()]|(?:[^()\\]|\\.)+/sy;

/**
 * Reads an Authentication-Results header (RFC 8601, section 2.2).
 * @returns results: undefined where the header is not well formed
 */
export function authenticationResults(value: string): { authserv: string; results?: MethodResult[] } {
  const tokens = tokensOf(value);
  const [first] = tokens ?? [];
  const authserv = (first?.text ?? /^[^\s;(]*/.exec(value)![0]).toLowerCase();
  const results = tokens && groupsOf(tokens).slice(1).map(pairsOf);
  return results?.every((one) => one !== undefined)
    ? { authserv, results: results.filter((one) => one.length > 0) }
    : { authserv };
}

function tokensOf(value: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0, apart = false; at < value.length;) {
    const gap = value[at] === '(' ? commentAt(value, at) : matchAt(SPACE, value, at)?.[0].length;
    if (gap !== undefined) {
      [at, apart] = [at + gap, true];
      continue;
    }
    const token = tokenAt(value, at, apart);
    if (token === undefined) return undefined;
    tokens.push(token.token);
    [at, apart] = [at + token.length, false];
  }
  return tokens;
}

function tokenAt(value: string, at: number, apart: boolean): { token: Token; length: number } | undefined {
  const sign = value[at]!;
  if (sign === ';' || sign === '=') return { token: { is: sign, text: sign, apart }, length: 1 };
  const quoted = matchAt(QUOTED, value, at);
  if (quoted !== undefined) {
    const text = quoted[1]!.replace(/\\(.)/gs, '$1');
    return { token: { is: 'quoted', text, apart }, length: quoted[0].length };
  }
  const text = matchAt(WORD, value, at)?.[0];
  return text === undefined ? undefined : { token: { is: 'word', text, apart }, length: text.length };
}

/** @returns the length of the comment that begins here, with all within it; undefined where it does not end */
function commentAt(value: string, from: number): number | undefined {
  let depth = 0;
  let at = from;
  for (let piece = '('; piece !== ''; piece = matchAt(COMMENTED, value, at)?.[0] ?? '') {
    at += piece.length;
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (depth === 0) return at - from;
  }
  return undefined;
}

function matchAt(pattern: RegExp, value: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(value) ?? undefined;
}

function groupsOf(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (token.is === ';') groups.push([]);
    else groups.at(-1)!.push(token);
  }
  return groups;
}

/** `name=value`, one after the other; undefined where anything else stands there. */
function pairsOf(tokens: readonly Token[]): MethodResult | undefined {
  const pairs: [string, string][] = [];
  for (let at = 0; at < tokens.length;) {
    const value = valueAt(tokens, at);
    if (value === undefined) return undefined;
    const name = tokens[at]!.text.toLowerCase().replace(/\/\d+$/, '');
    pairs.push([name, value.map(({ text }) => text.toLowerCase()).join('')]);
    at += 2 + value.length;
  }
  return pairs;
}

/** What a pair that begins here says: all up to the next space. */
function valueAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const [name, equals, first] = tokens.slice(at, at + 3);
  if (name?.is !== 'word' || equals?.is !== '=' || first === undefined) return undefined;
  const end = tokens.findIndex(({ apart }, place) => place > at + 2 && apart);
  return tokens.slice(at + 2, end < 0 ? tokens.length : end);
}
