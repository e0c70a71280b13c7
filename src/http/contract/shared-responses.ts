import type { OpenAPIObject } from '@nestjs/swagger';
import { pascal } from './titled.js';

type Paths = OpenAPIObject['paths'];
type Calls = Record<string, { responses: Record<string, object> }>;

interface Shared {
  readonly paths: Paths;
  /** As they stand in `components.responses`. */
  readonly responses: Record<string, object>;
}

/** Problems that several calls answer in the same words stand once, named by their codes. */
export function sharedResponses(paths: Paths): Shared {
  const counted = new Map<string, number>();
  eachResponse(paths, (response) => {
    const text = JSON.stringify(response);
    counted.set(text, (counted.get(text) ?? 0) + 1);
    return response;
  });
  const responses: Record<string, object> = {};
  const shared = eachResponse(paths, (response) => {
    const codes = codesOf(response);
    if (codes.length === 0 || counted.get(JSON.stringify(response)) === 1) return response;
    const name = codes.map(pascal).join('Or') + sortOf(response, codes);
    if (responses[name] !== undefined && JSON.stringify(responses[name]) !== JSON.stringify(response))
      throw new Error(`There are two responses ${name}.`);
    responses[name] = response;
    return { $ref: `#/components/responses/${name}` };
  });
  return { paths: shared, responses };
}

function codesOf(response: object): string[] {
  const { content } = response as { content?: Record<string, { examples?: object }> };
  return Object.keys(content?.['application/problem+json']?.examples ?? {});
}

/** Calls that are counted, or are to go, say so with every answer. */
function sortOf(response: object, codes: readonly string[]): string {
  const { headers = {} } = response as { headers?: object };
  const isCounted = 'RateLimit' in headers && !codes.some((code) => code.startsWith('too-many-'));
  return `${isCounted ? 'Counted' : ''}${'Sunset' in headers ? 'Deprecated' : ''}`;
}

function eachResponse(paths: Paths, change: (response: object) => object): Paths {
  const changed = Object.entries(paths).map(([path, calls]) => [
    path,
    Object.fromEntries(
      Object.entries(calls as Calls).map(([method, { responses, ...call }]) => [
        method,
        { ...call, responses: mapped(responses, change) },
      ]),
    ),
  ]);
  return Object.fromEntries(changed) as Paths;
}

function mapped(responses: Record<string, object>, change: (response: object) => object): object {
  return Object.fromEntries(Object.entries(responses).map(([status, one]) => [status, change(one)]));
}
