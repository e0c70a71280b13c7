import { eachOf } from './each-of.mjs';
import { compareSchemas } from './schemas.mjs';
import { resolved, walk } from './walk.mjs';

const STYLES = { query: 'form', cookie: 'form', path: 'simple', header: 'simple' };

/** Of a call, or of a webhook: those we send, and they are like headers of answers. */
export function compareParameters(on, where, old, now) {
  const { say, way } = on;
  eachOf(byName(on.before, old), byName(on.after, now), {
    gone: (name) => say(true, `${where}: ${name} is gone`),
    come: (name, { required }) => say(way === 'request' && required, `${where}: ${name} is new`),
    both: (name, one, other) => compareFields(on, `${where}: ${name}`, one, other),
  });
}

function byName(document, all = []) {
  const found = all.map((one) => withDefaults(resolved(document, one)));
  return Object.fromEntries(found.map((one) => [`${one.in} ${one.name}`, one]));
}

function withDefaults({ style = undefined, ...one }) {
  const written = style ?? STYLES[one.in] ?? 'simple';
  const defaults = {
    required: false,
    explode: written === 'form',
    allowReserved: false,
    allowEmptyValue: false,
  };
  return { ...defaults, style: written, ...one };
}

/** Headers of an answer, each in full. */
export function compareHeaders(on, where, old, now) {
  const inFull = (document, all = {}) =>
    Object.fromEntries(
      Object.entries(all).map(([name, one]) => [name, withDefaults(resolved(document, one))]),
    );
  eachOf(inFull(on.before, old), inFull(on.after, now), {
    gone: (name) => on.say(true, `${where}: the header ${name} is gone`),
    come: (name, { required }) =>
      on.say(on.way === 'request' && required, `${where}: the header ${name} is new`),
    both: (name, one, other) => compareFields(on, `the header ${name} in ${on.way}s`, one, other),
  });
}

function compareFields(on, where, old, now) {
  walk(on, where, old, now, {
    deprecated: (was, is) => was !== is && on.say(false, `${where}: is ${is ? '' : 'not '}deprecated`),
    required: (was, is) =>
      was !== is && on.say((on.way === 'request') === is, `${where} is ${is ? 'required' : 'optional'}`),
    schema: (was, is) => compareSchemas(on, where, was, is),
  });
}
