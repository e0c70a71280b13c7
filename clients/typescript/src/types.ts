import type { components } from './schema.js';

export type Schemas = components['schemas'];

/** What the contract calls the parts of each ruleset. */
interface Names {
  'fury-of-dracula-2e': 'FuryOfDracula2e';
  'fury-of-dracula-4e': 'FuryOfDracula4e';
  'vampire-graves': 'VampireGraves';
}

/** The rulesets whose types are known here; a server may have more. */
export type RulesetId = keyof Names;

export type View<R extends RulesetId = RulesetId> = R extends RulesetId ? Schemas[`${Names[R]}View`] : never;

/** An action that is on offer: of the ruleset, or of the table, which every game has. Tell them apart by `type`. */
export type OfferedAction<R extends RulesetId = RulesetId> = R extends RulesetId
  ? Schemas[`${Names[R]}OfferedAction`] | Schemas['TableOfferedAction']
  : never;

/** An action spelled out. */
export type Action<R extends RulesetId = RulesetId> = R extends RulesetId
  ? Schemas[`${Names[R]}Action`] | Schemas['TableAction']
  : never;

/** An event as it is told, of the ruleset or of the table. */
export type GameEvent<R extends RulesetId = RulesetId> = R extends RulesetId
  ? Schemas[`${Names[R]}Event`] | Schemas['TableEvent']
  : never;

export type Options<R extends RulesetId = RulesetId> = R extends RulesetId
  ? Schemas[`${Names[R]}Options`]
  : never;

export type Components<R extends RulesetId = RulesetId> = R extends RulesetId
  ? Schemas[`${Names[R]}Components`]
  : never;

export type Head = Schemas['Head'];
export type Decision = Schemas['Decision'];
export type SigningKey = Schemas['SigningKey'];

type With<Whole, Part> = Omit<Whole, keyof Part> & Part;

export type Entry<R extends RulesetId = RulesetId> = With<Schemas['Entry'], { events: GameEvent<R>[] }>;

/** A game as one seat, or a spectator, may see it. */
export type ViewAnswer<R extends RulesetId = RulesetId> = With<
  Schemas['ViewAnswer'],
  { view: View<R> | null; passing: { entry: number; events: GameEvent<R>[] }[] }
>;

export type ActionsAnswer<R extends RulesetId = RulesetId> = With<
  Schemas['ActionsAnswer'],
  { actions: OfferedAction<R>[] }
>;

/** What an action brought about, and what may be done next. */
export type Acted<R extends RulesetId = RulesetId> = With<
  Schemas['Acted'],
  { events: GameEvent<R>[]; view: View<R>; actions: OfferedAction<R>[] }
>;

export type StreamedEntry<R extends RulesetId = RulesetId> = With<
  Schemas['StreamedEntry'],
  { entry: Entry<R> }
>;

/** What a stream tells; `id` is the number of an entry. */
export type Frame<R extends RulesetId = RulesetId> =
  | { event: 'snapshot'; id: number; data: ViewAnswer<R> }
  | { event: 'entry'; id: number; data: StreamedEntry<R> }
  | { event: 'end'; id: number; data: Schemas['StreamEnd'] };

/**
 * For the last branch of a `switch` over a `type`: does not compile while a case is missing. At run time a type that is
 * newer than these types does come by; this throws then, so leave it out where such a type may be read over.
 */
export function assertNever(value: never): never {
  throw new Error(`Not known here: ${JSON.stringify(value)}`);
}
