import { eachOf } from './each-of.mjs';
import { compareHeaders } from './parameters.mjs';
import { compareSchemas } from './schemas.mjs';
import { resolved, tellOther, walk } from './walk.mjs';

/** What is sent with a call. */
export function compareBodies(on, where, old, now) {
  const { say } = on;
  if (old === undefined || now === undefined)
    return say(old !== undefined || now.required === true, `${where}: ${now ? 'takes a' : 'takes no'} body`);
  const [one, other] = [bodyOf(on.before, old), bodyOf(on.after, now)];
  walk(on, `${where}: body`, one, other, {
    required: (was, is) =>
      was !== is &&
      say((on.way === 'request') === is, `${where}: the body is ${is ? 'required' : 'optional'}`),
    content: (was, is) => compareContents(on, `${where}: body`, was, is),
  });
}

const bodyOf = (document, body) => ({ required: false, ...resolved(document, body) });

export function compareAnswers(on, where, old, now) {
  walk(on, where, old, now, {
    headers: (was, is) => compareHeaders(on, where, was, is),
    content: (was, is) => compareContents(on, where, was, is),
  });
}

export function compareContents(on, where, old, now) {
  eachOf(old, now, {
    gone: (type) => on.say(true, `${where}: no ${type}`),
    come: (type) => on.say(false, `${where}: ${type} is new`),
    both: (type, one, other) =>
      walk(on, where, one, other, {
        schema: (was, is) => compareSchemas(on, where, was, is),
        ...(type === 'application/problem+json' ? problemsOf(on, where) : {}),
      }),
  });
}

/** The examples of a problem are the list of its codes. */
const problemsOf = (on, where) => ({
  examples: (old, now) =>
    eachOf(old, now, {
      gone: (code) => on.say(true, `${where}: the problem ${code} is gone`),
      come: (code) => on.say(false, `${where}: the problem ${code} is new`),
      both: (code, one, other) =>
        compareProblems(on.say, code, resolved(on.before, one).value, resolved(on.after, other).value),
    }),
});

function compareProblems(say, code, old = {}, now = {}) {
  for (const name of ['type', 'status', 'code'])
    tellOther(say, `the problem ${code}: ${name}`, old[name], now[name]);
}
