import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiText } from '../../src/cli/openapi.js';
import { RULESETS } from '../../src/games/registry.js';

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
interface Webhook {
  operationId: string;
  description: string;
  requestBody: { content: Record<string, Media> };
}
interface Schema {
  oneOf?: { $ref: string }[];
  anyOf?: { $ref: string }[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}
interface Document {
  webhooks: Record<string, { post: Webhook }>;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    examples: Record<string, { value: unknown }>;
    responses: Record<string, Operation['responses'][string]>;
  };
}

const HEADERS_OF: Readonly<Record<string, readonly string[]>> = {
  '401': ['WWW-Authenticate'],
  '405': ['Allow'],
  '429': ['Retry-After'],
};

const WAITING = ['get /v1/games/{game}/events', 'get /v1/games/{game}/stream', 'post /v1/inbound-mail'];

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

  /** As it stands, or where it is referred to. */
  function answersOf({ responses }: Operation): [string, Operation['responses'][string]][] {
    return Object.entries(responses).map(([status, one]) => [
      status,
      one.$ref === undefined ? one : document.components.responses[one.$ref.split('/').at(-1)!]!,
    ]);
  }

  function bodies(operation: Operation): [string, Media][] {
    const all = [['request', operation.requestBody] as const, ...answersOf(operation)];
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
    for (const [name, operation] of operations) {
      const statuses = Object.keys(operation.responses);
      expect([name, statuses]).toEqual([name, expect.arrayContaining(['405', '417'])]);
      for (const [status, { headers }] of answersOf(operation)) {
        expect([name, status, Object.keys(headers!)]).toEqual([
          name,
          status,
          expect.arrayContaining(['Cache-Control', ...(HEADERS_OF[status] ?? [])]),
        ]);
      }
    }
  });

  it('says of calls that are counted how many are left, whatever they answer', () => {
    const named = (answer: { headers?: object }) => Object.keys(answer.headers ?? {}).includes('RateLimit');
    const counted = operations.filter(([, one]) =>
      answersOf(one).some(([status, answer]) => Number(status) < 400 && named(answer)),
    );
    expect(counted.length).toBeGreaterThan(4);
    for (const [name, operation] of counted) {
      const silent = answersOf(operation).filter(([, answer]) => !named(answer));
      // Those are answered before anything is counted.
      expect([name, silent.map(([status]) => status)]).toEqual([name, ['405', '417']]);
    }
    const limited = operations.filter(([, { responses }]) => '429' in responses).map(([name]) => name);
    const others = limited.filter((name) => !counted.some(([one]) => one === name));
    // How many wait at a time is no rate.
    expect(others).toEqual(WAITING);
  });

  it('answers every refusal with a problem, each of its codes with an example', () => {
    for (const [name, operation] of operations) {
      const refused = answersOf(operation).filter(([status, { content = {} }]) => {
        const isPage = 'text/html' in content;
        return Number(status) >= 400 && !isPage;
      });
      for (const [status, { content = {} }] of refused) {
        const { examples = {} } = content['application/problem+json']!;
        const codes = Object.keys(examples);
        expect([name, status, codes]).toEqual([name, status, expect.arrayContaining([expect.any(String)])]);
        const shown = codes.map((code) => ({ $ref: `#/components/examples/${code}` }));
        expect([name, Object.values(examples)]).toEqual([name, shown]);
      }
    }
  });

  it('describes what it posts to webhooks, with examples that fit', () => {
    const posted = Object.values(document.webhooks).map(({ post }) => post);
    expect(posted.length).toBeGreaterThan(5);
    for (const { operationId, description, requestBody } of posted) {
      expect([operationId, description]).toEqual([expect.stringMatching(/^on/), expect.stringMatching(/./)]);
      const { schema, example } = requestBody.content['application/json']!;
      expect([operationId, problems(schema, example)]).toEqual([operationId, []]);
    }
  });

  it.each(RULESETS)(
    'tells the actions and events of $ruleset apart by their type',
    ({ ruleset, schemas }) => {
      const prefix = ruleset.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const families = { Action: schemas.actions, OfferedAction: schemas.actions, Event: schemas.events };
      for (const [family, declared] of Object.entries(families)) {
        const { oneOf, discriminator } = document.components.schemas[prefix + family] as Schema;
        expect(Object.keys(discriminator!.mapping)).toEqual(Object.keys(declared));
        expect(oneOf!.map(({ $ref }) => $ref)).toEqual(Object.values(discriminator!.mapping));
      }
      const { discriminator } = document.components.schemas['View'] as Schema;
      expect(discriminator!.mapping[ruleset]).toBe(`#/components/schemas/${prefix}View`);
      expect(document.components.schemas[`${prefix}Options`]).toBeDefined();
    },
  );

  it('is small enough to be read by the tools that read it', () => {
    expect(text.length).toBeLessThan(2_000_000);
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
