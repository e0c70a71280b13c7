import type { SeatId } from '../../src/games/kit/audience.js';
import type { GameDefinition, Ruleset, Typed } from '../../src/games/kit/game-definition.js';
import type { Random } from '../../src/games/kit/random.js';
import { EntryChance } from '../../src/play/chance/entry-chance.js';
import { decidedOtherwise } from '../support/games/twins/otherwise.js';
import type { Decided, Secrets } from '../support/games/twins/secrets.js';

/** What the other world must know of this one. */
export interface Stage {
  /** Whose secrets differ. */
  apart: readonly SeatId[];
  /** Whether other cards are drawn just now. */
  differs: boolean;
  /** What happened here and not yet there, by entries. */
  happened: (readonly unknown[])[];
}

/** The rules of a game, as they are played in either of two worlds. */
export interface Staged {
  readonly stage: Stage;
  readonly names: readonly string[];
  readonly here: readonly Ruleset[];
  readonly there: readonly Ruleset[];
}

/** The same rules without a player of their own: whose seat is a bot's does what is done for those who are late. */
const lateName = ({ ruleset }: { readonly ruleset: string }) => `${ruleset}-late`;

function withLate(rules: object): readonly Ruleset[] {
  const { bot: _, ...late } = rules as Ruleset;
  return [rules as Ruleset, { ...late, ruleset: lateName(late) }];
}

/** What was drawn on the way to something else is not what happened there. */
function kept<Event>(random: Random, { events, draws }: Decided<Event>): readonly Event[] {
  if (random instanceof EntryChance) (random.draws as unknown[]).length = draws.length;
  return events;
}

/** The other world is asked second: there, seats that are apart draw other cards in secret. */
export function staged<
  State extends { readonly options: Options },
  Action extends Typed,
  Event extends Typed,
  View,
  Options,
>(
  game: GameDefinition<State, Action, Event, View, Options>,
  secrets: Secrets<State, Action, Event, Options>,
): Staged {
  const stage: Stage = { apart: [], differs: true, happened: [] };
  type Rules = typeof game;
  const here: Rules = {
    ...game,
    decide: (...asked) => {
      const events = game.decide(...asked);
      stage.happened.push(events);
      return events;
    },
  };
  const there: Rules = {
    ...game,
    begin: (setup, random) => {
      const begin = (chance: Random) => game.begin(setup, chance);
      const found = decidedOtherwise(secrets, begin, random, { apart: stage.apart, options: setup.options });
      return kept(random, found);
    },
    decide: (state, seat, action, random) => {
      const decide = (chance: Random) => game.decide(state, seat, action, chance);
      const events = (stage.happened.shift() ?? []) as readonly Event[];
      const { apart, differs } = stage;
      const between = { apart, differs, options: state.options, events };
      return kept(random, decidedOtherwise(secrets, decide, random, between));
    },
  };
  return {
    stage,
    names: [game.ruleset, lateName(game)],
    here: withLate(here),
    there: withLate(there),
  };
}
