import type { Audience } from '../../../src/games/kit/audience.js';
import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import { inWords } from './words.js';
import type { Entry } from './random-play.js';

/** The value at every path of a view, one line each. */
function fieldsOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
  const isList = Array.isArray(value) && value.every((part) => typeof part !== 'object');
  if (typeof value !== 'object' || value === null || isList) {
    return [[path, isList ? `[${value.join(' ')}]` : JSON.stringify(value)]];
  }
  return Object.entries(value).flatMap(([key, part]) => fieldsOf(part, path === '' ? key : `${path}.${key}`));
}

/** A game told step by step: what each viewer hears, may do and sees. */
export class Transcript {
  private readonly lines: string[];
  private readonly viewers: readonly string[];
  private readonly seen = new Map<string, ReadonlyMap<string, string>>();
  private entries = 0;

  constructor(
    private readonly game: Ruleset,
    private readonly options: Record<string, unknown>,
    about: string,
  ) {
    this.viewers = [...game.seats(options).map(({ id }) => id), 'spectator'];
    this.lines = [
      `${inWords(game.catalogues.en, game.title)}: ${about}`,
      `options ${JSON.stringify(options)}`,
    ];
  }

  add(entry: Entry): void {
    this.entries += 1;
    this.lines.push('', `${this.entries}. ${this.askedFor(entry)}`);
    for (const { purpose, n, value } of entry.draws) {
      this.lines.push(
        `  ${this.name(this.game.drawAudience(purpose, this.options))} drawn: ${purpose} ${value} of ${n}`,
      );
    }
    for (const event of entry.events) this.lines.push(`  ${this.heard(event)}`);
    for (const [viewers, changes] of this.changesByViewers(entry.after)) {
      this.lines.push(`  ${viewers} sees`, ...changes.map((change) => `    ${change}`));
    }
    this.lines.push(...this.nextQuestions(entry.after));
  }

  text(): string {
    return `${this.lines.join('\n')}\n`;
  }

  private askedFor({ seat, action }: Entry): string {
    if (seat === undefined || action === undefined) return 'The game begins';
    const passing = this.game.askedInPassing(action, this.options) ? ' (in passing)' : '';
    const label = this.say(this.game.describe({ is: 'action', action }, seat));
    return `${seat}: ${label} ${JSON.stringify(action)}${passing}`;
  }

  private heard(event: Typed): string {
    const audience = this.name(this.game.audience(event, this.options));
    return `${audience} hears: ${this.say(this.game.describe({ is: 'event', event }, 'spectator'))} ${JSON.stringify(event)}`;
  }

  private nextQuestions(state: unknown): readonly string[] {
    const outcome = this.game.outcome(state);
    if (outcome !== undefined)
      return [`  the end: ${outcome.winners.join(', ')} (${this.say(outcome.reason)})`];
    return this.game.decisions(state).flatMap((decision) =>
      decision.seats.map((seat) => {
        const actions = this.game.legalActions(state, seat).map((action) => JSON.stringify(action));
        const shown =
          actions.length > 10
            ? `${actions.slice(0, 3).join(' ')} … ${actions.length} in all`
            : actions.join(' ');
        return `  ${seat} is asked ${decision.id}: ${this.say(this.game.describe({ is: 'decision', decision }, seat))} ${shown}`;
      }),
    );
  }

  /** Viewers who see the same changes are told of together. */
  private changesByViewers(state: unknown): ReadonlyMap<string, readonly string[]> {
    const groups = new Map<string, string[]>();
    for (const viewer of this.viewers) {
      const changes = this.changesFor(viewer, this.game.view(state, viewer, 'told')).join('\n');
      groups.set(changes, [...(groups.get(changes) ?? []), viewer]);
    }
    const told = [...groups].filter(([changes]) => changes !== '');
    return new Map(told.map(([changes, viewers]) => [this.nameAll(viewers), changes.split('\n')]));
  }

  private changesFor(viewer: string, view: unknown): readonly string[] {
    const before = this.seen.get(viewer) ?? new Map<string, string>();
    const after = new Map(fieldsOf(view));
    this.seen.set(viewer, after);
    const changed = [...after].filter(([path, value]) => before.get(path) !== value);
    const gone = [...before.keys()].filter((path) => !after.has(path));
    return [...changed.map(([path, value]) => `${path} ${value}`), ...gone.map((path) => `${path} is gone`)];
  }

  private nameAll(viewers: readonly string[]): string {
    return viewers.length === this.viewers.length ? 'everyone' : viewers.join(', ');
  }

  private name(audience: Audience): string {
    if (typeof audience === 'object') return audience.join(', ');
    return audience === 'passing' ? 'everyone in passing' : audience;
  }

  private say(message: Parameters<typeof inWords>[1]): string {
    return inWords(this.game.catalogues.en, message);
  }
}
