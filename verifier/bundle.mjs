import { canonical, same, sha256 } from './canonical.mjs';
import { must } from './fault.mjs';
import { isSigned } from './keys.mjs';

const FORMAT = 'harker-proof/1';
const NEW_LINE = 0x0a;

/**
 * A bundle as it lies in a file: lines of canonical JSON. The entries are read one after the other; one that cannot be
 * read is undefined, and found when it is its turn.
 */
export function readBundle(bytes) {
  const [first, ...rest] = bytes.toString('utf8').split('\n');
  const isWhole = rest.pop() === '';
  const end = isWhole ? readLine(rest.at(-1)) : undefined;
  if (end?.line === 'end') rest.pop();
  const keys = [];
  while (readLine(rest[keys.length])?.line === 'key') keys.push(readLine(rest[keys.length]));
  return { bytes, about: readLine(first), keys, end, entries: entriesIn(rest.slice(keys.length)) };
}

function readLine(text) {
  try {
    const value = JSON.parse(text);
    return canonical(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

function* entriesIn(lines) {
  for (const text of lines) {
    const value = readLine(text);
    yield value?.line === 'entry' ? withoutKind(value) : undefined;
  }
}

const withoutKind = ({ line: _line, ...entry }) => entry;

/** The first lines say what this is; they are believed no further than the entries bear them out. */
export function checkAbout({ about, keys }) {
  must(about?.line === 'proof', 'the first line is not that of a proof');
  must(about.format === FORMAT, `the format is ${about.format}, and known is ${FORMAT}`);
  must(keys.length > 0, 'no key stands before the entries');
}

/** The first line says of the game what its entries say. */
export function checkAgainstEntries({ about }, { chain, table }) {
  const { version, status, ruleset, rulesVersion, viewer } = about;
  const known = table.began ?? table.created;
  must(
    version === chain.head.version,
    `it says that there are ${version} entries, and there are ${chain.head.version}`,
  );
  must(status === table.status, `it says that the game is ${status}, and it is ${table.status}`);
  must(
    same([ruleset, rulesVersion], [known.ruleset, known.rulesVersion]),
    'it says that other rules are played',
  );
  const seats = table.created.seats.map(({ seat }) => seat);
  must(viewer === 'spectator' || seats.includes(viewer), `${viewer} is no seat of the game`);
}

/** The last line signs all bytes before it. */
export function checkEnd({ bytes, about, end }, keys) {
  must(end?.line === 'end', 'it has no last line: it has been cut off');
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
