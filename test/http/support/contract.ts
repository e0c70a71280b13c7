import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Json = Record<string, unknown>;

interface Media {
  schema: object;
  examples?: Json;
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

interface Head {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}
export interface Answered extends Head {
  readonly body: string;
}

/** Headers of HTTP itself, and those that keep browsers safe: every answer may have them. */
const EVERYWHERE = [
  ...['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding'],
  ...['content-security-policy', 'referrer-policy', 'strict-transport-security', 'x-content-type-options'],
  'x-request-id',
];

let known: Contract | undefined;

/** Read once by each file of tests. */
export const theContract = () => (known ??= new Contract());

/** openapi.json, to hold answers against: an answer that it does not describe fails the test. */
export class Contract {
  private readonly document: Document;
  private readonly ajv: Ajv2020;
  private readonly checks = new Map<object, ValidateFunction>();
  private readonly references = new Map<string, object>();

  constructor() {
    this.document = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document;
    this.ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.ajv);
    this.ajv.addSchema(closed(this.document) as object, 'openapi');
  }

  /** What is wrong with an answer, in sentences. What is asked where no call is, is not looked at. */
  faults(answer: Answered): string[] {
    const said = this.saidOf(answer);
    const head = this.headFaults(answer);
    return typeof said === 'object' ? [...head, ...this.bodyFaults(said.content, answer)] : head;
  }

  /** The same without a look at the body. */
  headFaults(answer: Head): string[] {
    const said = this.saidOf(answer);
    return typeof said === 'object' ? this.headerFaults(said, answer) : said === undefined ? [] : [said];
  }

  /** What the document says of an answer, or that it says nothing; undefined where no call is. */
  private saidOf({ method, url, status }: Head): Response | string | undefined {
    const calls = this.calls(url);
    if (calls === undefined) return undefined;
    const operation = calls[method === 'HEAD' ? 'get' : method.toLowerCase()];
    const said = operation === undefined ? this.refused(status) : this.response(operation, status);
    return (
      said ?? `${operation?.operationId ?? 'A call that there is not'} does not say that it answers ${status}`
    );
  }

  /** What is wrong with a value that a component describes. */
  valueFaults(component: string, value: unknown): string[] {
    return faultsOf(this.check(this.reference(component)), value);
  }

  private reference(component: string): object {
    const made = this.references.get(component) ?? { $ref: `#/components/schemas/${component}` };
    this.references.set(component, made);
    return made;
  }

  private refused(status: number): Response | undefined {
    return status === 405 ? this.document.components.responses['MethodNotAllowed'] : undefined;
  }

  private response({ responses }: Operation, status: number): Response | undefined {
    const said = responses[String(status)];
    return said?.$ref === undefined ? said : this.document.components.responses[said.$ref.split('/').at(-1)!];
  }

  private headerFaults({ headers = {} }: Response, answer: Head): string[] {
    const names = Object.keys(headers);
    const missing = names
      .filter((name) => this.document.components.headers[name]!.required)
      .filter((name) => answer.headers[name.toLowerCase()] === undefined);
    const described = new Set([...EVERYWHERE, ...names.map((name) => name.toLowerCase())]);
    const surplus = Object.keys(answer.headers).filter((name) => !described.has(name));
    return [
      ...missing.map((name) => `${name} is missing`),
      ...surplus.map((name) => `${name} is not described`),
    ];
  }

  private bodyFaults(content: Record<string, Media> | undefined, answer: Answered): string[] {
    if (answer.method === 'HEAD') return [];
    if (content === undefined) return answer.body === '' ? [] : ['there should be no body'];
    const type = String(answer.headers['content-type']).split(';')[0]!;
    const media = content[type];
    if (media === undefined) return [`${type} is not described`];
    if (!/[/+]json$/.test(type)) return [];
    const body = JSON.parse(answer.body) as Json;
    const codes = type === 'application/problem+json' ? codeFaults(media, body) : [];
    return [...codes, ...faultsOf(this.check(media.schema), body)];
  }

  private check(schema: object): ValidateFunction {
    const known = this.checks.get(schema);
    if (known !== undefined) return known;
    const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"openapi#/components');
    const check = this.ajv.compile(JSON.parse(text) as object);
    this.checks.set(schema, check);
    return check;
  }

  private calls(url: string): Record<string, Operation> | undefined {
    const [path = ''] = url.split('?');
    const found = Object.entries(this.document.paths)
      .filter(([template]) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
      .sort(([left], [right]) => left.split('{').length - right.split('{').length)[0];
    return found?.[1];
  }
}

/** The examples of a problem are the list of its codes. */
function codeFaults({ examples = {} }: Media, { code }: Json): string[] {
  return Object.hasOwn(examples, String(code)) ? [] : [`the problem ${String(code)} is not described`];
}

function faultsOf(check: ValidateFunction, value: unknown): string[] {
  if (check(value)) return [];
  return check.errors!.slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`);
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
