import { randomBytes, randomUUID } from 'node:crypto';
import { Api } from '../demo/api.mjs';
import { PlainError } from '../lib/log.mjs';

/** What a client gets to play where nobody says so, and with which options each game is soon under way. */
export const DEFAULT_RULESET = 'vampire-graves';
const OPTIONS = { 'vampire-graves': { players: 2 } };

/**
 * A new account at a new table, against bots: what a client gets to play, and what the kit does in its place.
 * @param wanted `{ ruleset, seat }`; without a seat the first one
 */
export async function newSeat(target, wanted = {}) {
  const ruleset = wanted.ruleset ?? DEFAULT_RULESET;
  const options = OPTIONS[ruleset] ?? {};
  const { seat, others } = await seatsOf(target, ruleset, options, wanted.seat);
  const { token } = await new Api(target).post('/v1/players', { displayName: 'Client under test' });
  const api = new Api(target, token);
  const { id } = await api.post('/v1/games', {
    ruleset,
    options,
    seats: [
      { seat, as: 'me', entropy: randomBytes(16).toString('hex') },
      ...others.map((other) => ({ seat: other, as: 'bot' })),
    ],
  });
  const path = `/v1/games/${id}`;
  return {
    ...{ token, game: id, seat },
    /** Does something else than what the client means to do. */
    async actOtherwise({ id: meant }) {
      const { actions } = await api.get(`${path}/actions`);
      const other = actions.find((action) => action.id !== meant) ?? actions[0];
      if (other !== undefined) await api.post(`${path}/actions`, { id: other.id }, randomUUID());
    },
    endGame: () => api.post(`${path}/resign`, { seat }),
  };
}

/** @throws PlainError for a ruleset or a seat that there is not */
async function seatsOf(target, ruleset, options, wanted) {
  const api = new Api(target);
  const { items } = await api.get('/v1/rulesets');
  const known = items.map((one) => one.ruleset);
  if (!known.includes(ruleset))
    throw new PlainError(`There is no ruleset "${ruleset}"; there are: ${known.join(', ')}.`);
  const asked = encodeURIComponent(JSON.stringify(options));
  const { seats } = await api.get(`/v1/rulesets/${ruleset}?options=${asked}`);
  const all = seats.map(({ seat }) => seat);
  const seat = wanted ?? all[0];
  if (!all.includes(seat))
    throw new PlainError(`${ruleset} has no seat "${seat}"; it has: ${all.join(', ')}.`);
  return { seat, others: all.filter((one) => one !== seat) };
}
