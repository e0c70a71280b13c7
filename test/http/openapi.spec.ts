import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiText } from '../../src/cli/openapi.js';

interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}
interface Parameter {
  name: string;
  in: string;
  description: string;
  schema: object;
  example: unknown;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<
    string,
    { description: string; $ref?: string; headers?: object; content?: Record<string, Media> }
  >;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; examples: Record<string, { value: unknown }> };
}

describe('openapi.json', () => {
  let text: string;
  let document: Document;
  let ajv: Ajv2020;
  let operations: [string, Operation][];

  beforeAll(async () => {
    text = await openApiText();
    document = JSON.parse(text);
    ajv = new Ajv2020({ strict: false, allErrors: true });
    (addFormats as unknown as (instance: Ajv2020) => void)(ajv);
    ajv.addSchema(document, 'openapi');
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]): [string, Operation] => [`${method} ${path}`, one]),
    );
  });

  /** Problems of a value with a schema of the document. */
  function problems(schema: object, value: unknown): string[] {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'));
    const check = ajv.compile(absolute);
    return check(value) ? [] : check.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  function bodies({ requestBody, responses }: Operation): [string, Media][] {
    const all = [['request', requestBody] as const, ...Object.entries(responses)];
    return all.flatMap(([name, one]) =>
      Object.values(one?.content ?? {}).map((media): [string, Media] => [name, media]),
    );
  }

  it('is what the code says: run `npm run openapi`', () => {
    expect(readFileSync('openapi.json', 'utf8')).toBe(text);
  });

  it('describes every call', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [name, { summary, description, tags, parameters = [] }] of operations) {
      expect({ name, summary, description, tags }).toEqual({
        name,
        summary: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        tags: [expect.stringMatching(/./)],
      });
      for (const parameter of parameters) {
        expect({ name, parameter }).toEqual({
          name,
          parameter: expect.objectContaining({
            description: expect.stringMatching(/./),
            example: expect.anything(),
          }),
        });
      }
    }
  });

  it('names every parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(methods)) {
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(names);
      }
    }
  });

  it('has an example for every body, and each fits its schema', () => {
    for (const [name, operation] of operations) {
      for (const [where, { schema, example, examples = {} }] of bodies(operation)) {
        const named = Object.values(examples).map(
          ({ value, $ref }) => value ?? document.components.examples[$ref!.split('/').at(-1)!]?.value,
        );
        const all = example === undefined ? named : [example, ...named];
        expect({ name, where, examples: all.length > 0 }).toEqual({ name, where, examples: true });
        for (const one of all)
          expect({ name, where, wrong: problems(schema, one) }).toEqual({ name, where, wrong: [] });
      }
    }
  });

  it('has an example for every parameter that fits its schema', () => {
    for (const [name, { parameters = [] }] of operations) {
      for (const { name: parameter, schema, example } of parameters) {
        expect({ name, parameter, wrong: problems(schema, example) }).toEqual({ name, parameter, wrong: [] });
      }
    }
  });

  it('leaves answers open to what may come, and closes what is asked', () => {
    const reached = (schema: unknown, seen = new Set<string>()): string[] => {
      for (const [, name] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
        if (seen.has(name!)) continue;
        seen.add(name!);
        reached(document.components.schemas[name!], seen);
      }
      return [...seen];
    };
    const closed = (name: string) =>
      /"additionalProperties":false/.test(JSON.stringify(document.components.schemas[name]));
    const answers = operations.flatMap(([, { responses }]) => reached(responses));
    expect(answers).toEqual(
      expect.arrayContaining(['Event', 'View', 'OfferedAction', 'Components', 'Options']),
    );
    expect(answers.filter(closed)).toEqual([]);
    for (const name of ['Event', 'View', 'OfferedAction', 'Components', 'Options']) {
      const { description } = document.components.schemas[name] as { description: string };
      expect(description).toContain('ignore those that you do not know');
    }
    const requests = operations.flatMap(([, { requestBody }]) => reached(requestBody ?? {}));
    for (const name of requests.filter((one) => 'properties' in document.components.schemas[one]!))
      expect([name, closed(name)]).toEqual([name, true]);
  });

  it('declares what any call can be answered with, and the headers of it', () => {
    for (const [name, { responses }] of operations) {
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['405', '429'])]);
      for (const [status, { headers, $ref }] of Object.entries(responses)) {
        if ($ref !== undefined) continue;
        expect([name, status, Object.keys(headers!)]).toEqual([
          name,
          status,
          expect.arrayContaining([
            'Cache-Control',
            ...(status === '401' ? ['WWW-Authenticate'] : []),
            ...(status === '429' ? ['Retry-After'] : []),
          ]),
        ]);
      }
    }
  });

  it('says that a token is opaque', () => {
    expect(text).not.toContain('JWT');
  });

  it('refers to nothing that it lacks', () => {
    const missing = [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/([\w-]+)"/g)].filter(
      ([, kind, name]) => {
        const components = document.components as unknown as Record<string, Record<string, unknown>>;
        return components[kind!]?.[name!] === undefined;
      },
    );
    expect(missing.map(([whole]) => whole)).toEqual([]);
  });
});
