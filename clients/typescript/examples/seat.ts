import { Harker, play, type RulesetId } from 'harker-client';
import { playerFor } from './player-for.js';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Plays a seat that somebody has taken, of any game: what `HARKER_URL` and the like name. */
const {
  HARKER_URL: url = '',
  HARKER_TOKEN: token = '',
  HARKER_GAME: id = '',
  HARKER_SEAT: seat = '',
} = process.env;
const harker = new Harker({ url, token });
const game = harker.game<RulesetId>(id);
const { ruleset } = await game.about();
const { components } = await harker.ruleset(ruleset as RulesetId);
await play(game, seat, playerFor(components, seat));
