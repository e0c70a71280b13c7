import type { TSchema } from '@sinclair/typebox';
import type { Ruleset } from '../../games/kit/game-definition.js';
import { TABLE_EVENTS } from '../../play/table/events.js';
import { TABLE_ACTIONS } from '../../play/table/table-questions.js';
import { opened, plain, refTo } from './schema.js';

type Json = Record<string, unknown>;

/** Schemas of one vocabulary, by type; each becomes a component of its own, and all of them a union. */
interface Family {
  readonly name: string;
  readonly byType: ReadonlyMap<string, Json>;
}

const IGNORE = 'More types and members may come at any time: ignore those that you do not know.';
const LABEL = { type: 'string', description: 'What to call it.' };
const SEAT = { type: 'string', description: 'As which of my seats; needed where I hold several.' };
const ID = { type: 'string', description: 'Stays the same as long as the decision stands.' };
const TOLD = {
  schema: { type: 'integer', minimum: 1, description: 'Version of this event type.' },
  audience: {
    type: 'string',
    enum: ['everyone', 'passing', 'seats', 'nobody'],
    description:
      'Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.',
  },
  label: LABEL,
};

/** The schemas that the rulesets declare, as components: each by itself, by ruleset, and all together. */
export function rulesetSchemas(rulesets: readonly Ruleset[]): Record<string, object> {
  const own = rulesets.map((ruleset) => ({ prefix: pascal(ruleset.ruleset), ...ruleset.schemas }));
  const families = (part: (one: (typeof own)[number]) => Family) => own.map(part);
  const asked = families(({ prefix, actions }) =>
    family(`${prefix}Action`, actions, { optional: { seat: SEAT } }),
  );
  const offers = families(({ prefix, actions }) =>
    family(`${prefix}OfferedAction`, actions, { required: { id: ID, label: LABEL }, open: true }),
  );
  const events = families(({ prefix, events: declared }) =>
    family(`${prefix}Event`, declared, { required: TOLD, open: true }),
  );
  const table = family('TableEvent', TABLE_EVENTS, { required: TOLD, open: true });
  const askedAtTable = family('TableAction', TABLE_ACTIONS, { optional: { seat: SEAT } });
  const offeredAtTable = family('TableOfferedAction', TABLE_ACTIONS, {
    required: { id: ID, label: LABEL },
    open: true,
  });
  return {
    ...joined([table, askedAtTable, offeredAtTable, ...asked, ...offers, ...events].map(components)),
    ...joined(own.map(singles)),
    Action: union('An action at the table, or of any ruleset.', [askedAtTable, ...asked]),
    OfferedAction: union(`An action that a seat may do now. ${IGNORE}`, [offeredAtTable, ...offers]),
    Event: union(`An event of the table or of any ruleset, as it is told. ${IGNORE}`, [table, ...events]),
    ActionById: ACTION_BY_ID,
    ActionRequest: {
      description: 'An action by its id, or by its fields.',
      anyOf: [refTo('ActionById'), refTo('Action')],
    },
    View: views(own),
    Options: {
      description: `The options of a game, all of them. ${IGNORE}`,
      ...anyOf(own.map(({ prefix }) => `${prefix}Options`)),
    },
    Components: {
      description: `The printed parts of a game. ${IGNORE}`,
      ...anyOf(own.map(({ prefix }) => `${prefix}Components`)),
    },
  };
}

const ACTION_BY_ID = {
  type: 'object',
  description: 'One of the actions on offer.',
  properties: { id: { ...ID, minLength: 1, maxLength: 100 }, seat: SEAT },
  required: ['id'],
  additionalProperties: false,
};

function singles({
  prefix,
  options,
  view,
  components: parts,
}: { prefix: string } & Ruleset['schemas']): Json {
  return {
    [`${prefix}Options`]: opened(plain(options)),
    [`${prefix}View`]: opened(plain(view)),
    [`${prefix}Components`]: opened(plain(parts)),
  };
}

/** Where every view names its ruleset, that tells them apart. */
function views(own: readonly ({ prefix: string } & Ruleset['schemas'])[]): Json {
  const names = own.map(({ prefix, view }): [string, string] => [named(view) ?? '', `${prefix}View`]);
  const description = `What a seat or a spectator sees, by ruleset. ${IGNORE}`;
  if (names.some(([ruleset]) => ruleset === ''))
    return { description, ...anyOf(names.map(([, name]) => name)) };
  return { description, ...choice('ruleset', names) };
}

function named({ properties }: TSchema): string | undefined {
  return (properties as { ruleset?: { const?: string } } | undefined)?.ruleset?.const;
}

interface Extra {
  readonly required?: Json;
  readonly optional?: Json;
  /** Answers may have more members than are described; requests may not. */
  readonly open?: boolean;
}

function family(name: string, declared: Readonly<Record<string, TSchema>>, extra: Extra): Family {
  const entries = Object.entries(declared).map(([type, schema]) => [type, extended(schema, extra)] as const);
  return { name, byType: new Map(entries) };
}

function extended(schema: TSchema, { required = {}, optional = {}, open = false }: Extra): Json {
  const own = open ? opened(plain(schema)) : plain(schema);
  const { properties, required: before = [], ...rest } = own as Json & { required?: string[] };
  return {
    ...rest,
    properties: { ...(properties as Json), ...required, ...optional },
    required: [...before, ...Object.keys(required)],
  };
}

function components(one: Family): Json {
  const members = [...one.byType].map(([type, schema]) => [memberName(one, type), schema]);
  return { ...(Object.fromEntries(members) as Json), [one.name]: discriminated([one]) };
}

/** One choice of all of them where their types differ; else a choice of vocabularies. */
function union(description: string, families: readonly Family[]): Json {
  const types = families.flatMap(({ byType }) => [...byType.keys()]);
  const differ = new Set(types).size === types.length;
  return { description, ...(differ ? discriminated(families) : anyOf(families.map(({ name }) => name))) };
}

function discriminated(families: readonly Family[]): Json {
  const members = families.flatMap((one) =>
    [...one.byType.keys()].map((type): [string, string] => [type, memberName(one, type)]),
  );
  return choice('type', members);
}

/** @param members value of the property that tells them apart, and name of the component */
function choice(propertyName: string, members: readonly [value: string, name: string][]): Json {
  const mapping = Object.fromEntries(members.map(([value, name]) => [value, refTo(name).$ref]));
  return { oneOf: members.map(([, name]) => refTo(name)), discriminator: { propertyName, mapping } };
}

function joined(parts: readonly Json[]): Record<string, object> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part))) as Record<string, object>;
}

function anyOf(names: readonly string[]): Json {
  return { anyOf: names.map(refTo) };
}

function memberName({ name }: Family, type: string): string {
  return name + pascal(type);
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
