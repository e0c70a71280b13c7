import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Described {
  readonly post: { readonly requestBody: { readonly content: { 'application/json': { schema: object } } } };
}

/** The `webhooks` of openapi.json, to hold bodies against. Members that it does not name are faults. */
export class Notices {
  private readonly checks: ReadonlyMap<string, ValidateFunction>;

  constructor() {
    const document = JSON.parse(readFileSync('openapi.json', 'utf8'), closed) as {
      webhooks: Record<string, Described>;
    };
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
    ajv.addSchema(document, 'openapi');
    const described = Object.entries(document.webhooks);
    this.checks = new Map(described.map(([type, one]) => [type, ajv.compile(schemaOf(one))]));
  }

  get types(): string[] {
    return [...this.checks.keys()];
  }

  /** What is wrong with a body, in sentences. */
  faults(body: string): string[] {
    const { type } = JSON.parse(body) as { type: string };
    const check = this.checks.get(type);
    if (check === undefined) return [`${type} is not described`];
    return check(JSON.parse(body))
      ? []
      : check.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}

function schemaOf({ post }: Described): object {
  const { schema } = post.requestBody.content['application/json'];
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')) as object;
}

function closed(_: string, value: unknown): unknown {
  const isShape =
    typeof value === 'object' &&
    value !== null &&
    'properties' in value &&
    !('additionalProperties' in value);
  return isShape ? { ...value, additionalProperties: false } : value;
}
