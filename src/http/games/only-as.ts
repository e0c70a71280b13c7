import { ValidateBy, type ValidationArguments } from 'class-validator';

/** A field of a seat that is planned so. */
export const OnlyAs = (as: 'me' | 'invite') =>
  ValidateBy({
    name: 'onlyAs',
    constraints: ['as', as],
    validator: {
      validate: (_, about?: ValidationArguments) => (about?.object as { as?: unknown }).as === as,
    },
  });
