import { ValidateBy, type ValidationArguments } from 'class-validator';

/** A number that has a limit of its own where another field has this value. */
export const MostWith = (most: number, field: string, value: unknown) =>
  ValidateBy({
    name: 'mostWith',
    constraints: [most],
    validator: {
      validate: (number: unknown, about?: ValidationArguments) =>
        (about?.object as Readonly<Record<string, unknown>> | undefined)?.[field] !== value ||
        Number(number) <= most,
    },
  });
