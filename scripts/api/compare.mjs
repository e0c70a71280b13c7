import { callGone, compareCalls, METHODS } from './calls.mjs';
import { eachOf } from './each-of.mjs';
import { compareNotices } from './notices.mjs';
import { walk } from './walk.mjs';

/**
 * What has changed from one OpenAPI document to the next, as its clients see it.
 *
 * @param today for operations that were announced to go; YYYY-MM-DD
 * @returns `{breaks, what}` for each change
 */
export function compare(before, after, today = new Date().toISOString().slice(0, 10)) {
  const found = new Map();
  // What many calls share is told once.
  const say = (breaks, what) => found.set(what, breaks || found.get(what) === true);
  const on = { before, after, say, today, seen: new Set() };
  walk(on, 'the document', before, after, {
    openapi: (old, now) => compareFormats(say, old, now),
    info: () => undefined,
    // A call says itself what lets in; this is for those that do not.
    security: () => undefined,
    servers: (old, now) => compareServers(say, old, now),
    paths: (old, now) => comparePaths(on, old, now),
    webhooks: (old, now) => compareWebhooks(on, old, now),
    components: (old, now) => compareSchemes(on, old?.securitySchemes, now?.securitySchemes),
  });
  return [...found].map(([what, breaks]) => ({ breaks, what }));
}

function compareFormats(say, old = '', now = '') {
  const minor = (version) => version.split('.').slice(0, 2).join('.');
  if (old !== now) say(minor(old) !== minor(now), `the document is OpenAPI ${now}, was ${old}`);
}

function compareServers(say, old = [], now = []) {
  const byUrl = (all) => Object.fromEntries(all.map((one) => [one.url, one]));
  eachOf(byUrl(old), byUrl(now), {
    gone: (url) => say(true, `the server ${url} is gone`),
    come: (url) => say(false, `the server ${url} is new`),
    both: (url, one, other) => walk({ say }, `the server ${url}`, one, other, {}),
  });
}

/** How a token is shown. */
function compareSchemes(on, old, now) {
  eachOf(old, now, {
    gone: (name) => on.say(true, `the security scheme ${name} is gone`),
    come: (name) => on.say(false, `the security scheme ${name} is new`),
    both: (name, one, other) => walk(on, `the security scheme ${name}`, one, other, {}),
  });
}

function comparePaths(on, old, now) {
  eachOf(old, now, {
    gone: (path, calls) => methodsOf(calls).forEach(([name, one]) => callGone(on, `${name} ${path}`, one)),
    come: (path) => on.say(false, `${path} is new`),
    both: (path, one, other) =>
      compareMethods(on, one, other, {
        where: path,
        gone: (name, call) => callGone(on, `${name} ${path}`, call),
        both: (name, call, same) => compareCalls(on, `${name} ${path}`, call, same),
      }),
  });
}

function compareWebhooks(on, old, now) {
  eachOf(old, now, {
    gone: (name) => on.say(true, `webhook ${name} is gone`),
    come: (name) => on.say(false, `webhook ${name} is new`),
    both: (name, one, other) =>
      compareMethods(on, one, other, {
        where: `webhook ${name}`,
        gone: (method) => on.say(true, `webhook ${name}: ${method} is gone`),
        both: (_, call, same) => compareNotices(on, `webhook ${name}`, call, same),
      }),
  });
}

function compareMethods(on, old, now, { where, gone, both }) {
  eachOf(Object.fromEntries(methodsOf(old)), Object.fromEntries(methodsOf(now)), {
    gone,
    come: (name) => on.say(false, `${where}: ${name} is new`),
    both,
  });
  // What stands beside the methods is for all of them.
  walk(on, where, old, now, Object.fromEntries(METHODS.map((name) => [name, () => undefined])));
}

const methodsOf = (item) => Object.entries(item).filter(([name]) => METHODS.includes(name));
