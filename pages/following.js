import { Harker } from './harker-client.js';
import { alarm } from './alert.js';
import { token } from './api.js';
import { language } from './words.js';

let leaving;

/** Hears of what happens until the game is over. Only one stream is open at a time. */
export async function follow({ id, seat, game }, heard) {
  leaving?.abort();
  if (game.status === 'finished' || game.status === 'cancelled') return;
  leaving = new AbortController();
  const { signal } = leaving;
  const harker = new Harker({ url: location.origin, token: token(), language });
  try {
    // Many frames that come together are one reason to look.
    for await (const frame of harker.game(id, seat).follow({ signal })) void heard(frame);
  } catch (problem) {
    if (!signal.aborted) alarm(problem);
  }
}

window.addEventListener('pagehide', () => leaving?.abort());
