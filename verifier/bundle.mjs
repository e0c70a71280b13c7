import { canonical, same, sha256 } from './canonical.mjs';
import { Incomplete, must } from './fault.mjs';
import { isSigned } from './keys.mjs';

const FORMAT = 'harker-proof/1';
const NEW_LINE = 0x0a;
const BEFORE_THE_END = ['proof', 'key', 'entry'];

/**
 * A bundle as it lies in a file: lines of canonical JSON. The entries are read one after the other; one that cannot be
 * read is undefined, and found when it is its turn.
 */
export function readBundle(bytes) {
  const [first, ...rest] = bytes.toString('utf8').split('\n');
  const isWhole = rest.pop() === '';
  const last = isWhole ? readLine(rest.at(-1) ?? first) : undefined;
  const end = last?.line === 'end' ? last : undefined;
  const isCut = !isWhole || BEFORE_THE_END.includes(last?.line);
  if (end !== undefined) rest.pop();
  const keys = keysIn(rest);
  const about = readLine(first);
  const lines = rest.slice(keys.length);
  return { bytes, about, keys, end, isCut, count: lines.length, entries: entriesIn(lines, about) };
}

function keysIn(lines) {
  const keys = [];
  while (readLine(lines[keys.length])?.line === 'key') keys.push(readLine(lines[keys.length]));
  return keys;
}

function readLine(text) {
  try {
    const value = JSON.parse(text);
    return canonical(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

function* entriesIn(lines, about) {
  for (const text of lines) {
    const value = readLine(text);
    yield value?.line === 'entry' ? withoutKind(value) : undefined;
  }
  const said = `it says that there are ${about.version} entries, and there are ${lines.length}`;
  must(about.version === lines.length, said);
}

const withoutKind = ({ line: _line, ...entry }) => entry;

/** The first lines say what this is; they are believed no further than the entries bear them out. */
export function checkAbout({ bytes, about, keys, isCut, count }) {
  if (bytes.length === 0) throw new Incomplete('the file is empty');
  must(about?.line === 'proof', 'the first line is not that of a proof, or the file ends within it');
  must(about.format === FORMAT, `the format is ${about.format}, and known is ${FORMAT}`);
  if (isCut)
    throw new Incomplete(
      `the file has been cut off before the end of its last line: ${count} of ${about.version} entries are there`,
    );
  must(keys.length > 0, 'no key stands before the entries');
}

/** The first line says of the game what its entries say. */
export function checkAgainstEntries({ about }, { table }) {
  const { status, ruleset, rulesVersion, viewer } = about;
  const { ruleset: name } = table.began ?? table.created;
  must(status === table.status, `it says that the game is ${status}, and it is ${table.status}`);
  must(
    same([ruleset, rulesVersion], [name, table.adopting.now.rulesVersion]),
    'it says that other rules are played',
  );
  const seats = table.created.seats.map(({ seat }) => seat);
  must(viewer === 'spectator' || seats.includes(viewer), `${viewer} is no seat of the game`);
}

/** The last line signs all bytes before it. */
export function checkEnd({ bytes, about, end }, keys) {
  must(end !== undefined, 'the last line cannot be read');
  const before = bytes.subarray(0, bytes.lastIndexOf(NEW_LINE, bytes.length - 2) + 1);
  const { sha256: said, key, signature } = end;
  must(
    same(end, { line: 'end', sha256: said, key, signature }),
    'the last line has another form than is documented',
  );
  must(said === sha256(before), 'its bytes are not those that the last line signs');
  must(
    isSigned(['harker-proof-end/1', about.game, said], end, keys),
    'the last line is not signed by a key that is known',
  );
}
