import { eachOf } from './each-of.mjs';

/** Whoever reads such a union or list must be ready for members that it does not know. */
const OPEN = /may come|ignore (?:those|what)|read over/i;

/**
 * What has changed from a schema to the next. In a request, what was taken must be taken; in an answer, what was
 * promised must be kept.
 *
 * @param on the documents `before` and `after`, `say(breaks, what)`, and `way`: 'request' or 'response'
 */
export function compareSchemas(on, where, before = {}, after = {}) {
  const named = after.$ref ?? before.$ref;
  if (named === undefined)
    return compareParts(on, where, resolved(on.before, before), resolved(on.after, after));
  const pair = `${on.way} ${before.$ref} ${after.$ref}`;
  if (on.seen.has(pair)) return;
  on.seen.add(pair);
  // What many calls have is told once, by its name.
  const place = `${named.split('/').at(-1)} in ${on.way}s`;
  compareParts(on, place, resolved(on.before, before), resolved(on.after, after));
}

function compareParts(on, where, old, now) {
  compareTypes(on, where, old, now);
  compareValues(on, where, old, now);
  compareBounds(on, where, old, now);
  compareMembers(on, where, old, now);
  compareChoices(on, where, old, now);
  compareItems(on, where, old, now);
}

function compareItems(on, where, old, now) {
  for (const part of ['items', 'additionalProperties'])
    if (isSchema(old[part]) && isSchema(now[part])) compareSchemas(on, `${where}[]`, old[part], now[part]);
  const { prefixItems: places = [] } = now;
  for (const [place, one] of (old.prefixItems ?? []).entries())
    compareSchemas(on, `${where}[${place}]`, one, places[place]);
}

const isSchema = (part) => typeof part === 'object' && part !== null;

function resolved(document, schema) {
  if (schema.$ref === undefined) return schema;
  const { description, ...named } = document.components.schemas[schema.$ref.split('/').at(-1)];
  return resolved(document, { description: schema.description ?? description, ...named });
}

/** What was taken and is not; or what was never sent, and is. */
function compareSets({ way, say }, where, old, now, isOpen = false) {
  const gone = old.filter((one) => !now.includes(one));
  const come = now.filter((one) => !old.includes(one));
  if (gone.length > 0) say(way === 'request', `${where}: no ${gone.join(', ')}`);
  if (come.length > 0) say(way === 'response' && !isOpen, `${where}: also ${come.join(', ')}`);
}

function compareTypes(on, where, old, now) {
  const before = [old.type ?? []].flat();
  const after = [now.type ?? []].flat();
  const isOther = before.length > 0 && after.length > 0 && !before.some((one) => after.includes(one));
  if (isOther) return on.say(true, `${where}: is ${after.join(', ')}, not ${before.join(', ')}`);
  if (before.length > 0 && after.length > 0) compareSets(on, where, before, after);
}

function compareValues(on, where, old, now) {
  const before = valuesOf(old);
  const after = valuesOf(now);
  if (before !== undefined && after !== undefined)
    return compareSets(on, where, before, after, OPEN.test(now.description ?? ''));
  if (before !== after)
    on.say(
      (on.way === 'request') === (before === undefined),
      `${where}: ${after ? 'takes few values' : 'takes any value'}`,
    );
}

const valuesOf = (schema) => (schema.const === undefined ? schema.enum : [schema.const]);

/** Each bound, and what stands for it where there is none. */
const BOUNDS = {
  ...Object.fromEntries(
    ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map((name) => [
      name,
      -Infinity,
    ]),
  ),
  ...Object.fromEntries(
    ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map((name) => [name, Infinity]),
  ),
};

function compareBounds(on, where, old, now) {
  for (const [name, none] of Object.entries(BOUNDS)) {
    const [was = none, is = none] = [old[name], now[name]];
    const isNarrower = none < 0 ? is > was : is < was;
    if (was !== is) tellBound(on, where, { name, was, is, breaks: (on.way === 'request') === isNarrower });
  }
  compareForms(on, where, old, now);
}

function compareForms(on, where, old, now) {
  for (const name of ['pattern', 'format']) {
    const [was, is] = [old[name], now[name]];
    const promised = on.way === 'request' ? is : was;
    if (was !== is) tellBound(on, where, { name, was, is, breaks: promised !== undefined });
  }
}

function tellBound({ say }, where, { name, was = 'none', is = 'none', breaks }) {
  say(breaks, `${where}: ${name} is ${is}, was ${was}`);
}

function compareMembers(on, where, old, now) {
  const { required = [] } = now;
  eachOf(old.properties, now.properties, {
    gone: (name) => on.say(true, `${where}/${name} is gone`),
    come: (name) => on.say(on.way === 'request' && required.includes(name), `${where}/${name} is new`),
    both: (name, one, other) => {
      compareSchemas(on, `${where}/${name}`, one, other);
      compareRequired(on, `${where}/${name}`, (old.required ?? []).includes(name), required.includes(name));
    },
  });
}

function compareRequired({ way, say }, where, was, is) {
  if (was !== is) say((way === 'request') === is, `${where} is ${is ? 'required' : 'optional'}`);
}

/** Members of a choice are known by the constants in them, else by their names, else by where they stand. */
function compareChoices(on, where, old, now) {
  const before = choicesOf(on.before, old);
  const after = choicesOf(on.after, now);
  if (before.size === 0 && after.size === 0) return;
  compareSets(on, where, [...before.keys()], [...after.keys()], OPEN.test(now.description ?? ''));
  for (const [name, one] of before)
    if (after.has(name)) compareSchemas(on, `${where}(${name})`, one, after.get(name));
}

function choicesOf(document, { oneOf, anyOf }) {
  const members = oneOf ?? anyOf ?? [];
  return new Map(members.map((one, place) => [nameOf(document, one, place), one]));
}

function nameOf(document, member, place) {
  const { properties = {}, type } = resolved(document, member);
  const constant = Object.values(properties).find((one) => one.const !== undefined)?.const;
  return constant ?? member.$ref?.split('/').at(-1) ?? (type === 'null' ? type : `choice ${place + 1}`);
}
