import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Described {
  readonly post: { readonly requestBody: { readonly content: { 'application/json': { schema: object } } } };
}

/** The `webhooks` of openapi.json, to hold bodies against. Members that it does not name are faults. */
export class Notices {
  private readonly described: Record<string, Described>;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor() {
    const document = JSON.parse(readFileSync('openapi.json', 'utf8'), closed) as {
      webhooks: Record<string, Described>;
    };
    this.described = document.webhooks;
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.ajv);
    this.ajv.addSchema(document, 'openapi');
  }

  get types(): string[] {
    return Object.keys(this.described);
  }

  /** What is wrong with a body, in sentences. */
  faults(body: string): string[] {
    const { type } = JSON.parse(body) as { type: string };
    const described = this.described[type];
    if (described === undefined) return [`${type} is not described`];
    const { schema } = described.post.requestBody.content['application/json'];
    const whole = JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components');
    const check = this.ajv.compile(JSON.parse(whole) as object);
    return check(JSON.parse(body))
      ? []
      : check.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}

function closed(_: string, value: unknown): unknown {
  const isShape =
    typeof value === 'object' &&
    value !== null &&
    'properties' in value &&
    !('additionalProperties' in value);
  return isShape ? { ...value, additionalProperties: false } : value;
}
