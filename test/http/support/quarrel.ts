import { type Answer, type Serving } from './server.js';
import { asking, type Table } from './table.js';

/** What players and arbiters say about a game. */
export function quarrel(server: Serving, table: Table) {
  const path = `/v1/games/${table.id}`;
  const post = (token: string, what: string, body?: object): Promise<Answer> =>
    server.post(`${path}/${what}`, { token, ...(body && { body }) });
  const dispute = (seat: string, entry: number, claim = 'That cannot be.'): Promise<Answer> =>
    post(table.tokens[seat]!, 'disputes', { seat, entry, claim });
  const rule = (token: string, decided: object, number = 1): Promise<Answer> =>
    post(token, 'rulings', { dispute: number, reason: 'So it is.', ...decided });
  return {
    post,
    dispute,
    rule,
    list: async (token: string) => (await server.get(`${path}/disputes`, { token })).body,
    withdraw: (token: string, number: number) => server.delete(`${path}/disputes/${number}`, { token }),
    state: (token: string, text: string, more: object = {}) =>
      post(token, 'disputes/1/statements', { text, ...more }),
    /** An arbiter of the server comes to the game. */
    arbiter: async (): Promise<string> => {
      const token = await server.newArbiter();
      await post(token, 'arbiters', {});
      return token;
    },
    /** A seat disputes an entry, an arbiter comes and rules. */
    ruled: async (seat: string, entry: number, decided: object): Promise<Answer> => {
      const { body } = await dispute(seat, entry);
      const token = await server.newArbiter();
      await post(token, 'arbiters', {});
      return rule(token, decided, body.items.length);
    },
    players: asking(server, table),
  };
}

export type Quarrel = ReturnType<typeof quarrel>;
