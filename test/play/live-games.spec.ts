import type { Pool } from 'pg';
import type { EventStore } from '../../src/events/event-store.js';
import type { SecretBox } from '../../src/events/secret-box.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { LiveGames } from '../../src/play/live-games.js';
import type { Rulesets } from '../../src/play/table/rulesets.js';
import { PaperGame } from '../support/paper-game.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';

/** A game in which the hider has to hide. */
function begun(ruleset: Ruleset): PaperGame {
  const game = new PaperGame('luck', { rounds: 5 }, ruleset);
  for (const { seat } of game.live.at.table.seats) game.sit(seat);
  game.begin();
  return game;
}

test('what is read while somebody acts follows what was known before, and is not put after their action', async () => {
  const plain = hideAndSeek as unknown as Ruleset;
  const states: unknown[] = [];
  const evolve: Ruleset['evolve'] = (state, event) => {
    states.push(state);
    return plain.evolve(state, event);
  };
  const [there, here] = [begun(plain), begun({ ...plain, evolve })];
  const hide = (game: PaperGame) => game.act('hider', { type: 'hide', place: 'attic' });
  hide(there);
  const known = here.live.at;
  const read = async (_game: string, after: number) => {
    hide(here);
    states.length = 0;
    return there.entries.slice(after);
  };
  const nothing = undefined as unknown;
  const games = new LiveGames(
    { query: async () => ({ rows: [] }) } as unknown as Pool,
    { read } as unknown as EventStore,
    nothing as SecretBox,
    nothing as Rulesets,
  );
  await games.catchUp(here.live);
  expect(here.live.at.version).toBe(there.live.at.version);
  expect(states[0]).toBe(known.rules);
});
