import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { Refusal } from '../../refusals/refusal.js';

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
    return check(value ?? {}, metadata) as Promise<unknown>;
  };
  return pipe;
}

function wrongs(error: ValidationError, above: string, place: Place): Wrong[] {
  const path = `${above}/${error.property.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    ...place(path),
    what: rule === 'whitelistValidation' ? 'is not known here' : sentence(message, error.property),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => wrongs(child, path, place))];
}

/** The messages begin with the name of the field, which the pointer gives already. */
function sentence(message: string, property: string): string {
  return message.startsWith(`${property} `) ? message.slice(property.length + 1) : message;
}
