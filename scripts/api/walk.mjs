/** Words for people, and examples: no client breaks by them. */
const WORDS = ['description', 'summary', 'title', 'tags', 'example', 'examples', 'externalDocs', '$comment'];

/**
 * Goes over all that two objects of a contract say. What nobody knows how to compare breaks clients where it differs.
 *
 * @param known by name, what compares the two values; words for people are passed over unless they are among them
 */
export function walk({ say }, where, old, now, known) {
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)]))
    if (known[name] !== undefined) known[name](old[name], now[name]);
    else if (!WORDS.includes(name)) tellOther(say, `${where}: ${name}`, old[name], now[name]);
}

/** Says so where two values are not the same, whatever the order of their members. */
export function tellOther(say, where, was, is, breaks = true) {
  if (written(was) !== written(is)) say(breaks, `${where} is ${written(is)}, was ${written(was)}`);
}

export function written(value) {
  if (value === undefined) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value, inOrder);
}

function inOrder(_, value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** What a `$ref` leads to; what stands beside it counts more. */
export function resolved(document, one) {
  if (one?.$ref === undefined) return one;
  const { $ref, ...beside } = one;
  const [kind, name] = $ref.split('/').slice(-2);
  return { ...resolved(document, document.components[kind][name]), ...beside };
}
