import { randomBytes } from 'node:crypto';
import { PlainError } from '../lib/log.mjs';
import { seeded } from './chooser.mjs';
import { SeatClient } from './seat-client.mjs';

const NAMES = ['Ada', 'Bram', 'Clara', 'Dorian', 'Elsa', 'Flora'];
const LONGEST_MS = 5 * 60_000;
const FOR_ALL = new Set(['everyone', 'passing']);
const WIDTH = 6;

/**
 * Register players, make a game, sit down: one client for each seat that no bot takes, each with entropy of its own.
 * @param bots seats
 */
export async function sitDown(api, { bots, ...wanted }, seed) {
  const { title, components } = await api.get(`/v1/rulesets/${wanted.ruleset}`);
  const people = [await register(api, NAMES[0])];
  const made = await people[0].api.post('/v1/games', {
    ...wanted,
    seats: bots.map((seat) => ({ seat, as: 'bot' })),
  });
  const until = Date.now() + LONGEST_MS;
  const clients = [];
  for (const [place, { seat }] of made.seats.filter((one) => !bots.includes(one.seat)).entries()) {
    const person =
      people[place] ?? (people[place] = await register(api, NAMES[place] ?? `Player ${place + 1}`));
    const entropy = randomBytes(16).toString('hex');
    await person.api.post(`/v1/games/${made.id}/seats/${seat}/claim`, { entropy });
    clients.push(
      new SeatClient({ ...person, seat, entropy, game: made.id, random: seeded(seed + place), until }),
    );
  }
  if (clients.length === 0) throw new PlainError('--bots leaves no seat for a client.');
  const all = [...clients, ...bots.map((seat) => ({ name: 'a bot', seat }))];
  console.log(`${all.map(({ name, seat }) => `${name} (${seat})`).join(', ')} sit down to ${title}.`);
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

/** What everyone hears, an entry on a line. What the entry before said, too, is left out. */
function teller() {
  let before = [];
  return ({ entry, events }) => {
    const said = events.filter(({ audience }) => FOR_ALL.has(audience)).map(({ label }) => label);
    const fresh = said.filter((label) => !before.includes(label));
    before = said;
    if (fresh.length > 0) console.log(`${String(entry).padStart(WIDTH)}  ${fresh.join(' · ')}`);
  };
}
