import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import type { Happening } from '../../../src/play/entry-writer.js';
import { gameEnded, gameEvent, seatActs } from '../../../src/play/happenings.js';
import { isRedone, isTakenBack } from '../../../src/play/take-back/taking-back.js';
import type { TableEvent } from '../../../src/play/table/events.js';
import type { PaperGame } from '../../support/paper-game.js';
import {
  agree,
  answers,
  comesAsArbiter,
  disputes,
  rules,
  says,
  takesBack,
} from '../../support/paper-table.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';
import { begunGame } from './recorded.js';

// What hosts may do who cheat at the table. Each holds the real key.

export const ruleset = hideAndSeek as unknown as Ruleset;
const HID = 6;
const THROWN = 8;
const NEXT = 9;

/** Entry 6 can be taken back freely; entry 8, in which a die was thrown, cannot. */
function begun(): PaperGame {
  const game = begunGame({ ruleset, options: { rounds: 2 }, seed: 5 });
  game.act('hider', { type: 'hide', place: 'attic' });
  return game;
}

function thrown(): PaperGame {
  const game = begun();
  game.act('seeker-1', { type: 'search', place: 'tower' });
  game.act('seeker-2', { type: 'search', place: 'garden' });
  return game;
}

/** The others are asked about entry 8, and there is an arbiter. */
function asked(): PaperGame {
  const game = thrown();
  takesBack(game, 'seeker-2');
  return game;
}

/** Entry 8 was taken back with the consent of all, so entries 8 to 11 are struck, and a dispute is open. */
function disputed(): PaperGame {
  const game = asked();
  agree(game);
  disputes(game, 'hider', HID);
  comesAsArbiter(game, 'Ada');
  return game;
}

const hash = '0f'.repeat(32);
const ruling = (
  decision: 'dismiss' | 'rewind' | 'adjust' | 'forfeit',
  arbiter = 'arbiter-1',
): TableEvent => ({
  ...{ type: 'RulingGiven', dispute: 1, arbiter, decision, reason: hash },
});
const taken = (seat: string, entry: number, consent = false): TableEvent => ({
  ...{ type: 'ActionTakenBack', seat, entry, consent },
});
const back = (game: PaperGame, to: number, ...events: TableEvent[]): Happening => ({
  ...says(...events),
  back: game.games[to - 1]!,
});
const rewound = (entry: number): TableEvent => ({ type: 'GameRewound', entry });

/** A die that nobody threw. */
const dieOf = (game: PaperGame, value: number) =>
  gameEvent(ruleset, { type: 'DieRolled', value } as { type: string }, game.live.at.table.options);

/** Takes its place back, and goes on as if it had not. */
function goesOnAsBefore(game: PaperGame): void {
  game.happens({ ...isTakenBack('hider', HID, game), back: game.live.at });
  game.act('seeker-1', { type: 'search', place: 'tower' });
}

export interface Cheat {
  readonly before: () => PaperGame;
  readonly does: (game: PaperGame) => unknown;
  readonly says: RegExp;
}

