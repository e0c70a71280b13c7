import type { OpenAPIObject } from '@nestjs/swagger';
import type { RefusalCode } from '../../refusals/refusal.js';
import { problemResponses } from './problem-responses.js';

type Calls = Record<string, { responses: Record<string, object> }>;

/** What any call can be answered with, whatever it does. */
const COMMON: Readonly<Record<string, { readonly status: number; readonly code: RefusalCode }>> = {
  MethodNotAllowed: { status: 405, code: 'method-not-allowed' },
  ExpectationFailed: { status: 417, code: 'expectation-failed' },
};

/** As they stand in `components.responses`. */
export function commonResponses(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(COMMON).map(([name, { code }]) => {
      const { status: _, ...response } = problemResponses([code])[0]!;
      return [name, response];
    }),
  );
}

/** Every call refers to them, unless it says more itself. */
export function withCommonResponses(paths: OpenAPIObject['paths']): OpenAPIObject['paths'] {
  const common = Object.fromEntries(
    Object.entries(COMMON).map(([name, { status }]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
  const described = Object.entries(paths).map(([path, calls]) => [
    path,
    Object.fromEntries(
      Object.entries(calls as Calls).map(([method, call]) => [
        method,
        { ...call, responses: { ...common, ...call.responses } },
      ]),
    ),
  ]);
  return Object.fromEntries(described) as OpenAPIObject['paths'];
}
