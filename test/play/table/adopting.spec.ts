import { refold } from '../../../src/audit/check-table.js';
import type { Entry } from '../../../src/events/entry.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { noticesOf } from '../../../src/notifications/deliveries/notices.js';
import { isAdoptionAnswered, isAskedToAdopt } from '../../../src/play/adopting/adopting.js';
import { playedHere } from '../../../src/play/imports/checked.js';
import { offeredActions } from '../../../src/play/offer.js';
import {
  awaitedSeats,
  gamesAfter,
  questionsOf,
  viewersOf,
  type GameAt,
} from '../../../src/play/table/game-at.js';
import { isFree } from '../../../src/play/take-back/taking-back.js';
import { whatIsDue } from '../../../src/play/time/due.js';
import { Clocked } from '../../support/clocked.js';
import { PaperGame } from '../../support/paper-game.js';
import { agree, comesAsArbiter, disputes, redoes, rules, takesBack } from '../../support/paper-table.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';
import type { State } from '../../support/rulesets/hide-and-seek/rules.js';
import { revisedHideAndSeek } from '../../support/rulesets/hide-and-seek/revised.js';

const newer = revisedHideAndSeek as unknown as Ruleset;
const FILE = 'cd'.repeat(32);
const TO_NEWEST = { rulesVersion: 2, rules: FILE };

/** A game that began by the first version, on a server that now has the second. The hider has hidden in entry 6. */
function begun(place = 'attic', treasure = 'adopting'): PaperGame {
  const game = new PaperGame(treasure, { rounds: 5 });
  for (const { seat } of game.live.at.table.seats) game.sit(seat);
  game.begin();
  game.goesOnWith(newer);
  game.act('hider', { type: 'hide', place });
  return game;
}

const asks = (game: PaperGame, seat = 'hider') =>
  game.happens(isAskedToAdopt(game.live, { seat, ...TO_NEWEST }));
const answers = (game: PaperGame, seat: string, type: string) =>
  game.happens(isAdoptionAnswered(game.live, seat, { type }));

function adopts(game: PaperGame, seat = 'hider'): Entry {
  asks(game, seat);
  for (const one of game.live.at.table.adoption!.open) answers(game, one, 'agreeToAdopt');
  return game.entries.at(-1)!;
}

const typesOf = ({ events }: Entry) => events.map(({ type }) => type);
const versionsOf = ({ entries }: PaperGame) => entries.map(({ rulesVersion }) => rulesVersion);
const viewsOf = ({ ruleset, rules: state, ...game }: GameAt) =>
  viewersOf({ ruleset, rules: state, ...game }).map((viewer) => ruleset.view(state, viewer, 'told'));
const rulesOf = ({ live }: PaperGame) => (live.at.rules as State).rulesVersion ?? 1;

/** What the operator's audit finds, and whether the journal gives the same game when it is read. */
function expectWell(game: PaperGame): void {
  expect(refold(game.entries, newer).faults).toEqual([]);
  expect(gamesAfter(game.entries, newer).map(({ table, rules: state }) => [table, state])).toEqual(
    game.games.map(({ table, rules: state }) => [table, state]),
  );
}

