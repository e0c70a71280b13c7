import { type TUnsafe, Type } from '@sinclair/typebox';
import { component, refTo } from '../contract/schema.js';
import { HeadSchema, SANDBOX, SeatId, STATUS, Time, Uuid } from '../games/game.schema.js';

/** What every ruleset declares for itself: see `contract/rulesets.ts`. */
const ruled = (name: string): TUnsafe<unknown> => Type.Unsafe(refTo(name));

const Version = Type.Integer({ minimum: 1, description: 'Number of the last entry of the game.' });
const Hex = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description });
const OrNull = <Schema extends ReturnType<typeof Type.String>>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const DecisionSchema = component(
  'Decision',
  Type.Object(
    {
      id: Type.String({ description: 'Never used twice in a game.' }),
      kind: Type.String(),
      seats: Type.Array(SeatId, { description: 'Who may answer.' }),
      deadlines: Type.Array(
        Type.Object({ seat: SeatId, at: Time('A default is taken after that, never before.') }),
        { description: 'Until when each of them has time. Empty in a game without time.' },
      ),
      label: Type.String(),
    },
    { description: 'Something that must be answered before play goes on.' },
  ),
);

const PassingSchema = Type.Array(
  Type.Object({ entry: Type.Integer({ minimum: 1 }), events: Type.Array(ruled('Event')) }),
  {
    description:
      'What everyone saw and may only remember: told until your own next action, and after the game.',
  },
);

export const ViewAnswerSchema = component(
  'ViewAnswer',
  Type.Object(
    {
      game: Uuid,
      version: Version,
      seat: OrNull(Type.String({ description: 'Whose view it is; null: a spectator’s.' })),
      ...{ ruleset: Type.String(), status: STATUS, sandbox: SANDBOX },
      awaiting: Type.Array(SeatId, { description: 'Seats that have something to decide now.' }),
      decisions: Type.Array(DecisionSchema),
      passing: PassingSchema,
      view: Type.Union([ruled('View'), Type.Null()], { description: 'null before the game begins.' }),
      head: HeadSchema,
    },
    { description: 'A game as one seat, or a spectator, may see it.' },
  ),
);

export const ActionsAnswerSchema = component(
  'ActionsAnswer',
  Type.Object(
    { version: Version, seat: SeatId, actions: Type.Array(ruled('OfferedAction')) },
    { description: 'Everything that a seat may do now, every choice spelled out.' },
  ),
);

export const ActedSchema = component(
  'Acted',
  Type.Object(
    {
      version: Type.Integer({ minimum: 1, description: 'The entry that the action made.' }),
      seat: SeatId,
      events: Type.Array(ruled('Event'), { description: 'What this seat may know of what happened.' }),
      view: ruled('View'),
      actions: Type.Array(ruled('OfferedAction'), { description: 'What this seat may do next.' }),
      receipt: HeadSchema,
    },
    { description: 'What an action brought about, as the acting seat may know it.' },
  ),
);

const PreviewSchema = component(
  'Preview',
  Type.Object(
    {
      events: Type.Array(ruled('Event'), { description: 'What this seat would be told of it.' }),
      view: ruled('View'),
    },
    { description: 'What would come of an action.' },
  ),
);

export const DryRunSchema = component(
  'DryRun',
  Type.Object(
    {
      dryRun: Type.Literal(true, { description: 'Nothing was done.' }),
      ruleset: Type.String(),
      seat: SeatId,
      version: Type.Integer({ minimum: 1, description: 'How far the game is: it stays so.' }),
      action: ruled('OfferedAction'),
      preview: Type.Union([PreviewSchema, Type.Null()], {
        description:
          'What would come of the action, where that follows from what this seat knows. null: chance, something ' +
          'hidden or the table has a say in it, or it ends the game.',
      }),
    },
    { description: 'An action that could be done now, and was not.' },
  ),
);

const OpeningSchema = component(
  'Opening',
  Type.Object(
    { salt: Hex('32 bytes.'), value: Type.Unknown({ description: 'What the commitment holds.' }) },
    { description: 'A commitment that is open to you.' },
  ),
);

const DrawSchema = component(
  'Draw',
  Type.Object({
    purpose: Type.String(),
    index: Type.Integer({ minimum: 0, description: 'Counts within one purpose of one entry.' }),
    n: Type.Integer({ minimum: 1, description: 'How many outcomes there were.' }),
    value: Type.Integer({ minimum: 0 }),
  }),
);

const SealSchema = component(
  'Seal',
  Type.Object(
    {
      format: Type.String({
        pattern: '^harker-entry/[1-9][0-9]*$',
        description:
          'How the hash is made, as docs/seal.md tells: `harker-entry/1`. Another way would have another number: check no ' +
          'entry whose format you do not know.',
      }),
      ruleset: Type.String(),
      rulesVersion: Type.Integer({ minimum: 1 }),
      previous: Hex('Hash of the entry before; zeros for the first.'),
      commitments: Type.Record(Type.String(), Hex('SHA-256 over salt and content.'), {
        description: 'One for every seat, one for what passes, one for what nobody knows yet; empty or not.',
      }),
      draws: Type.Array(DrawSchema, { description: 'Draws that everyone may check.' }),
      link: OrNull(Type.String({ description: 'Opens those draws.' })),
      anchor: OrNull(Type.String({ description: 'Commits to the links to come, where a chain is used up.' })),
      asked: Type.Unknown({
        description: 'The action as it was asked, where everyone may know it; else null.',
      }),
      opened: Type.Record(Type.String(), OpeningSchema, {
        description: 'The commitments that are open to you.',
      }),
    },
    { description: 'What is needed to check the entry’s hash.' },
  ),
);

export const EntrySchema = component(
  'Entry',
  Type.Object(
    {
      entry: Type.Integer({ minimum: 1 }),
      seat: OrNull(Type.String({ description: 'Who acted; null: nobody in particular.' })),
      at: Time('When it was accepted.'),
      events: Type.Array(ruled('Event')),
      struck: Type.Boolean({
        description:
          'Whether it was played and has been turned back since: it is kept, and counts no longer.',
      }),
      seal: SealSchema,
      hash: Hex('SHA-256 of the entry.'),
      head: HeadSchema,
    },
    { description: 'One accepted action and what you may know of its events.' },
  ),
);

export const HistorySchema = component(
  'History',
  Type.Object({
    version: Version,
    items: Type.Array(EntrySchema),
    next: Type.Union(
      [Type.Integer({ minimum: 0, description: 'Send it as `after` for the next page.' }), Type.Null()],
      { description: 'null: you are up to date.' },
    ),
  }),
);
