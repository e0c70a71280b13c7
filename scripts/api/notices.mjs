import { compareIds } from './calls.mjs';
import { compareAnswers, compareBodies } from './contents.mjs';
import { eachOf } from './each-of.mjs';
import { compareParameters } from './parameters.mjs';
import { resolved, walk } from './walk.mjs';

/** Clients receive them: what is sent is like an answer, and what they answer like a request. */
export function compareNotices(on, where, old, now) {
  const sent = { ...on, way: 'response' };
  walk(on, where, old, now, {
    operationId: (was, is) => compareIds(on.say, where, was, is),
    deprecated: (was, is) => was !== is && on.say(false, `${where}: is ${is ? '' : 'not '}deprecated`),
    parameters: (was, is) => compareParameters(sent, where, was, is),
    requestBody: (was, is) => compareBodies(sent, where, was, is),
    responses: (was, is) => compareExpected({ ...on, way: 'request' }, where, was, is),
  });
}

/** A status that is new here had another meaning before: that of all the others. */
function compareExpected(on, where, old, now) {
  eachOf(old, now, {
    gone: (status) => on.say(true, `${where}: does not know the answer ${status}`),
    come: (status) => on.say(true, `${where}: has a meaning for the answer ${status}`),
    both: (status, one, other) =>
      compareAnswers(on, `${where}: ${status}`, resolved(on.before, one), resolved(on.after, other)),
  });
}
