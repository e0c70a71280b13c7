import { ValidateBy, type ValidationArguments } from 'class-validator';

/** A field that says nothing unless another one has one of these values. */
export const OnlyWith = (field: string, ...values: readonly unknown[]) =>
  ValidateBy({
    name: 'onlyWith',
    constraints: [field, ...values],
    validator: {
      validate: (_, about?: ValidationArguments) =>
        values.includes((about?.object as Readonly<Record<string, unknown>> | undefined)?.[field]),
    },
  });
