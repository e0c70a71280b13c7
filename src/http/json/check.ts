import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { Refusal } from '../../refusals/refusal.js';
import { pointer, shapeOf, UNKNOWN } from './shape.js';

/** Where a request is wrong: a JSON pointer into the body (RFC 6901), or the name of a query parameter. */
export interface Wrong {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly what: string;
}

const MOST_ERRORS = 20;

/** Checks bodies by their class: wrong types, missing and unknown fields are all named at once. */
export const body = checker((path) => ({ pointer: path }));

/** Checks queries by their class. */
export const query = checker((path) => ({ parameter: path.slice(1) }));

export function refuse(errors: readonly Wrong[]): Refusal {
  return new Refusal('invalid-request', {}, { errors: errors.slice(0, MOST_ERRORS) });
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Place = (path: string) => Pick<Wrong, 'pointer' | 'parameter'>;

function checker(place: Place): ValidationPipe {
  const pipe = new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    exceptionFactory: (errors) => refuse(errors.flatMap((error) => wrongs(error, '', place))),
  });
  const check = pipe.transform.bind(pipe);
  pipe.transform = async (value: unknown, metadata) => {
    if (value !== undefined && !isPlainObject(value))
      throw refuse([{ ...place(''), what: 'must be an object' }]);
    const { known, faults, isTooLong } = shapeOf(value ?? {}, metadata.metatype as new () => object);
    const wrong = faults.map(({ path, what }) => ({ ...place(path), what }));
    if (isTooLong) throw refuse(wrong);
    const checked = await (check(known, metadata) as Promise<unknown>).catch((error: unknown) => {
      throw error instanceof Refusal ? refuse([...wrong, ...errorsOf(error)]) : error;
    });
    if (wrong.length > 0) throw refuse(wrong);
    return checked;
  };
  return pipe;
}

function errorsOf({ detail }: Refusal): readonly Wrong[] {
  return detail['errors'] as readonly Wrong[];
}

function wrongs(error: ValidationError, above: string, place: Place): Wrong[] {
  const path = pointer(above, error.property);
  const what = firstWrong(error);
  const own = what === undefined ? [] : [{ ...place(path), what }];
  return [...own, ...(error.children ?? []).flatMap((child) => wrongs(child, path, place))];
}

// A value of a wrong type is told its type first, and nothing else.
const TYPES = ['isInt', 'isString', 'isBoolean', 'isArray', 'isObject', 'nestedValidation'];

/** One thing for each place. */
function firstWrong({ constraints = {}, property, value }: ValidationError): string | undefined {
  const rules = Object.keys(constraints);
  const rule = TYPES.find((type) => rules.includes(type)) ?? rules[0];
  if (rule === undefined) return undefined;
  if (rule === 'whitelistValidation') return UNKNOWN;
  if (value === undefined) return 'is required';
  return PLAIN[rule] ?? sentence(constraints[rule]!, property);
}

const PLAIN: Readonly<Record<string, string>> = {
  isInt: 'must be an integer',
  isBoolean: 'must be true or false',
  isArray: 'must be a list',
  isEmail: 'must be an email address',
  nestedValidation: 'must be a list of objects',
};

/** The messages begin with the name of the field, which the pointer gives already. */
function sentence(message: string, property: string): string {
  return message.startsWith(`${property} `) ? message.slice(property.length + 1) : message;
}
