import { Type } from '@sinclair/typebox';
import { TELLING_KINDS } from '../../games/kit/parts.js';
import { component, OPEN, refTo } from '../contract/schema.js';

const Words = Type.Record(Type.String(), Type.String());

const SeatPlanSchema = Type.Object({
  seat: Type.String(),
  side: Type.String({ description: 'Seats of one side win together.' }),
  name: Type.String(),
  aim: Type.String({
    description:
      'How it wins, and what it does on its turn: a few sentences for who knows nothing of the game.',
  }),
});

const RevisionSchema = Type.Object(
  { version: Type.Integer({ minimum: 1 }), name: Type.String(), origin: Type.String() },
  { description: 'A named change of behaviour. A game plays by those that its version had when it began.' },
);

const PurposeSchema = Type.Object({
  purpose: Type.String({ description: 'As `draws` name it, and `dice` of a sandbox.' }),
  below: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description:
      'Out of how many, where that is always the same: 6 for a die, whose faces are 0 to 5. Null where it depends on the game.',
  }),
});

const PartSchema = Type.Object({
  group: Type.String({ description: 'The field of the components that has those of its kind.' }),
  id: Type.String({ description: 'As components, actions, events and views name it.' }),
  name: Type.String(),
  count: Type.Integer({ minimum: 1, description: 'How many there are.' }),
  actions: Type.Array(Type.String(), {
    description: 'Types of actions that use it without naming its id in a field.',
  }),
  told: Type.Array(
    Type.Object({
      kind: Type.Union(
        TELLING_KINDS.map((kind) => Type.Literal(kind)),
        { ...OPEN, description: 'Others may be added.' },
      ),
      label: Type.String({ description: 'The kind, for a reader.' }),
      text: Type.String(),
    }),
  ),
});

const summary = {
  ruleset: Type.String({ description: 'Its name.' }),
  title: Type.String(),
  version: Type.Integer({ minimum: 1, description: 'Games that are made now are played by this version.' }),
  unspoken: Type.Array(Type.String(), {
    description:
      'Types of events that tell a reader nothing: leave them out where the course of a game is told in words.',
  }),
};

export const RulesetsSchema = component(
  'Rulesets',
  Type.Object({
    items: Type.Array(component('RulesetSummary', Type.Object(summary))),
    next: Type.Null({ description: 'There is no next page.' }),
  }),
);

export const RulesetSchema = component(
  'Ruleset',
  Type.Object({
    ...summary,
    revisions: Type.Array(RevisionSchema),
    options: Type.Unknown({
      description:
        'JSON Schema (2020-12) of the options, with defaults. Each has a `title`, and a `description` that says what ' +
        'it does and where it comes from; where there is a list to choose from, each of `oneOf` has its value as ' +
        '`const` and its name as `title`. These are in the language of the answer.',
    }),
    defaults: Type.Unsafe<Record<string, unknown>>({
      ...refTo('Options'),
      description: 'What every option is, where those of the query are chosen and no others.',
    }),
    seats: Type.Array(SeatPlanSchema, { description: 'With the options of the query, or the default ones.' }),
    purposes: Type.Array(PurposeSchema, { description: 'What is drawn for: dice, cards and the like.' }),
    parts: Type.Array(PartSchema, {
      description:
        'Cards, tokens and persons that do something, and what, in the language of the answer and in our own words. The rules decide by what is in `components` and in the ruleset itself.',
    }),
    components: Type.Unsafe<unknown>(refTo('Components')),
    words: Type.Record(Type.String(), Words, {
      description: 'By language: ICU message patterns by key, so that a client can name what it shows.',
    }),
  }),
);
