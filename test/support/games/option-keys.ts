import type { TSchema } from '@sinclair/typebox';

/** Every key of the words for options. A number is its own word. */
export function optionKeys({ properties }: TSchema): readonly string[] {
  return Object.entries(properties as Record<string, TSchema>).flatMap(([name, field]) => {
    const values = ((field['anyOf'] ?? [field]) as { const?: unknown }[]).map((one) => one.const);
    const named = values.filter((value) => typeof value === 'string');
    return [name, `${name}.about`, ...named.map((value) => `${name}.${value}`)].map((key) => `option.${key}`);
  });
}
