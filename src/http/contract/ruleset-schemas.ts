import type { TSchema } from '@sinclair/typebox';
import type { Ruleset } from '../../games/kit/game-definition.js';
import { TABLE_EVENTS } from '../../play/table/events.js';
import { TABLE_ACTIONS } from '../../play/table/table-questions.js';
import { Words } from '../../words/words.js';
import { optionsDescribed } from '../rulesets/option-words.js';
import { choice, OPEN, opened, plain, refTo } from './schema.js';
import { pascal, TitledParts } from './titled.js';

type Json = Record<string, unknown>;

/** Schemas of one vocabulary, by type; each becomes a component of its own, and all of them a union. */
interface Family {
  readonly name: string;
  readonly byType: ReadonlyMap<string, Json>;
  /** More may come. */
  readonly isOpen: boolean;
}

const IGNORE = 'More types and members may come at any time: ignore those that you do not know.';
const open = (description?: string): Json => ({
  description: description === undefined ? IGNORE : `${description} ${IGNORE}`,
  ...OPEN,
});
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

interface Vocabulary {
  readonly asked: Family;
  readonly offered: Family;
  readonly told: Family;
}

/** The schemas that the rulesets declare, as components: each by itself, by ruleset, and all together. */
export function rulesetSchemas(rulesets: readonly Ruleset[]): Record<string, object> {
  const words = new Words(rulesets);
  const own = rulesets.map(({ ruleset, schemas }) => ({
    prefix: pascal(ruleset),
    ...schemas,
    options: optionsDescribed(schemas.options, words.about(ruleset, 'en')),
  }));
  const table = vocabulary('Table', { actions: TABLE_ACTIONS, events: TABLE_EVENTS });
  const vocabularies = own.map((one) => vocabulary(one.prefix, one));
  const declared = own.map((one, place) =>
    withTitled(one.prefix, { ...spelledOut(vocabularies[place]!), ...singles(one) }),
  );
  const all = (part: keyof Vocabulary) => [table, ...vocabularies].map((one) => one[part]);
  return {
    ...spelledOut(table),
    ...joined(declared),
    Action: union({ description: 'An action at the table, or of any ruleset.' }, all('asked')),
    OfferedAction: union(open('An action that a seat may do now.'), all('offered')),
    Event: union(open('An event of the table or of any ruleset, as it is told.'), all('told')),
    ActionById: ACTION_BY_ID,
    ActionRequest: {
      description: 'An action by its id, or by its fields.',
      anyOf: [refTo('ActionById'), refTo('Action')],
    },
    View: views(own),
    Options: {
      ...open('The options of a game, all of them.'),
      ...anyOf(own.map(({ prefix }) => `${prefix}Options`)),
    },
    Components: {
      ...open('The printed parts of a game.'),
      ...anyOf(own.map(({ prefix }) => `${prefix}Components`)),
    },
  };
}

type Declared = Readonly<Record<string, TSchema>>;

function vocabulary(
  prefix: string,
  { actions, events }: { readonly actions: Declared; readonly events: Declared },
): Vocabulary {
  const offer = { required: { id: ID, label: LABEL }, open: true };
  return {
    asked: family(`${prefix}Action`, actions, { optional: { seat: SEAT } }),
    offered: family(`${prefix}OfferedAction`, actions, offer),
    told: family(`${prefix}Event`, events, { required: TOLD, open: true }),
  };
}

const spelledOut = (one: Vocabulary): Json => joined(Object.values(one).map(components));

/** What a ruleset declares, and the parts of it that have names. */
function withTitled(prefix: string, declared: Json): Json {
  const parts = new TitledParts(prefix);
  const lifted = parts.lifted(declared) as Json;
  return { ...parts.components(), ...lifted };
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
  const said = open('What a seat or a spectator sees, by ruleset.');
  if (names.some(([ruleset]) => ruleset === '')) return { ...said, ...anyOf(names.map(([, name]) => name)) };
  return { ...said, ...choice('ruleset', names) };
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

function family(name: string, declared: Declared, extra: Extra): Family {
  const entries = Object.entries(declared).map(([type, schema]) => [type, extended(schema, extra)] as const);
  return { name, byType: new Map(entries), isOpen: extra.open === true };
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
  const said = one.isOpen ? open() : {};
  return { ...(Object.fromEntries(members) as Json), [one.name]: { ...said, ...discriminated(one) } };
}

/** A choice of vocabularies: two rulesets may use one type, for things that differ. */
function union(said: Json, families: readonly Family[]): Json {
  return { ...said, ...anyOf(families.map(({ name }) => name)) };
}

function discriminated(one: Family): Json {
  const members = [...one.byType.keys()].map((type): [string, string] => [type, memberName(one, type)]);
  return choice('type', members);
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
