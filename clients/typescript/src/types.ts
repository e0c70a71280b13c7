import type { components } from './schema.js';

export type Schemas = components['schemas'];

/** What the contract says of one ruleset. */
interface Part<Name extends 'FuryOfDracula2e' | 'FuryOfDracula4e' | 'VampireGraves'> {
  readonly view: Schemas[`${Name}View`];
  readonly offered: Schemas[`${Name}OfferedAction`] | Schemas['TableOfferedAction'];
  readonly action: Schemas[`${Name}Action`] | Schemas['TableAction'];
  readonly event: Schemas[`${Name}Event`] | Schemas['TableEvent'];
  readonly options: Schemas[`${Name}Options`];
  readonly components: Schemas[`${Name}Components`];
}

interface Parts {
  readonly 'fury-of-dracula-2e': Part<'FuryOfDracula2e'>;
  readonly 'fury-of-dracula-4e': Part<'FuryOfDracula4e'>;
  readonly 'vampire-graves': Part<'VampireGraves'>;
}

/** The rulesets whose types are known here; a server may have more. */
export type RulesetId = keyof Parts;

export type View<R extends RulesetId = RulesetId> = Parts[R]['view'];

/** An action that is on offer: of the ruleset, or of the table, which every game has. Tell them apart by `type`. */
export type OfferedAction<R extends RulesetId = RulesetId> = Parts[R]['offered'];

/** An action spelled out. */
export type Action<R extends RulesetId = RulesetId> = Parts[R]['action'];

/** An event as it is told, of the ruleset or of the table. */
export type GameEvent<R extends RulesetId = RulesetId> = Parts[R]['event'];

export type Options<R extends RulesetId = RulesetId> = Parts[R]['options'];

export type Components<R extends RulesetId = RulesetId> = Parts[R]['components'];

export type Head = Schemas['Head'];
export type Decision = Schemas['Decision'];
export type SigningKey = Schemas['SigningKey'];

export interface Entry<R extends RulesetId = RulesetId> extends Omit<Schemas['Entry'], 'events'> {
  events: GameEvent<R>[];
}

/** A game as one seat, or a spectator, may see it. */
export interface ViewAnswer<R extends RulesetId = RulesetId> extends Omit<
  Schemas['ViewAnswer'],
  'view' | 'passing'
> {
  view: View<R> | null;
  passing: { entry: number; events: GameEvent<R>[] }[];
}

export interface ActionsAnswer<R extends RulesetId = RulesetId> extends Omit<
  Schemas['ActionsAnswer'],
  'actions'
> {
  actions: OfferedAction<R>[];
}

/** What an action brought about, and what may be done next. */
export interface Acted<R extends RulesetId = RulesetId> extends Omit<
  Schemas['Acted'],
  'events' | 'view' | 'actions'
> {
  events: GameEvent<R>[];
  view: View<R>;
  actions: OfferedAction<R>[];
}

/** An action that could be done now, and was not. */
export interface DryRun<R extends RulesetId = RulesetId> extends Omit<
  Schemas['DryRun'],
  'action' | 'preview'
> {
  action: OfferedAction<R>;
  /** null: chance, something hidden or the table has a say in it, or it ends the game. */
  preview: { events: GameEvent<R>[]; view: View<R> } | null;
}

export interface StreamedEntry<R extends RulesetId = RulesetId> extends Omit<
  Schemas['StreamedEntry'],
  'entry'
> {
  entry: Entry<R>;
}

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