/** Found by anyone as soon as it is told. */
export const AT_ONCE: Readonly<Record<string, Cheat>> = {
  'takes back what another seat did': {
    before: begun,
    does: (game) => game.happens(isTakenBack('seeker-1', HID, game)),
    says: /entry 6 is not the last action that counts, or not of seeker-1/,
  },
  'takes back what was not the last': {
    before: thrown,
    does: (game) => game.happens(isTakenBack('hider', HID, game)),
    says: /not the last action that counts/,
  },
  'takes back by consent that nobody was asked for': {
    before: thrown,
    does: (game) => game.happens(back(game, THROWN - 1, taken('seeker-2', THROWN, true))),
    says: /not all who were asked have agreed/,
  },
  'takes back before all have agreed': {
    before: asked,
    does: (game) => {
      answers(game, 'hider', 'agreeToTakeBack');
      game.happens(back(game, THROWN - 1, taken('seeker-2', THROWN, true)));
    },
    says: /not all who were asked have agreed/,
  },
  'takes back what was refused': {
    before: asked,
    does: (game) => {
      answers(game, 'hider', 'refuseToTakeBack');
      game.happens(back(game, THROWN - 1, taken('seeker-2', THROWN, true)));
    },
    says: /not all who were asked have agreed/,
  },
  'lets a seat agree that is not asked': {
    before: asked,
    does: (game) => game.happens(says({ type: 'TakeBackAgreed', seat: 'seeker-2' })),
    says: /seeker-2 is not asked/,
  },
  'asks friends alone': {
    before: thrown,
    does: (game) =>
      game.happens(says({ type: 'TakeBackAsked', seat: 'seeker-2', entry: THROWN, seats: ['seeker-1'] })),
    says: /not all other players are asked/,
  },
  'lets somebody do again what another took back': {
    before: begun,
    does: (game) => {
      takesBack(game, 'hider');
      game.happens(isRedone('seeker-1', HID, game));
    },
    says: /entry 6 is not what seeker-1 took back last/,
  },
  'lets somebody do again what was not taken back last': {
    before: thrown,
    does: (game) => game.happens(isRedone('hider', HID, game)),
    says: /not what hider took back last/,
  },
  'lets somebody do again what was played over': {
    before: begun,
    does: (game) => {
      takesBack(game, 'hider');
      game.act('hider', { type: 'hide', place: 'cellar' });
      game.happens(isRedone('hider', HID, game));
    },
    says: /not what hider took back last/,
  },
  'rewinds without a ruling': {
    before: disputed,
    does: (game) => game.happens(back(game, HID, rewound(HID))),
    says: /GameRewound in an entry of a game that is playing/,
  },
  'rewinds by an arbiter who is none': {
    before: disputed,
    does: (game) => game.happens(back(game, HID, ruling('rewind', 'arbiter-2'), rewound(HID))),
    says: /arbiter-2 is no arbiter/,
  },
  'rewinds by a ruling that says something else': {
    before: disputed,
    does: (game) => game.happens(back(game, HID, ruling('dismiss'), rewound(HID))),
    says: /the ruling says dismiss, and does something else/,
  },
  'rules where nothing is disputed': {
    before: disputed,
    does: (game) => {
      rules(game, { decision: 'dismiss' });
      game.happens(says(ruling('dismiss')));
    },
    says: /dispute 1 is not open/,
  },
  'rewinds to what was struck': {
    before: disputed,
    does: (game) => game.happens(back(game, THROWN, ruling('rewind'), rewound(THROWN))),
    says: /rewound to entry 8, which does not count/,
  },
  'rewinds to a time before the game began': {
    before: disputed,
    does: (game) => game.happens(back(game, HID, ruling('rewind'), rewound(2))),
    says: /rewound to entry 2/,
  },
  'lets an arbiter come whom nobody called': {
    before: begun,
    does: (game) => comesAsArbiter(game, 'Ada'),
    says: /arbiter-1 comes uncalled/,
  },
  'lets the side of a seat that forfeits win': {
    before: disputed,
    does: (game) => {
      const winners = ['seeker-2'];
      const reason = { key: 'table.forfeited', values: { seat: { key: 'seat.seeker-1' } } };
      const end = gameEnded({ winners, reason }, game.live.secrets);
      const happening = says(ruling('forfeit'), { type: 'SeatForfeited', seat: 'seeker-1' });
      game.happens({ ...happening, events: [...happening.events, end] });
    },
    says: /seeker-1 forfeits, and others win|another outcome/,
  },
};

/** Found when everything is open: by the rules, or without them. */
export const LATER: Readonly<Record<string, Cheat & { readonly entry: number; readonly without?: true }>> = {
  'takes back without asking what taught something': {
    before: thrown,
    does: (game) => game.happens(isTakenBack('seeker-2', THROWN, game)),
    says: /entry 8 may not be taken back without asking/,
    entry: NEXT,
  },
  'takes back what a bot did': {
    before: begun,
    does: (game) => {
      game.happens(seatActs(game.live, 'seeker-1', { type: 'search', place: 'tower' } as never, 'bot'));
      game.happens(isTakenBack('seeker-1', HID + 1, game));
    },
    says: /no player did|not the last action that counts/,
    entry: HID + 2,
    without: true,
  },
  'lets what is struck count after all': {
    before: begun,
    does: goesOnAsBefore,
    says: /seeker-1 was not asked/,
    entry: HID + 2,
  },
  'puts right what the rules do not offer': {
    before: disputed,
    does: (game) => {
      const happening = says(ruling('adjust'), {
        type: 'GameAdjusted',
        adjustment: { type: 'setDie', to: 3 } as never,
      });
      game.happens({ ...happening, events: [...happening.events, dieOf(game, 3)] });
    },
    says: /the rules did not offer to setDie/,
    entry: 14,
  },
  'puts right something else than it says': {
    before: () => {
      const game = thrown();
      disputes(game, 'hider', HID);
      comesAsArbiter(game, 'Ada');
      return game;
    },
    does: (game) => {
      const { adjustment } = ruleset.adjustments!(game.live.at.rules)[0]!;
      const happening = says(ruling('adjust'), { type: 'GameAdjusted', adjustment });
      game.happens({ ...happening, events: [...happening.events, dieOf(game, 6)] });
    },
    says: /the rules make other events/,
    entry: NEXT + 2,
  },
};
