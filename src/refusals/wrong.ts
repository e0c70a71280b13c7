import type { Message } from '../games/kit/message.js';

/** What can be wrong with a part of a request. Each has words in every language, as `wrong.<key>`. */
export const WRONG_KEYS = [
  'required',
  'unknown',
  'inBody',
  'noBody',
  'at',
  'object',
  'jsonObject',
  'action',
  'idOrType',
  'notWith',
  'neededWith',
  'together',
  'onlyWith',
  'list',
  'objects',
  'integer',
  'number',
  'boolean',
  'string',
  'null',
  'email',
  'least',
  'most',
  'upTo',
  'is',
  'oneOf',
  'notOneOf',
  'only',
  'charactersLeast',
  'charactersMost',
  'characters',
  'elementsLeast',
  'elementsMost',
  'elements',
  'twice',
  'form',
  'dateTime',
  'timeOfDay',
  'timeZone',
  'language',
  'seat',
  'account',
  'game',
  'ruleset',
  'rulesets',
  'cursor',
  'cursorElsewhere',
  'seatWithoutGame',
  'visible',
  'utf8',
  'json',
  'levels',
  'values',
  'names',
  'text',
  'double',
  'url',
  'contentLength',
  'host',
  'lastEventId',
  'behind',
  'past',
  'lifetime',
  'later',
  'either',
  'inSandbox',
  'notOffered',
  'noSuchAction',
  'target.none',
  'target.https',
  'target.port',
  'target.password',
  'target.noAddress',
  'target.notPublic',
] as const;

export type WrongKey = (typeof WRONG_KEYS)[number];

/** Where a request is wrong: a JSON pointer into the body (RFC 6901), or the name of a query parameter. */
export interface Wrong {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly what: Message;
}

/** What is wrong, in no language yet. */
export const wrong = (key: WrongKey, values?: Message['values']): Message => ({
  key: `wrong.${key}`,
  ...(values === undefined ? {} : { values }),
});

/** Values of a list, as it is said. */
export const listed = (values: readonly unknown[]): string => values.map(String).join(', ');
