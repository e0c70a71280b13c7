import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../refusals/refusal.js';
import { wrong } from '../../refusals/wrong.js';

/** What no request may have, wherever it goes. Node would refuse it with an answer that is no problem. */
export function firstLook({ httpVersion, headers }: IncomingMessage): Refusal | undefined {
  if (httpVersion === '1.1' && headers.host === undefined)
    return new Refusal('invalid-request', {}, { errors: [{ what: wrong('host') }] });
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    return new Refusal('expectation-failed');
  return undefined;
}
