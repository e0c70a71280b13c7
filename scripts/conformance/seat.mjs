import { randomBytes, randomUUID } from 'node:crypto';
import { Api } from '../demo/api.mjs';

export const RULESET = 'vampire-graves';

/** A new account at a new table, against a bot: what a client gets to play, and what the kit does in its place. */
export async function newSeat(target) {
  const { token } = await new Api(target).post('/v1/players', { displayName: 'Client under test' });
  const api = new Api(target, token);
  const seat = 'player-1';
  const { id } = await api.post('/v1/games', {
    ruleset: RULESET,
    options: { players: 2 },
    seats: [
      { seat, as: 'me', entropy: randomBytes(16).toString('hex') },
      { seat: 'player-2', as: 'bot' },
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