describe('a seat that asks to go on by newer rules', () => {
  test('asks all other players, and nothing else changes', () => {
    const game = begun();
    const before = game.live.at;
    expect(asks(game).events).toMatchObject([
      { type: 'AdoptionAsked', data: { seat: 'hider', ...TO_NEWEST, seats: ['seeker-1', 'seeker-2'] } },
    ]);
    const { at } = game.live;
    expect(questionsOf(at)).toEqual([
      ...questionsOf(before),
      {
        ...{ id: 'table.adoptRules.1', kind: 'table.adoptRules', seats: ['seeker-1', 'seeker-2'] },
        about: { seat: 'hider', rulesVersion: 2 },
      },
    ]);
    const offered = offeredActions(at, 'seeker-1', Buffer.alloc(32)).map(({ action }) => action.type);
    expect(offered.slice(-2)).toEqual(['agreeToAdopt', 'refuseToAdopt']);
    expect([rulesOf(game), at.table.rulesVersion, viewsOf(at)]).toEqual([1, 1, viewsOf(before)]);
  });

  test('depends on nothing that is secret', () => {
    const [one, other] = [begun('attic'), begun('tower')];
    expect(asks(one).events).toEqual(asks(other).events);
    expect(answers(one, 'seeker-1', 'agreeToAdopt').events).toEqual(
      answers(other, 'seeker-1', 'agreeToAdopt').events,
    );
  });

  test('is refused by one, and then not asked again', () => {
    const game = begun();
    asks(game);
    expect(typesOf(answers(game, 'seeker-2', 'refuseToAdopt'))).toEqual(['AdoptionRefused']);
    expect(awaitedSeats(game.live.at)).toEqual(['seeker-1', 'seeker-2']);
    expect(game.live.at.table).toMatchObject({ rulesVersion: 1, refusedToAdopt: 2 });
    expect(() => asks(game, 'seeker-1')).toThrow('adoption-refused');
    expectWell(game);
  });

  test('goes on playing meanwhile, and so do the others', () => {
    const game = begun();
    asks(game);
    game.act('seeker-1', { type: 'search', place: 'cellar' });
    expect(game.live.at.table.adoption?.open).toEqual(['seeker-1', 'seeker-2']);
    expectWell(game);
  });

  test('need not ask who is out, and asks in vain when who is asked leaves', () => {
    const game = begun();
    asks(game);
    game.happens({
      asked: { action: { type: 'resign' }, by: 'player' },
      askedSlot: 'everyone',
      events: [
        { type: 'SeatGivenUp', schema: 1, audience: ['everyone'], data: { seat: 'seeker-2', kind: 'bot' } },
      ],
      sittings: [{ seat: 'seeker-2', playerId: null }],
    });
    expect(game.live.at.table.adoption).toBeUndefined();
    expect(typesOf(adopts(game))).toEqual(['AdoptionAgreed', 'RulesAdopted']);
    expectWell(game);
  });

  test('is refused by whoever lets the time run out', () => {
    const game = new Clocked();
    game.goesOnWith(newer);
    game.happens(isAskedToAdopt(game.live, { seat: 'hider', rulesVersion: 2 }));
    game.at('2026-01-05T13:00:00Z').does('hider', 'hide', 'attic').at('2026-01-06T12:00:00Z');
    const due = whatIsDue(game.live, { at: new Date('2026-01-06T12:00:00Z'), lobbyDays: 30, outages: [] });
    expect(due).toMatchObject({
      asked: { action: { type: 'refuseToAdopt' }, by: 'timeout' },
      events: [{ type: 'AdoptionRefused', data: { seat: 'seeker-1' } }],
    });
    game.happens(due!);
    expectWell(game);
  });
});

