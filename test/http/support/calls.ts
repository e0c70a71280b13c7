import { readFileSync } from 'node:fs';
import type { Asking } from './server.js';

interface Media {
  examples?: Record<string, { value: string | object }>;
}
interface Described {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean; example: string }[];
  requestBody?: { content: Record<string, Media> };
}
/** An operation of the contract. */
export interface Call {
  name: string;
  method: string;
  path: string;
  one: Described;
}

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
export const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
};
export const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]): Call => ({
    name: one.operationId,
    method: method.toUpperCase(),
    path,
    one,
  })),
);

export const needsToken = ({ one: { security = [] } }: Call) =>
  security.length > 0 && security.every((choice) => Object.keys(choice).length > 0);

/** The path with an id for each of its parameters: one that is given, else that of the document. */
export function filled({ path, one: { parameters = [] } }: Call, given: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const said = given[name] ?? parameters.find((parameter) => parameter.name === name)?.example;
    return encodeURIComponent(said!);
  });
}

/** Asked as the document's examples ask. */
export function example({ one: { requestBody, parameters = [] } }: Call, token?: string): Asking {
  const needed = parameters.filter((parameter) => parameter.in === 'header' && parameter.required);
  const headers = Object.fromEntries(needed.map((parameter) => [parameter.name, parameter.example]));
  const [body] = Object.entries(requestBody?.content ?? {});
  return body === undefined ? { token, headers } : { token, ...withBody(body, headers) };
}

function withBody([type, { examples = {} }]: [string, Media], headers: Record<string, string>): Asking {
  const [said] = Object.values(examples);
  if (type === 'application/json') return { headers, body: said?.value };
  return { headers: { ...headers, 'content-type': type }, raw: said?.value as string };
}

// What is kept for a game is gone as well where there is no game.
export const ofGames = calls.filter(({ path, name }) => path.includes('{game}') && name !== 'resetGameMail');
