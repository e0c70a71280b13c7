import { choice, refTo } from './schema.js';

type Json = Record<string, unknown>;

/**
 * The parts of a ruleset's schemas that have a title: each becomes a component of its own, named by the ruleset
 * and the title, and stands wherever it is used by reference. Objects that are closed, as they are in requests, are
 * others than those of answers, and are named apart.
 */
export class TitledParts {
  private readonly found = new Map<string, Json>();

  constructor(private readonly prefix: string) {}

  /** @throws where two parts have one title and differ in more than their descriptions */
  lifted(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((one) => this.lifted(one));
    if (typeof schema !== 'object' || schema === null) return schema;
    const members = Object.entries(schema).map(([name, member]) => [name, this.lifted(member)]);
    const { title, ...rest } = Object.fromEntries(members) as Json;
    if (typeof title !== 'string') return title === undefined ? rest : { title, ...rest };
    return this.kept(title, rest);
  }

  components(): Record<string, Json> {
    return Object.fromEntries(this.found);
  }

  private kept(title: string, { description, ...shape }: Json): Json {
    const asked = this.isAsked(shape) ? `${this.prefix}Asked` : this.prefix;
    const name = asked + title;
    const schema = this.choiceOf(name, shape);
    const { description: said, ...before } = this.found.get(name) ?? { description, ...schema };
    if (JSON.stringify(before) !== JSON.stringify(schema)) throw new Error(`There are two schemas ${name}.`);
    this.found.set(name, { ...describedBy(said), ...schema });
    return { ...refTo(name), ...(description === said ? {} : describedBy(description)) };
  }

  private isAsked(shape: Json): boolean {
    const text = JSON.stringify(shape);
    return text.includes('"additionalProperties":false') || text.includes(`/${this.prefix}Asked`);
  }

  /** A union whose members differ by a constant has a component for each. */
  private choiceOf(name: string, shape: Json): Json {
    const { anyOf, ...rest } = shape;
    const members = Array.isArray(anyOf) ? (anyOf as Json[]) : [];
    const property = members.length > 0 ? discriminator(members) : undefined;
    if (property === undefined) return shape;
    const named = members.map((member): [string, string] => {
      const value = constantOf(member, property)!;
      const own = name + pascal(value);
      this.found.set(own, member);
      return [value, own];
    });
    return { ...choice(property, named), ...rest };
  }
}

/** The property that tells all members apart. */
function discriminator(members: readonly Json[]): string | undefined {
  return Object.keys((members[0]!['properties'] as Json | undefined) ?? {}).find((name) => {
    const values = members.map((member) => constantOf(member, name));
    return values.every((value) => value !== undefined) && new Set(values).size === values.length;
  });
}

function constantOf({ properties }: Json, name: string): string | undefined {
  const said = (properties as Record<string, Json | undefined> | undefined)?.[name]?.['const'];
  return typeof said === 'string' ? said : undefined;
}

const describedBy = (description: unknown): Json => (description === undefined ? {} : { description });

export function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
