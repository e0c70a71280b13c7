import { Harker, play } from 'harker-client';
import { graveRobber } from './vampire-graves.js';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Plays a seat of vampire-graves that somebody has taken: what `HARKER_URL` and the like name. */
const {
  HARKER_URL: url = '',
  HARKER_TOKEN: token = '',
  HARKER_GAME: id = '',
  HARKER_SEAT: seat = '',
} = process.env;
await play(new Harker({ url, token }).game<'vampire-graves'>(id), seat, graveRobber());
