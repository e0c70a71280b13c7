import { getMetadataStorage, type ValidationError } from 'class-validator';
import type { Message } from '../../games/kit/message.js';
import { listed, wrong, type WrongKey } from '../../refusals/wrong.js';

/** For a rule whose name does not say enough, such as that of a pattern. */
export const saidAs = (key: WrongKey) => ({ message: wrong(key).key });

// A value of a wrong type is told its type first, and nothing else.
const TYPES = ['isInt', 'isString', 'isBoolean', 'isArray', 'isObject', 'nestedValidation'];

/** One thing for each place. */
export function firstWrong(error: ValidationError): Message | undefined {
  const rules = Object.keys(error.constraints ?? {});
  const rule = TYPES.find((type) => rules.includes(type)) ?? rules[0];
  if (rule === undefined) return undefined;
  if (rule === 'whitelistValidation') return wrong('unknown');
  if (error.value === undefined) return wrong('required');
  const own = error.constraints![rule]!;
  return own.startsWith(OWN) ? { key: own } : said(error, rule);
}

const OWN = wrong('at').key.slice(0, -'at'.length);

/** What a rule was given where it was declared. */
type Limits = readonly unknown[];

const always = (key: WrongKey) => () => wrong(key);

/** By the name of the rule. */
export const SAID: Readonly<Record<string, (limits: Limits, each: boolean) => Message>> = {
  isInt: always('integer'),
  isString: always('string'),
  isBoolean: always('boolean'),
  isArray: always('list'),
  isObject: always('object'),
  nestedValidation: always('objects'),
  isEmail: always('email'),
  isIso8601: always('dateTime'),
  isTimeZone: always('timeZone'),
  plainToSee: always('visible'),
  arrayUnique: always('twice'),
  arrayNotEmpty: () => wrong('elementsLeast', { least: 1 }),
  arrayMaxSize: ([most]) => wrong('elementsMost', { most: Number(most) }),
  min: ([least]) => wrong('least', { least: Number(least) }),
  max: ([most]) => wrong('most', { most: Number(most) }),
  mostWith: ([most]) => wrong('most', { most: Number(most) }),
  maxLength: ([most]) => wrong('charactersMost', { most: Number(most) }),
  isLength: ([least, most]) => wrong('characters', { least: Number(least), most: Number(most) }),
  isIn: ([values], each) => wrong(each ? 'only' : 'oneOf', { values: listed(values as Limits) }),
  onlyWith: ([field, ...values]) =>
    wrong('onlyWith', { field: String(field), values: listed(values.map((value) => JSON.stringify(value))) }),
};

function said({ target, property }: ValidationError, rule: string): Message {
  const declared = getMetadataStorage().getTargetValidationMetadatas(target!.constructor, '', false, false);
  const found = declared.find(({ propertyName, name }) => propertyName === property && name === rule);
  const limits = (found?.constraints as Limits | undefined) ?? [];
  return SAID[rule]?.(limits, found?.each ?? false) ?? wrong('form');
}