describe('newer rules that all have agreed to', () => {
  test('are adopted in an entry that names them, and nobody sees a difference', () => {
    const game = begun();
    const before = game.live.at;
    const entry = adopts(game, 'seeker-1');
    expect(entry.events.at(-1)).toMatchObject({
      ...{ type: 'RulesAdopted', audience: ['everyone'] },
      data: { seat: 'seeker-1', ...TO_NEWEST },
    });
    expect(versionsOf(game).slice(-3)).toEqual([1, 1, 2]);
    expect(rulesOf(game)).toBe(2);
    expect(viewsOf(game.live.at)).toEqual(viewsOf(before));
    expect(questionsOf(game.live.at)).toEqual(questionsOf(before));
    expectWell(game);
  });

  test('are played by from there on: a five is loud', () => {
    const clues = (adopt: boolean) =>
      Array.from({ length: 30 }, (_, seed) => {
        const game = begun('attic', `five ${seed}`);
        if (adopt) adopts(game);
        game.act('seeker-1', { type: 'search', place: 'cellar' });
        const { events } = game.act('seeker-2', { type: 'search', place: 'garden' });
        expectWell(game);
        const die = events.find(({ type }) => type === 'DieRolled')!.data['value'];
        return die === 5 ? [events.some(({ type }) => type === 'ClueFound')] : [];
      }).flat();
    expect(new Set(clues(false))).toEqual(new Set([true]));
    expect(new Set(clues(true))).toEqual(new Set([false]));
  });

  test('need nobody to agree where all others are bots', () => {
    const game = begun();
    game.live.take(game.live.at, [], {
      sittings: ['seeker-1', 'seeker-2'].map((seat) => ({ seat, playerId: null })),
    });
    expect(typesOf(asks(game))).toEqual(['RulesAdopted']);
    expect(rulesOf(game)).toBe(2);
  });

  test('are gone where the game is rewound to before that, and may be adopted again', () => {
    const game = begun();
    const then = game.live.at;
    adopts(game);
    game.act('seeker-1', { type: 'search', place: 'cellar' });
    disputes(game, 'hider', 6);
    comesAsArbiter(game, 'Ada');
    rules(game, { decision: 'rewind', entry: 6 });
    expect(game.live.at.rules).toEqual(then.rules);
    expect([game.live.at.table.rulesVersion, versionsOf(game).at(-1)]).toEqual([1, 1]);
    adopts(game, 'seeker-2');
    expect([rulesOf(game), versionsOf(game).at(-1)]).toEqual([2, 2]);
    expectWell(game);
  });

  test('stay where the game is rewound to after that', () => {
    const game = begun();
    const { entry } = adopts(game);
    game.act('seeker-1', { type: 'search', place: 'cellar' });
    game.act('seeker-2', { type: 'search', place: 'garden' });
    disputes(game, 'hider', 6);
    comesAsArbiter(game, 'Ada');
    rules(game, { decision: 'rewind', entry: entry + 1 });
    expect([rulesOf(game), versionsOf(game).at(-1)]).toEqual([2, 2]);
    expectWell(game);
  });

  test('are not undone by one player; and what is done again is done by the rules that it had', () => {
    const game = begun();
    expect(isFree(game.live.at, game, 6, () => false)).toBe(true);
    adopts(game);
    expect(isFree(game.live.at, game, 6, () => false)).toBe(false);
    takesBack(game, 'hider');
    agree(game);
    expect([rulesOf(game), versionsOf(game).at(-1)]).toEqual([1, 1]);
    redoes(game, 'hider');
    expect([rulesOf(game), versionsOf(game).at(-1)]).toEqual([1, 1]);
    game.act('seeker-1', { type: 'search', place: 'cellar' });
    expectWell(game);
  });

  test('come again with what was done by them', () => {
    const game = begun();
    adopts(game);
    game.act('seeker-1', { type: 'search', place: 'cellar' });
    takesBack(game, 'seeker-1');
    takesBack(game, 'hider');
    agree(game);
    expect(rulesOf(game)).toBe(1);
    asks(game);
    redoes(game, 'hider');
    expect([rulesOf(game), game.live.at.table.adoption]).toEqual([1, undefined]);
    redoes(game, 'seeker-1');
    expect([rulesOf(game), versionsOf(game).at(-1)]).toEqual([2, 2]);
    expectWell(game);
  });
});

test('a server that has not the newer rules yet neither goes on with such a game nor takes it in', () => {
  const game = begun();
  const older = hideAndSeek as unknown as Ruleset;
  const created = { ...game.entries[0]!.events[0]!.data, type: 'GameCreated' } as never;
  expect(playedHere(game.entries, created, older)).toHaveProperty('games');
  const { entry } = adopts(game);
  expect(() => gamesAfter(game.entries, older)).toThrow('this server has no version 2 of the rules');
  expect(playedHere(game.entries, created, newer)).toHaveProperty('games');
  expect(playedHere(game.entries, created, older)).toEqual({
    fault: { entry: entry - 2, what: expect.stringContaining('known here') as string },
  });
});

test('who is asked is told so, whatever the rules: a game of older rules is told like any other', () => {
  const told = (game: PaperGame) => {
    const { players } = game.live;
    return game.entries.map((entry, place) =>
      noticesOf(game.games[place - 1], game.games[place]!, entry, players, players),
    );
  };
  const [older, same] = [begun(), new PaperGame('adopting', { rounds: 5 })];
  for (const { seat } of same.live.at.table.seats) same.sit(seat);
  same.begin();
  same.act('hider', { type: 'hide', place: 'attic' });
  expect(told(older)).toEqual(told(same));
  expect(told(older).at(-1)).not.toEqual([]);
  asks(older);
  const asked = told(older)
    .at(-1)!
    .filter(({ type }) => type === 'turn.started');
  expect(asked.map(({ type, playerId, decision }) => [type, playerId, decision?.kind])).toEqual([
    ['turn.started', 'seeker-1', 'table.adoptRules'],
    ['turn.started', 'seeker-2', 'table.adoptRules'],
  ]);
});
