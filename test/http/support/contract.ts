import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Json = Record<string, unknown>;

interface Media {
  schema: object;
}
interface Response {
  headers?: Json;
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response & { $ref?: string }>;
}
interface Document {
  components: { headers: Record<string, { required: boolean }>; responses: Record<string, Response> };
  paths: Record<string, Record<string, Operation>>;
}

export interface Answered {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** openapi.json, to hold answers against: an answer that it does not describe fails the test. */
export class Contract {
  private readonly document: Document;
  private readonly ajv: Ajv2020;
  private readonly checks = new Map<object, ValidateFunction>();

  constructor() {
    this.document = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document;
    this.ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.ajv);
    this.ajv.addSchema(closed(this.document) as object, 'openapi');
  }

  /** What is wrong with an answer, in sentences. */
  faults(answer: Answered): string[] {
    const operation = this.operation(answer.method, answer.url);
    if (operation === undefined) return [];
    const said = this.response(operation, answer.status);
    if (said === undefined) return [`${operation.operationId} does not say that it answers ${answer.status}`];
    const missing = Object.keys(said.headers ?? {})
      .filter((name) => this.document.components.headers[name]!.required)
      .filter((name) => answer.headers[name.toLowerCase()] === undefined);
    return [...missing.map((name) => `${name} is missing`), ...this.bodyFaults(said.content, answer)];
  }

  private response({ responses }: Operation, status: number): Response | undefined {
    const said = responses[String(status)];
    return said?.$ref === undefined ? said : this.document.components.responses[said.$ref.split('/').at(-1)!];
  }

  private bodyFaults(content: Record<string, Media> | undefined, answer: Answered): string[] {
    if (content === undefined) return answer.body === '' ? [] : ['there should be no body'];
    const type = String(answer.headers['content-type']).split(';')[0]!;
    const media = content[type];
    if (media === undefined) return [`${type} is not described`];
    if (!/[/+]json$/.test(type)) return [];
    const check = this.check(media.schema);
    const fits = check(JSON.parse(answer.body));
    return fits
      ? []
      : check.errors!.slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  private check(schema: object): ValidateFunction {
    const known = this.checks.get(schema);
    if (known !== undefined) return known;
    const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"openapi#/components');
    const check = this.ajv.compile(JSON.parse(text) as object);
    this.checks.set(schema, check);
    return check;
  }

  private operation(method: string, url: string): Operation | undefined {
    const [path = ''] = url.split('?');
    const found = Object.entries(this.document.paths)
      .filter(([template]) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
      .sort(([left], [right]) => left.split('{').length - right.split('{').length)[0];
    return found?.[1][method.toLowerCase()];
  }
}

/** Clients must bear new fields; the server must not send what it has not described. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  // Ajv finds the member of a union by its constant, and takes no mapping.
  const said = Object.entries(schema).filter(([name]) => name !== 'mapping');
  const members = Object.fromEntries(said.map(([name, member]) => [name, closed(member)]));
  const isShape =
    members['type'] === 'object' && 'properties' in members && !('additionalProperties' in members);
  return isShape ? { ...members, additionalProperties: false } : members;
}
