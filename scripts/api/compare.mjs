import { eachOf } from './each-of.mjs';
import { compareSchemas } from './schemas.mjs';

/**
 * What has changed from one OpenAPI document to the next, as its clients see it.
 *
 * @param today for operations that were announced to go; YYYY-MM-DD
 * @returns `{breaks, what}` for each change
 */
export function compare(before, after, today = new Date().toISOString().slice(0, 10)) {
  const found = [];
  const say = (breaks, what) => found.push({ breaks, what });
  const on = { before, after, say, today, seen: new Set() };
  eachOf(before.paths, after.paths, {
    gone: (path, calls) =>
      Object.entries(calls).forEach(([method, one]) => callGone(on, `${method} ${path}`, one)),
    come: (path) => say(false, `${path} is new`),
    both: (path, old, now) =>
      eachOf(old, now, {
        gone: (method, one) => callGone(on, `${method} ${path}`, one),
        come: (method) => say(false, `${method} ${path} is new`),
        both: (method, one, other) => compareCalls(on, `${method} ${path}`, one, other),
      }),
  });
  eachOf(before.webhooks, after.webhooks, {
    gone: (name) => say(true, `webhook ${name} is gone`),
    come: (name) => say(false, `webhook ${name} is new`),
    both: (name, old, now) => compareNotices(on, `webhook ${name}`, old.post, now.post),
  });
  return found;
}

function callGone({ say, today }, where, { deprecated, 'x-sunset': sunset }) {
  const announced = deprecated === true && sunset !== undefined && sunset <= today;
  say(!announced, `${where} is gone${announced ? ', as was announced' : ''}`);
}

function compareCalls(on, where, old, now) {
  const { say } = on;
  if (old.operationId !== now.operationId)
    say(true, `${where}: is called ${now.operationId}, not ${old.operationId}`);
  if (now.deprecated && !old.deprecated) say(false, `${where}: is deprecated`);
  compareSecurity(say, where, old.security ?? [], now.security ?? []);
  compareScopes(say, where, old['x-scope'], now['x-scope']);
  compareParameters(on, where, { old: old.parameters, now: now.parameters }, 'request');
  compareBodies(on, where, old.requestBody, now.requestBody);
  eachOf(old.responses, now.responses, {
    gone: (status) => say(true, `${where}: answers no ${status}`),
    come: (status) => say(false, `${where}: answers ${status}`),
    both: (status, one, other) =>
      compareAnswers(on, `${where}: ${status}`, resolved(on.before, one), resolved(on.after, other)),
  });
}

/** What was enough to be let in must be enough. */
function compareSecurity(say, where, old, now) {
  const isEnough = (given) => (wanted) => Object.keys(wanted).every((scheme) => given[scheme] !== undefined);
  const ways = old.length === 0 ? [{}] : old;
  for (const way of ways) {
    if (now.length === 0 || now.some(isEnough(way))) continue;
    say(true, `${where}: ${JSON.stringify(way)} does not let in any more`);
  }
}

/** The scope that a token needs. */
function compareScopes(say, where, old, now) {
  if (old !== now)
    say(now !== undefined, `${where}: needs the scope ${now ?? 'no more'}, was ${old ?? 'none'}`);
}

function compareParameters(on, where, { old = [], now = [] }, way) {
  const { say } = on;
  const byName = (all) => Object.fromEntries(all.map((one) => [`${one.in} ${one.name}`, one]));
  eachOf(byName(old), byName(now), {
    gone: (name) => say(true, `${where}: ${name} is gone`),
    come: (name, { required }) => say(way === 'request' && required === true, `${where}: ${name} is new`),
    both: (name, one, other) => {
      if (way === 'request' && other.required && !one.required) say(true, `${where}: ${name} is required`);
      compareSchemas({ ...on, way }, `${where}: ${name}`, one.schema, other.schema);
    },
  });
}

function compareBodies(on, where, old, now) {
  const { say } = on;
  if (old === undefined || now === undefined) {
    if (old !== now)
      say(old !== undefined || now.required === true, `${where}: ${now ? 'takes a' : 'takes no'} body`);
    return;
  }
  if (now.required && !old.required) say(true, `${where}: the body is required`);
  compareContents({ ...on, way: 'request' }, `${where}: body`, old.content, now.content);
}

function compareAnswers(on, where, old, now) {
  const { say } = on;
  eachOf(old.headers, now.headers, {
    gone: (name) => say(true, `${where}: the header ${name} is gone`),
    come: (name) => say(false, `${where}: the header ${name} is new`),
    both: () => undefined,
  });
  compareContents({ ...on, way: 'response' }, where, old.content, now.content);
}

function compareContents(on, where, old, now) {
  const { say } = on;
  eachOf(old, now, {
    gone: (type) => say(true, `${where}: no ${type}`),
    come: (type) => say(false, `${where}: ${type} is new`),
    both: (type, one, other) => {
      compareSchemas(on, where, one.schema, other.schema);
      if (type === 'application/problem+json') compareProblems(say, where, one, other);
    },
  });
}

function compareProblems(say, where, old, now) {
  eachOf(old.examples, now.examples, {
    gone: (code) => say(true, `${where}: the problem ${code} is gone`),
    come: (code) => say(false, `${where}: the problem ${code} is new`),
    both: () => undefined,
  });
}

/** Clients receive them: what is sent is like an answer. */
function compareNotices(on, where, old, now) {
  if (old.operationId !== now.operationId)
    on.say(true, `${where}: is called ${now.operationId}, not ${old.operationId}`);
  compareParameters(on, where, { old: old.parameters, now: now.parameters }, 'response');
  compareContents({ ...on, way: 'response' }, where, old.requestBody.content, now.requestBody.content);
}

function resolved(document, response) {
  return response.$ref === undefined
    ? response
    : document.components.responses[response.$ref.split('/').at(-1)];
}
