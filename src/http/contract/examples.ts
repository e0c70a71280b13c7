import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { createPatch } from 'rfc6902';
import type { Ruleset } from '../../games/kit/game-definition.js';
import type { Phrases } from '../../words/phrases.js';
import { Words } from '../../words/words.js';
import { previewOf } from '../../play/dry-run.js';
import { offersInAdvance } from '../../play/table/standing.js';
import { foretold, standing } from '../play/told.js';
import { rulesetAnswer, rulesetSummary } from '../rulesets/ruleset-answers.js';
import { played } from './played.js';
import { EXAMPLE_GAME as GAME, EXAMPLE_KEY, ENTRY_FORMAT, signedEnd, signedHead } from './signed.js';

const HASH = '5f1d3c0a9b7e2846d0c5e1f7a8b39264c7d0e5f1a2b3c4d5e6f708192a3b4c5d';
const BEFORE = '0b4c7a1e5d2f8396a7c0e4b1d5f2a8937c6e0d4b1f5a2e8c9d3b7f60a4e1c582';
const MOST_OFFERS = 2;
const TIME = '2031-05-03T10:15:00.000Z';

const head = (version: number) => signedHead(version, HASH);

type Played = ReturnType<typeof played>;

/** Examples that are made by playing, by the names that the contracts give them. */
export function examples(rulesets: readonly Ruleset[]): Readonly<Record<string, unknown>> {
  const ruleset = smallest(rulesets);
  const words = new Words(rulesets).about(ruleset.ruleset, 'en');
  const game = played(ruleset, (message) => words.say(message));
  const { seat, action, actions, decisions, view } = game;
  const awaiting = decisions.flatMap((decision) => decision.seats);
  const summary = gameExample(ruleset, game, awaiting);
  const entry = {
    ...{ entry: 4, seat, at: TIME },
    events: game.events,
    struck: false,
    seal: seal(ruleset, game.seats),
    hash: HASH,
    head: head(4),
  };
  return {
    '@rulesets': { items: rulesets.map((one) => rulesetSummary(one, words)), next: null },
    '@ruleset': rulesetAnswer(ruleset, game.options, words),
    '@game': summary,
    '@games': { items: [summary], next: null },
    '@createdGame': { ...summary, invitations: [] },
    '@view': {
      ...{ game: GAME, version: 3, seat, ruleset: ruleset.ruleset, status: 'playing', sandbox: false },
      ...{ awaiting, decisions, passing: [], view, head: head(3) },
    },
    '@actions': { version: 3, seat, actions },
    '@action': action,
    '@acted': actedExample(game),
    '@dryRun': dryRunExample(ruleset, game, words),
    '@standing': standingExample(rulesets),
    '@disputes': { items: [disputeExample(seat)], next: null },
    '@takeBack': takeBackExample(seat),
    '@rulesVersion': rulesVersionExample(ruleset, seat, game.seats),
    '@history': { version: 4, items: [entry], next: null },
    '@diff': diffExample(game),
    '@proof': proofExample(ruleset, entry),
  };
}

function disputeExample(seat: string): unknown {
  const claim = { entry: 13, at: TIME, by: seat, text: 'He cannot have been in Genoa.', salt: BEFORE };
  return { dispute: 1, seat, entry: 12, status: 'open', claim, statements: [], ruling: null };
}

function actedExample({ seat, events, viewThen: view, actionsThen: actions }: Played): unknown {
  return { version: 4, seat, events, view, actions, receipt: head(4) };
}

/** A move later: the first action of which something can be told beforehand. */
function dryRunExample(
  ruleset: Ruleset,
  { seat, options, then, actionsThen }: Played,
  words: Phrases,
): unknown {
  const previews = actionsThen.map(({ id: _id, label: _label, ...action }) =>
    previewOf({ ruleset, rules: then, table: { options } }, seat, action),
  );
  const told = Math.max(
    0,
    previews.findIndex((preview) => preview !== undefined),
  );
  const preview = previews[told];
  return {
    ...{ dryRun: true, ruleset: ruleset.ruleset, seat, version: 4, action: actionsThen[told] },
    preview: preview === undefined ? null : (JSON.parse(foretold(preview, words).text) as unknown),
  };
}

