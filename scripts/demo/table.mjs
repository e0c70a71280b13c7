import { randomBytes } from 'node:crypto';
import { seeded } from './chooser.mjs';
import { SeatClient } from './seat-client.mjs';

const NAMES = ['Ada', 'Bram', 'Clara', 'Dorian', 'Elsa', 'Flora'];
const LONGEST_MS = 5 * 60_000;
const TOLD_EVERY_MS = 1000;

/** Register players, make a game, sit down: one client for each seat, each with entropy of its own. */
export async function sitDown(api, wanted, seed) {
  const { title, components } = await api.get(`/v1/rulesets/${wanted.ruleset}`);
  const people = await Promise.all(NAMES.slice(0, 3).map((name) => register(api, name)));
  const made = await people[0].api.post('/v1/games', wanted);
  const until = Date.now() + LONGEST_MS;
  const clients = [];
  for (const [place, { seat }] of made.seats.entries()) {
    const person =
      people[place] ?? (people[place] = await register(api, NAMES[place] ?? `Player ${place + 1}`));
    const entropy = randomBytes(16).toString('hex');
    await person.api.post(`/v1/games/${made.id}/seats/${seat}/claim`, { entropy });
    clients.push(
      new SeatClient({ ...person, seat, entropy, game: made.id, random: seeded(seed + place), until }),
    );
  }
  console.log(
    `${clients.map(({ name, seat }) => `${name} (${seat})`).join(', ')} sit down to ${title ?? wanted.ruleset}.`,
  );
  return { id: made.id, components, clients, seed };
}

async function register(api, displayName) {
  const { token } = await api.post('/v1/players', { displayName });
  return { name: displayName, api: api.as(token) };
}

/** All clients play side by side; what happens is told now and then. */
export async function playTogether({ clients, seed }) {
  const began = Date.now();
  const tell = teller();
  await Promise.all(clients.map((client, place) => client.play(place === 0 ? tell : undefined)));
  const seconds = (Date.now() - began) / 1000;
  const actions = clients.reduce((sum, client) => sum + client.actions, 0);
  const entries = clients[0].entries.length;
  console.log(
    `The game is over: ${entries} entries, ${actions} actions in ${seconds.toFixed(1)} s (--seed ${seed}).`,
  );
}

/** At most one line a second. */
function teller() {
  let next = Date.now() + TOLD_EVERY_MS;
  return ({ entry, events }) => {
    if (Date.now() < next || events.length === 0) return;
    next = Date.now() + TOLD_EVERY_MS;
    console.log(`  entry ${entry}: ${events.map(({ label }) => label).join(' · ')}`);
  };
}
