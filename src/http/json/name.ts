import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Length, ValidateBy } from 'class-validator';
import { isPlainToSee, LONGEST_NAME } from '../../players/names.js';

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

const plainToSee = ValidateBy({
  name: 'plainToSee',
  validator: {
    validate: (value) => typeof value !== 'string' || value === '' || isPlainToSee(value),
  },
});

/** A name that others read. */
export const Name = () => applyDecorators(trimmed, IsString(), Length(1, LONGEST_NAME), plainToSee);
