import type { TSchema } from '@sinclair/typebox';
import type { Phrases } from '../../words/phrases.js';

type Value = string | number;

/** What a reader is told of one option. */
interface Told {
  readonly title: string;
  readonly about: string;
  /** None where it is not chosen from a list. */
  readonly values: readonly { readonly const: Value; readonly title: string }[];
}

/**
 * The schema of a ruleset's options for those who choose: each has `title` and `description`, and `oneOf` names every
 * value of a list.
 */
export function optionsInWords(options: TSchema, phrases: Phrases): TSchema {
  return eachTold(options, phrases, ({ title, about, values }) => ({
    title,
    description: about,
    ...(values.length === 0 ? {} : { oneOf: values }),
  }));
}

/** The same for those who read a contract, where a title is the name of a type: all in the description. */
export function optionsDescribed(options: TSchema, phrases: Phrases): TSchema {
  return eachTold(options, phrases, ({ title, about, values }) => {
    const named = values.filter((value) => typeof value.const === 'string');
    const list = named.map((value) => `\`${value.const}\`: ${value.title}`).join('; ');
    return { description: `${title}${list === '' ? '' : ` (${list})`}. ${about}` };
  });
}

function eachTold(options: TSchema, phrases: Phrases, tell: (told: Told) => object): TSchema {
  const fields = Object.entries((options['properties'] ?? {}) as Record<string, TSchema>);
  const worded = fields.map(([name, field]) => [name, { ...field, ...tell(told(name, field, phrases)) }]);
  return { ...options, properties: Object.fromEntries(worded) as object };
}

function told(name: string, field: TSchema, phrases: Phrases): Told {
  const key = `option.${name}`;
  return {
    title: phrases.say({ key }),
    about: phrases.say({ key: `${key}.about` }),
    values: valuesOf(field).map((value) => ({
      const: value,
      title: typeof value === 'number' ? String(value) : phrases.say({ key: `${key}.${value}` }),
    })),
  };
}

/** A list of one value is that value, by itself. */
function valuesOf(field: TSchema): readonly Value[] {
  const literals = ('const' in field ? [field] : (field['anyOf'] ?? [])) as readonly { const: Value }[];
  return literals.map((literal) => literal.const);
}
