import { compareSets } from './sets.mjs';
import { tellOther, written } from './walk.mjs';

/** The keywords that have no schemas in them, each with what compares its two values. */
export const KEYWORDS = (on, where, old, now) => ({
  ...Object.fromEntries(
    Object.keys(BOUNDS).map((name) => [name, (was, is) => compareBounds(on, where, { name, was, is })]),
  ),
  ...Object.fromEntries(FORMS.map((name) => [name, (was, is) => compareForms(on, where, { name, was, is })])),
  type: () => compareTypes(on, where, typesOf(old), typesOf(now)),
  enum: () => compareValues(on, where, old, now),
  const: () => compareValues(on, where, old, now),
  default: (was, is) => compareDefaults(on, where, was, is),
  deprecated: (was, is) => was !== is && on.say(false, `${where}: is ${is ? '' : 'not '}deprecated`),
  discriminator: (was, is) => compareDiscriminators(on, where, was, is),
  'x-open': (was, is) => compareOpenness(on, where, was === true, is === true),
});

const ALL_TYPES = ['null', 'boolean', 'object', 'array', 'string', 'number', 'integer'];

/** A number may be an integer. Without a type, what is allowed may be anything, unless its values are said. */
function typesOf(schema) {
  const values = valuesOf(schema);
  const said = schema.type ?? (values === undefined ? ALL_TYPES : values.map(typeOf));
  return [...new Set([said].flat().flatMap((one) => (one === 'number' ? ['number', 'integer'] : one)))];
}

function typeOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function compareTypes(on, where, old, now) {
  const name = (types) => (types.length === ALL_TYPES.length ? 'anything' : types.join(', '));
  if (old.some((one) => now.includes(one))) compareSets(on, where, old, now);
  else on.say(true, `${where}: is ${name(now)}, not ${name(old)}`);
}

const valuesOf = (schema) => (schema.const === undefined ? schema.enum : [schema.const]);

/** Whether more values may come was said by the old one. */
function compareValues(on, where, old, now) {
  const before = valuesOf(old)?.map(written);
  const after = valuesOf(now)?.map(written);
  if (before !== undefined && after !== undefined)
    return compareSets(on, where, before, after, old['x-open'] === true);
  if (before !== after)
    on.say(
      (on.way === 'request') === (before === undefined),
      `${where}: ${after ? 'takes few values' : 'takes any value'}`,
    );
}

/** Each bound, and what stands for it where there is none. */
const BOUNDS = Object.fromEntries([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'].map((name) => [
    name,
    -Infinity,
  ]),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'].map((name) => [
    name,
    Infinity,
  ]),
]);

function compareBounds({ way, say }, where, { name, was, is }) {
  const none = BOUNDS[name];
  const isNarrower = none < 0 ? (is ?? none) > (was ?? none) : (is ?? none) < (was ?? none);
  tellOther(say, `${where}: ${name}`, was, is, (way === 'request') === isNarrower);
}

/** What each of them asks for cannot be told from its value: another is as if it were dropped, and new. */
const FORMS = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentMediaType', 'contentEncoding'];

function compareForms({ way, say }, where, { name, was, is }) {
  const asked = (value) => (value === false ? undefined : value);
  const promised = asked(way === 'request' ? is : was);
  tellOther(say, `${where}: ${name}`, asked(was), asked(is), promised !== undefined);
}

/** What it means to leave something out of a request. In an answer it is nothing but words. */
function compareDefaults({ way, say }, where, was, is) {
  tellOther(say, `${where}: default`, was, is, way === 'request' && was !== undefined);
}

/** Where it leads for values that both have; members that come and go are told by the union. */
function compareDiscriminators({ say }, where, was = {}, is = {}) {
  const name = `${where}: discriminator`;
  tellOther(say, name, was.propertyName, is.propertyName, was.propertyName !== undefined);
  const [before, after] = [was.mapping ?? {}, is.mapping ?? {}];
  for (const [value, member] of Object.entries(before))
    if (after[value] !== undefined) tellOther(say, `${name} for ${value}`, member, after[value]);
}

/** Clients that have a branch for each value need one more, once more may come. */
function compareOpenness({ way, say }, where, was, is) {
  if (was !== is && way === 'response') say(is, `${where}: more may ${is ? '' : 'not '}come`);
}