function takeBackExample(seat: string): unknown {
  const undo = { entry: 12, free: true };
  return { version: 12, seat, undo, redo: null, asked: null, head: head(12) };
}

/** Another seat asks for rules that are newer than the ones with which the game began. */
function rulesVersionExample({ version }: Ruleset, seat: string, seats: Played['seats']): unknown {
  const others = seats.map(({ id }) => id).filter((one) => one !== seat);
  const asked = { seat: others[0] ?? seat, rulesVersion: version + 1, open: [seat] };
  return { version: 12, seat, rulesVersion: version, newest: version + 1, asked, head: head(12) };
}

function diffExample({ seat, events, view, viewThen }: Played): unknown {
  const entries = [{ entry: 4, seat, at: TIME, events, struck: false }];
  return { seat, from: 3, to: 4, entries, changes: createPatch(view, viewThen) };
}

/** The lines of a bundle that has only one entry. */
function proofExample(
  { ruleset, version }: Ruleset,
  entry: { events: readonly object[]; seat: string },
): string {
  const about = { game: GAME, ruleset, rulesVersion: version, status: 'playing', version: 4 };
  const events = entry.events.map((event) => ({ ...event, label: undefined }));
  const lines = [
    { line: 'proof', format: 'harker-proof/1', viewer: entry.seat, ...about },
    { line: 'key', ...EXAMPLE_KEY },
    { line: 'entry', ...entry, events },
  ];
  const text = lines.map((line) => `${canonicalize(line)}\n`).join('');
  const end = { line: 'end', ...signedEnd(createHash('sha256').update(text).digest('hex')) };
  return `${text}${canonicalize(end)}\n`;
}

/** A seat that may answer much in advance has answered some of it. */
function standingExample(rulesets: readonly Ruleset[]): unknown {
  const ruleset = rulesets.find((one) => one.standing !== undefined) ?? smallest(rulesets);
  const seats = ruleset.seats(ruleset.options({})).map(({ id }) => id);
  const seat = seats.find((one) => offersInAdvance(ruleset, one).length > 0) ?? seats[0]!;
  const offers = offersInAdvance(ruleset, seat).slice(0, MOST_OFFERS);
  const set = offers.map(({ kind, conditions }, place) => ({
    kind,
    condition: conditions[place]!.condition,
  }));
  const said = { seat, answers: set.slice(0, 1), ended: set.slice(1), offers };
  return standing(said, new Words(rulesets).about(ruleset.ruleset, 'en'));
}

/** The least to read. */
function smallest(rulesets: readonly Ruleset[]): Ruleset {
  const size = ({ components }: Ruleset) => JSON.stringify(components).length;
  return [...rulesets].sort((left, right) => size(left) - size(right))[0]!;
}

function gameExample(ruleset: Ruleset, game: Played, awaiting: readonly string[]) {
  const players = ['Mina', 'Jonathan', 'Lucy', 'Quincey', 'Arthur', 'John'];
  const seats = game.seats.map(({ id, side }, place) => ({
    seat: id,
    side,
    kind: 'player',
    player: { id: `3f6c1a52-7d0b-4f5e-9c37-5a8e1b2d4c6${place}`, displayName: players[place] ?? 'Renfield' },
  }));
  return {
    ...{
      id: GAME,
      ruleset: ruleset.ruleset,
      rulesVersion: ruleset.version,
      visibility: 'private',
      status: 'playing',
    },
    ...{
      version: 3,
      head: head(3),
      options: game.options,
      start: 'automatic',
      sandbox: false,
      time: { mode: 'none' },
      deadlines: [],
      disputes: 'playOn',
      frozen: false,
    },
    ...{ seats, arbiters: [], awaiting },
    ...{ outcome: null, createdAt: TIME },
  };
}

function seal({ ruleset, version }: Ruleset, seats: readonly { id: string }[]) {
  const slots = [...seats.map(({ id }) => id), 'passing', 'nobody'];
  return {
    ...{ format: ENTRY_FORMAT, ruleset, rulesVersion: version, previous: BEFORE },
    commitments: Object.fromEntries(slots.map((slot) => [slot, HASH])),
    ...{ draws: [], link: BEFORE, anchor: null, asked: null },
    opened: {},
  };
}
