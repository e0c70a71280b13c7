import { applyDecorators, SetMetadata } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtension,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiResponse,
  type ApiResponseOptions,
} from '@nestjs/swagger';
import type { TSchema } from '@sinclair/typebox';
import type { RefusalCode } from '../../refusals/refusal.js';
import { type Access, accessOf } from '../access/access.js';
import { ANNOUNCED, type Deprecated, inWords } from './deprecation.js';
import type { HeaderName } from './headers.js';
import { COUNTED, headersOf } from './headers.js';
import type { Parameter } from './parameters.js';
import { problemResponses } from './problem-responses.js';
import { plain, refTo } from './schema.js';

type Class = new () => object;

export interface Answer {
  readonly status: number;
  readonly description: string;
  /** None: the answer has no body. */
  readonly schema?: TSchema;
  readonly type?: string;
  /** An example, or the name of one that is made by playing (`PLAYED`). */
  readonly example?: unknown;
  readonly headers?: readonly HeaderName[];
}

/** One call, as openapi.json describes it. */
export interface OperationContract {
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: {
    readonly schema: Class | TSchema | string;
    /** Where it is not JSON. */
    readonly type?: string;
    readonly required: boolean;
    readonly examples: Readonly<Record<string, unknown>>;
  };
  readonly answers: readonly Answer[];
  /** Besides those that every call of its kind can be refused with. */
  readonly refuses: readonly RefusalCode[];
  readonly deprecated?: Deprecated;
}

export const TAGS = {
  accounts: 'Players and their tokens.',
  rulesets: 'What can be played.',
  games: 'Tables: make, join, begin and leave them.',
  play: 'What a seat sees, may do and does.',
  messages: 'What players write to each other at the table.',
  disputes: 'Quarrels about a game, and how they end.',
  mail: 'Where and when mail comes, and pages that mails lead to.',
  proof: 'What anyone can check.',
  webhooks: 'Being called when there is something to tell.',
  operations: 'For those who run the server.',
} as const;
export type Tag = keyof typeof TAGS;

const CONTRACT = 'harker:contract';

/**
 * Describes a call in openapi.json. Stands above `@Needs`, `@Public` or `@TokenOptional`, which it reads.
 */
export function Operation(contract: OperationContract): MethodDecorator {
  return (target, name, descriptor) => {
    const access = accessOf(descriptor.value as object);
    if (access === undefined) throw new Error(`${String(name)} does not say who may call it`);
    return decorators(contract, access)(target, name, descriptor);
  };
}

export function contractOf(handler: object): OperationContract | undefined {
  return Reflect.getMetadata(CONTRACT, handler) as OperationContract | undefined;
}

function decorators(contract: OperationContract, access: Access) {
  const { id, tag, summary, parameters = [], body, answers, deprecated } = contract;
  return applyDecorators(
    SetMetadata(CONTRACT, contract),
    ApiOperation({
      ...{ operationId: id, tags: [tag], summary, description: described(contract, access) },
      security: securityOf(access),
      ...(deprecated === undefined ? {} : { deprecated: true }),
    }),
    ...extensions(contract, access).map(([name, value]) => ApiExtension(name, value)),
    ...parameters.map(parameterDecorator),
    ...(body === undefined ? [] : [bodyDecorator(body)]),
    ...answers.map((answer) => ApiResponse(responseOf(answer, headersOfEvery(contract)))),
    ...problemResponses(refusalsOf(contract, access), headersOfEvery(contract)).map((response) =>
      ApiResponse(response),
    ),
  );
}

/** For programs, what the description says in words. */
function extensions({ deprecated }: OperationContract, access: Access): [string, string][] {
  return [
    ...(typeof access === 'object' ? [['x-scope', access.needs] as [string, string]] : []),
    ...(deprecated === undefined ? [] : [['x-sunset', deprecated.sunset] as [string, string]]),
  ];
}

/** What is counted says so whatever it answers from then on, and so does what is to go. */
function headersOfEvery({ answers, deprecated }: OperationContract): readonly HeaderName[] {
  const isCounted = answers.some(({ headers = [] }) => headers.includes('RateLimit'));
  return [...(isCounted ? COUNTED : []), ...(deprecated === undefined ? [] : ANNOUNCED)];
}

/** Every code that a call can be refused with, in the order of their statuses. */
export function refusalsOf({ refuses }: OperationContract, access: Access): RefusalCode[] {
  const token: RefusalCode[] = access === 'public' ? [] : ['unauthenticated'];
  const scope: RefusalCode[] = typeof access === 'object' ? ['missing-scope'] : [];
  const server: RefusalCode[] = ['internal-error', 'not-ready'];
  return [...new Set<RefusalCode>(['invalid-request', ...refuses, ...token, ...scope, ...server])];
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'public') return [];
  return access === 'token-optional' ? [{ token: [] }, {}] : [{ token: [] }];
}

function described({ description, deprecated }: OperationContract, access: Access): string {
  const scope = typeof access === 'object' ? [`Needs a token with the scope \`${access.needs}\`.`] : [];
  const going = deprecated === undefined ? [] : [inWords(deprecated)];
  return [description, ...scope, ...going].join('\n\n');
}

function parameterDecorator(parameter: Parameter): MethodDecorator {
  const { in: where, name, description, required, schema, example } = parameter;
  const options = { name, description, required, schema: { ...schema, example } };
  if (where === 'path') return ApiParam(options);
  return where === 'query' ? ApiQuery(options) : ApiHeader(options);
}

function bodyDecorator({
  schema,
  type = 'application/json',
  required,
  examples,
}: NonNullable<OperationContract['body']>): MethodDecorator {
  const named = Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }]));
  const described = typeof schema === 'function' ? { type: schema } : { schema: schemaOf(schema) };
  return applyDecorators(ApiConsumes(type), ApiBody({ ...described, required, examples: named }));
}

const schemaOf = (schema: TSchema | string): object =>
  typeof schema === 'string' ? refTo(schema) : (plain(schema) as object);

function responseOf(
  { status, description, schema, type, example, headers = [] }: Answer,
  more: readonly HeaderName[],
): ApiResponseOptions {
  const names: readonly HeaderName[] = ['X-Request-Id', 'Cache-Control', ...headers, ...more];
  const said = { status, description, headers: headersOf(names) };
  if (schema === undefined) return said;
  return { ...said, content: { [type ?? 'application/json']: { schema: plain(schema) as object, example } } };
}
