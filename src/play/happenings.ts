import { canonical } from '../events/canonical.js';
import { EVERYONE, PASSING, type By, type JournalEvent } from '../events/entry.js';
import { act } from '../games/kit/act.js';
import type { Outcome, Ruleset, Typed } from '../games/kit/game-definition.js';
import { EntryChance, type GameLinks } from './chance/entry-chance.js';
import { ScriptedDice } from './chance/scripted-dice.js';
import type { GameSecrets } from './chance/seeds.js';
import type { Happening } from './entry-writer.js';
import type { LiveGame } from './live-game.js';
import type { TableEvent } from './table/events.js';
import type { Sandbox } from './table/shapes.js';
import { newestSchema } from './table/forms.js';
import { decisionOf, setupOf, type GameAt } from './table/game-at.js';
import { slotsFor } from './table/slots.js';

type Began = Extract<TableEvent, { type: 'GameBegan' }>;

/** What happens when a seat acts, or a game begins: the rules decide, and chance is kept with what it decided. */

export function tableEvent({ type, ...data }: TableEvent, schema = newestSchema(type)): JournalEvent {
  return { type, schema, audience: [EVERYONE], data: asStored(data) };
}

/** With its keys in the order in which it is read again, so that what is told now and later is the same to the byte. */
function asStored(data: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(canonical(data)) as Record<string, unknown>;
}

export function gameEvent(ruleset: Ruleset, event: Typed, options: Record<string, unknown>): JournalEvent {
  const { type, ...data } = event;
  const schema = ruleset.eventSchemaVersions?.[type] ?? 1;
  return { type, schema, audience: slotsFor(ruleset.audience(event, options)), data: asStored(data) };
}

function chanceOf(game: GameAt, secrets: GameSecrets, links: GameLinks): EntryChance {
  const { ruleset, table } = game;
  const entropies = table.seats.map(({ seat, entropy }) => [seat, entropy] as const);
  const place = { game: game.id, entry: game.version + 1, entropies };
  const audienceOf = (purpose: string) => slotsFor(ruleset.drawAudience(purpose, table.options));
  return new EntryChance(
    place,
    secrets,
    links,
    audienceOf,
    new ScriptedDice(table.sandbox?.dice, game.drawn),
  );
}

/** @throws IllegalAction if the seat may not do this now */
export function seatActs(live: LiveGame, seat: string, action: Typed, by: By): Happening {
  const { at: game, secrets, links } = live;
  const { ruleset, table, rules } = game;
  const chance = chanceOf(game, secrets, links);
  const events = act(ruleset, rules, seat, action, chance);
  const inPassing = ruleset.askedInPassing(action, table.options);
  const decision = decisionOf(game, seat);
  return {
    seat,
    asked: { action: { ...action }, by, ...(decision === undefined ? {} : { decision: decision.id }) },
    askedSlot: inPassing ? PASSING : seat,
    events: [
      ...events.map((event) => gameEvent(ruleset, event, table.options)),
      ...ending(ruleset, rules, events, secrets),
    ],
    draws: chance.draws,
    link: chance.link,
  };
}

/** The table's own last word, in the entry that ends the game: it opens the seeds. */
export function ending(
  ruleset: Ruleset,
  before: unknown,
  events: readonly Typed[],
  secrets: GameSecrets,
): JournalEvent[] {
  const after = events.reduce((state, event) => ruleset.evolve(state, event), before);
  const outcome = ruleset.outcome(after);
  return outcome === undefined ? [] : [gameEnded(outcome, secrets)];
}

export function gameEnded(
  { winners, reason }: Outcome,
  { publicSeed, secretSeed }: GameSecrets,
): JournalEvent {
  const seeds = { public: publicSeed.toString('hex'), secret: secretSeed.toString('hex') };
  return tableEvent({ type: 'GameFinished', winners: [...winners], reason, seeds });
}

/**
 * The game begins by the rules as they are now.
 * @param rules the SHA-256 of their bundled file (hex), where there is one
 */
export function gameBegins(
  game: GameAt,
  secrets: GameSecrets,
  links: GameLinks,
  by: By,
  rules?: string,
): Happening {
  const { ruleset, table } = game;
  const rulesVersion = ruleset.version;
  const setup = { ...setupOf(table), rulesVersion };
  const chance = chanceOf(game, secrets, links);
  const events = ruleset.begin(setup, chance).map((event) => gameEvent(ruleset, event, table.options));
  const began: Began = {
    type: 'GameBegan',
    ruleset: ruleset.ruleset,
    rulesVersion,
    options: table.options,
    randomness: table.randomness,
    entropies: table.seats.map(({ seat, entropy }) => [seat, entropy]),
  };
  return {
    asked: { action: { type: 'start' }, by },
    askedSlot: EVERYONE,
    events: [inOldestForm(began, rules, table.sandbox), ...events],
    draws: chance.draws,
    link: chance.link,
    rulesVersion,
  };
}

/** The first form of the event did not name the bundle, and the second told no sandbox. */
function inOldestForm(began: Began, rules: string | undefined, sandbox: Sandbox | undefined): JournalEvent {
  const named = rules === undefined ? began : { ...began, rules };
  if (sandbox !== undefined) return tableEvent({ ...named, sandbox });
  return tableEvent(named, rules === undefined ? 1 : 2);
}
