import fs from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

export const TYPES = inRoot('clients', 'typescript', 'src', 'schema.ts');

const HEADING = '// Made of openapi.json by `npm run client:types`.\n\n';
// What only mail programs, browsers and operators call.
const NOT_FOR_CLIENTS = new Set(['/v1/inbound-mail']);
// A map of things by their names: "example" may be one of them.
const BY_NAME = new Set(['properties', 'schemas', 'paths', 'responses', 'content', 'mapping']);
const LEFT_OUT = new Set(['example', 'examples']);

/** The types of the contract as TypeScript: what clients send and get, every refusal as a problem. */
export async function clientTypes() {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const document = JSON.parse(fs.readFileSync(inRoot('openapi.json'), 'utf8'));
  const text = astToString(await openapiTS(forClients(document), { silent: true }));
  return HEADING + tidied(text);
}

/** @returns an exit code */
export async function writeClientTypes() {
  fs.writeFileSync(TYPES, await clientTypes());
  return 0;
}

function forClients({ paths, webhooks: _webhooks, ...document }) {
  const kept = Object.entries(paths).filter(
    ([path]) => path.startsWith('/v1/') && !NOT_FOR_CLIENTS.has(path),
  );
  const operations = kept.map(([path, methods]) => [path, mapped(methods, withPlainAnswers)]);
  return withoutExamples({ ...document, paths: Object.fromEntries(operations) });
}

const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

/** Headers are text, and every refusal has the same shape. */
function withPlainAnswers(operation) {
  if (operation.responses === undefined) return operation;
  const good = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  const answers = good.map(([status, { headers: _headers, ...answer }]) => [status, answer]);
  return { ...operation, responses: { ...Object.fromEntries(answers), default: REFUSED } };
}

const REFUSED = {
  description: 'Refused.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function withoutExamples(value, areNames = false) {
  if (Array.isArray(value)) return value.map((one) => withoutExamples(one));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => areNames || !LEFT_OUT.has(name));
  return Object.fromEntries(
    members.map(([name, one]) => [name, withoutExamples(one, !areNames && BY_NAME.has(name))]),
  );
}

const tidied = (text) =>
  text
    .replace(/^( *)\/\*\*\n *\* @description discriminator enum property .*\n *\* @enum .*\n *\*\/\n/gm, '')
    .replace(/^(?: {4})+/gm, (indent) => '  '.repeat(indent.length / 4));
