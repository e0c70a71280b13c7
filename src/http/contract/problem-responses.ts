import type { ApiResponseOptions } from '@nestjs/swagger';
import { REFUSAL_CODES, type RefusalCode } from '../../refusals/refusal.js';
import { STATUS } from '../problems/catalogue.js';
import { problems } from '../../words/en/problems.js';
import type { HeaderName } from './headers.js';
import { headersOf } from './headers.js';
import { ProblemSchema } from './problem.schema.js';
import { plain } from './schema.js';

/**
 * One response per status: the codes that it can have, each with an example.
 *
 * @param more headers that the call answers with whatever comes of it
 */
export function problemResponses(
  codes: readonly RefusalCode[],
  more: readonly HeaderName[] = [],
): ApiResponseOptions[] {
  const statuses = [...new Set(codes.map((code) => STATUS[code]))].sort((left, right) => left - right);
  return statuses.map((status) =>
    responseOf(
      status,
      codes.filter((code) => STATUS[code] === status),
      more,
    ),
  );
}

function responseOf(
  status: number,
  codes: readonly RefusalCode[],
  more: readonly HeaderName[],
): ApiResponseOptions {
  const lines = codes.map((code) => `- \`${code}\`: ${problems[code].wrong}`);
  return {
    status,
    description: lines.join('\n'),
    headers: headersOf([...EVERYWHERE, ...(OWN_HEADERS[status] ?? []), ...more]),
    content: {
      'application/problem+json': {
        schema: plain(ProblemSchema) as object,
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

const EVERYWHERE: readonly HeaderName[] = ['X-Request-Id', 'Cache-Control', 'Content-Language', 'Vary'];
const OWN_HEADERS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  403: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** One example of every problem, as they stand in `components.examples`. */
export function problemExamples(): Record<string, { value: object }> {
  return Object.fromEntries(REFUSAL_CODES.map((code) => [code, { value: exampleOf(code) }]));
}

function exampleOf(code: RefusalCode): object {
  const { title, wrong, right } = problems[code];
  return {
    type: `/problems/${code}`,
    title,
    status: STATUS[code],
    detail: `${wrong} ${right}`,
    instance: 'urn:uuid:b1f6f2a0-6f2b-4c57-9c2e-2f3d5a1c7e90',
    code,
    ...(code === 'invalid-request' ? { errors: [{ pointer: '/name', what: 'must be a string' }] } : {}),
  };
}
