import { eachOf } from './each-of.mjs';
import { compareAnswers, compareBodies } from './contents.mjs';
import { compareParameters } from './parameters.mjs';
import { resolved, tellOther, walk } from './walk.mjs';

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export function callGone({ say, today }, where, { deprecated, 'x-sunset': sunset }) {
  const announced = deprecated === true && sunset !== undefined && sunset <= today;
  say(!announced, `${where} is gone${announced ? ', as was announced' : ''}`);
}

export function compareCalls(on, where, old, now) {
  const { say, before, after } = on;
  compareSecurity(say, where, old.security ?? before.security, now.security ?? after.security);
  walk(on, where, old, now, {
    security: () => undefined,
    operationId: (was, is) => compareIds(say, where, was, is),
    deprecated: (was, is) => was !== is && say(false, `${where}: is ${is ? '' : 'not '}deprecated`),
    'x-sunset': (was, is) => compareSunsets(say, where, was, is),
    'x-scope': (was, is) => compareScopes(say, where, was, is),
    parameters: (was, is) => compareParameters({ ...on, way: 'request' }, where, was, is),
    requestBody: (was, is) => compareBodies({ ...on, way: 'request' }, where, was, is),
    responses: (was, is) => compareResponses({ ...on, way: 'response' }, where, was, is),
  });
}

export function compareIds(say, where, was, is) {
  if (was !== is) say(true, `${where}: is called ${is}, not ${was}`);
}

/** What was enough to be let in must be enough. */
function compareSecurity(say, where, old = [], now = []) {
  const isEnough = (given) => (wanted) => Object.keys(wanted).every((scheme) => given[scheme] !== undefined);
  const ways = old.length === 0 ? [{}] : old;
  for (const way of ways) {
    if (now.length === 0 || now.some(isEnough(way))) continue;
    say(true, `${where}: ${JSON.stringify(way)} does not let in any more`);
  }
}

/** Nothing goes sooner than was announced. */
function compareSunsets(say, where, was, is) {
  tellOther(say, `${where}: x-sunset`, was, is, was !== undefined && is !== undefined && is < was);
}

/** The scope that a token needs. */
function compareScopes(say, where, old, now) {
  if (old !== now)
    say(now !== undefined, `${where}: needs the scope ${now ?? 'no more'}, was ${old ?? 'none'}`);
}

function compareResponses(on, where, old, now) {
  eachOf(old, now, {
    gone: (status) => on.say(true, `${where}: answers no ${status}`),
    // Problems may come; another way to succeed is one that clients do not know.
    come: (status) => on.say(!/^[45]/.test(status), `${where}: answers ${status}`),
    both: (status, one, other) =>
      compareAnswers(on, `${where}: ${status}`, resolved(on.before, one), resolved(on.after, other)),
  });
}
