import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { Refusal } from '../../refusals/refusal.js';
import { wrong, type Wrong } from '../../refusals/wrong.js';
import { firstWrong } from './rules.js';
import { pointer, shapeOf } from './shape.js';

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
    validationError: { target: true },
    exceptionFactory: (errors) => refuse(errors.flatMap((error) => wrongs(error, '', place))),
  });
  const check = pipe.transform.bind(pipe);
  pipe.transform = async (value: unknown, metadata) => {
    if (value !== undefined && !isPlainObject(value)) throw refuse([{ ...place(''), what: wrong('object') }]);
    const { known, faults, isTooLong } = shapeOf(value ?? {}, metadata.metatype as new () => object);
    const named = faults.map(({ path, what }) => ({ ...place(path), what }));
    if (isTooLong) throw refuse(named);
    const checked = await (check(known, metadata) as Promise<unknown>).catch((error: unknown) => {
      throw error instanceof Refusal ? refuse([...named, ...error.detail.errors!]) : error;
    });
    if (named.length > 0) throw refuse(named);
    return checked;
  };
  return pipe;
}

function wrongs(error: ValidationError, above: string, place: Place): Wrong[] {
  const path = pointer(above, error.property);
  const what = firstWrong(error);
  const own = what === undefined ? [] : [{ ...place(path), what }];
  return [...own, ...(error.children ?? []).flatMap((child) => wrongs(child, path, place))];
}
