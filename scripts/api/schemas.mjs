import { alternativesOf, isUnion } from './alternatives.mjs';
import { eachOf } from './each-of.mjs';
import { KEYWORDS } from './keywords.mjs';
import { compareSets } from './sets.mjs';
import { resolved, walk, written } from './walk.mjs';

/** Allows nothing; and `true` allows everything. */
const NOTHING = { not: {} };
const whole = (schema = true) => (schema === true ? {} : schema === false ? NOTHING : schema);

/**
 * What has changed from a schema to the next. In a request, what was taken must be taken; in an answer, what was
 * promised must be kept.
 *
 * @param on the documents `before` and `after`, `say(breaks, what)`, and `way`: 'request' or 'response'
 */
export function compareSchemas(on, where, before, after) {
  const [old, now] = [whole(before), whole(after)];
  const named = now.$ref ?? old.$ref;
  if (named === undefined) return compareParts(on, where, old, now);
  if (old.$ref !== undefined && now.$ref !== undefined) {
    const pair = `${on.way} ${written(old)} ${written(now)}`;
    if (on.seen.has(pair)) return;
    on.seen.add(pair);
  }
  // What many calls have is told once, by its name.
  compareParts(on, `${named.split('/').at(-1)} in ${on.way}s`, old, now);
}

function compareParts(on, where, before, after) {
  const [old, now] = [resolved(on.before, before), resolved(on.after, after)];
  if (isNothing(old) !== isNothing(now)) return tellNothing(on, where, isNothing(now));
  if (isUnion(old) || isUnion(now)) {
    compareAlternatives(on, where, [before, old], [after, now]);
    if (isUnion(old) !== isUnion(now)) return compareBeside(on, where, old, now);
  }
  walk(on, where, old, now, { ...KEYWORDS(on, where, old, now), ...partsOf(on, where, old, now) });
}

/** What a union says beside its members, against what the other says by the same names. */
function compareBeside(on, where, old, now) {
  const names = Object.keys(isUnion(old) ? old : now).filter((name) => !['oneOf', 'anyOf'].includes(name));
  const beside = (schema) =>
    Object.fromEntries(Object.entries(schema).filter(([name]) => names.includes(name)));
  const [one, other] = [beside(old), beside(now)];
  walk(on, where, one, other, { ...KEYWORDS(on, where, one, other), ...partsOf(on, where, one, other) });
}

const isNothing = (schema) => written(schema.not) === '{}';

/** What may not be there any more, or what may be there now. */
function tellNothing({ way, say }, where, isGone) {
  say((way === 'request') === isGone, `${where}: ${isGone ? 'nothing' : 'something'} may stand here`);
}

/** The keywords that have schemas in them. */
function partsOf(on, where, old, now) {
  const covered = (place) => (one, other) => compareSchemas(on, `${where}${place}`, one, other);
  const pass = () => undefined;
  return {
    oneOf: pass,
    anyOf: pass,
    properties: (one, other) => compareMembers(on, where, { old, now }, one, other),
    required: (one, other) => compareRequired(on, where, one, other),
    patternProperties: (one, other) => compareNamed(on, where, one, other),
    additionalProperties: covered('/*'),
    unevaluatedProperties: covered('/*'),
    propertyNames: covered(' names'),
    items: covered('[]'),
    unevaluatedItems: covered('[]'),
    prefixItems: (one, other) => comparePlaces(on, where, one, other),
    allOf: (one, other) => compareAll(on, where, one, other),
    contentSchema: covered(' as text'),
  };
}

/** What was not described was anything at all, or whatever the schema says of it. */
function compareMembers(on, where, { old, now }, before, after) {
  const { say, way } = on;
  const wasClosed = isNothing(whole(old.additionalProperties));
  const mustBe = (name) => (now.required ?? []).includes(name);
  eachOf(before, after, {
    gone: (name) => say(true, `${where}/${name} is gone`),
    come: (name) => say(way === 'request' ? mustBe(name) : wasClosed, `${where}/${name} is new`),
    both: (name, one, other) => compareSchemas(on, `${where}/${name}`, one, other),
  });
}

/** Members that have come or gone are told as such. */
function compareRequired({ way, say }, where, old = [], now = []) {
  for (const name of now.filter((one) => !old.includes(one)))
    say(way === 'request', `${where}/${name} is required`);
  for (const name of old.filter((one) => !now.includes(one)))
    say(way === 'response', `${where}/${name} is optional`);
}

function compareNamed(on, where, old, now) {
  eachOf(old, now, {
    gone: (pattern) => on.say(true, `${where}/${pattern} is gone`),
    come: (pattern) => on.say(true, `${where}/${pattern} is new`),
    both: (pattern, one, other) => compareSchemas(on, `${where}/${pattern}`, one, other),
  });
}

function comparePlaces(on, where, old = [], now = []) {
  if (old.length !== now.length) on.say(true, `${where} has ${now.length} places, had ${old.length}`);
  for (const [place, one] of old.entries())
    if (place < now.length) compareSchemas(on, `${where}[${place}]`, one, now[place]);
}

/** All of which hold: one more asks for more, or promises more. */
function compareAll(on, where, old = [], now = []) {
  const byName = (document, members) => Object.fromEntries(alternativesOf(document, { anyOf: members }));
  eachOf(byName(on.before, old), byName(on.after, now), {
    gone: (name) => on.say(true, `${where}: all of no ${name}`),
    come: (name) => on.say(on.way === 'request', `${where}: all of also ${name}`),
    both: (name, one, other) => compareSchemas(on, `${where}(${name})`, one, other),
  });
}

/** What is no union is one of a single member. Whether more may come was said by the old one. */
function compareAlternatives(on, where, [before, old], [after, now]) {
  const [one, other] = [alternativesOf(on.before, old, before), alternativesOf(on.after, now, after)];
  compareSets(on, where, [...one.keys()], [...other.keys()], old['x-open'] === true);
  for (const [name, member] of one)
    if (other.has(name)) compareSchemas(on, `${where}(${name})`, member, other.get(name));
}
