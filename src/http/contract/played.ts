import { createHash } from 'node:crypto';
import type { Audience } from '../../games/kit/audience.js';
import type { Ruleset, Typed } from '../../games/kit/game-definition.js';
import { fold } from '../../games/kit/fold.js';
import type { Random } from '../../games/kit/random.js';
import type { Message } from '../../games/kit/message.js';

const MOST_ACTIONS = 4;
const MOST_EVENTS = 6;

/** Chance that always decides for the first: examples must not change from build to build. */
const firstOfAll: Random = { below: () => 0 };

type Say = (message: Message) => string;

/** A real game, begun and one action old: what examples show cannot disagree with the rules. */
export function played(ruleset: Ruleset, say: Say) {
  const options = ruleset.options({});
  const setup = { options, rulesVersion: ruleset.version };
  const state = fold(ruleset, setup, ruleset.begin(setup, firstOfAll));
  const [decision] = ruleset.decisions(state);
  const seat = decision!.seats[0]!;
  const [action] = ruleset.legalActions(state, seat);
  const happened = ruleset.decide(state, seat, action!, firstOfAll);
  const then = happened.reduce((before, event) => ruleset.evolve(before, event), state);
  const told = (event: Typed) => toldEvent(ruleset, event, seat, options, say);
  const offers = (at: unknown) => ruleset.legalActions(at, seat).slice(0, MOST_ACTIONS).map(offer);
  const offer = (one: Typed) => ({
    id: idOf(one),
    ...one,
    label: say(ruleset.describe({ is: 'action', action: one }, seat)),
  });
  return {
    options,
    seat,
    seats: ruleset.seats(options),
    action: action!,
    decisions: ruleset.decisions(state).map((one) => ({
      ...{ id: one.id, kind: one.kind, seats: one.seats, deadlines: [] },
      label: say(ruleset.describe({ is: 'decision', decision: one }, seat)),
    })),
    view: ruleset.view(state, seat, 'told'),
    actions: offers(state),
    then,
    viewThen: ruleset.view(then, seat, 'told'),
    actionsThen: offers(then),
    events: happened
      .filter((event) => isTold(ruleset.audience(event, options), seat))
      .slice(0, MOST_EVENTS)
      .map(told),
  };
}

function isTold(audience: Audience, seat: string): boolean {
  return (
    audience === 'everyone' || audience === 'passing' || (Array.isArray(audience) && audience.includes(seat))
  );
}

function toldEvent(ruleset: Ruleset, event: Typed, seat: string, options: Record<string, unknown>, say: Say) {
  const { type, ...data } = event;
  const audience = ruleset.audience(event, options);
  return {
    type,
    schema: ruleset.eventSchemaVersions?.[type] ?? 1,
    audience: typeof audience === 'string' ? audience : 'seats',
    ...data,
    label: say(ruleset.describe({ is: 'event', event }, seat)),
  };
}

/** In a game, ids are keyed by a secret of that game. */
function idOf(action: Typed): string {
  return createHash('sha256').update(JSON.stringify(action)).digest('hex').slice(0, 24);
}
