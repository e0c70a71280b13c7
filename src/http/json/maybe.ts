import { ValidateIf } from 'class-validator';

/** A field that may be left out. Unlike with `IsOptional`, null is a wrong value. */
export const Maybe = () => ValidateIf((_, value) => value !== undefined);

/** A field that may be left out, and that null takes away. */
export const MaybeNull = () => ValidateIf((_, value) => value !== undefined && value !== null);
