import { statement, texts } from './rows.mjs';
import { summary } from './figures.mjs';

/** Where there is no pgbench: plain connections that write the same rows, each with one named statement. */
export class BareClients {
  constructor({ url, rows, Client }) {
    Object.assign(this, { url, rows, Client });
    this.given = texts(rows);
    const places = Object.fromEntries(Object.keys(this.given).map((name, place) => [name, `$${place + 3}`]));
    this.text = statement(rows, { game: '$1', version: '$2', ...places });
  }

  async run({ clients, seconds, base }) {
    const connections = await Promise.all(Array.from({ length: clients }, () => this.connect()));
    const began = performance.now();
    const times = [];
    await Promise.all(
      connections.map((connection, game) =>
        this.write(connection, { game, base, times, ends: began + seconds * 1000 }),
      ),
    );
    const elapsed = (performance.now() - began) / 1000;
    await Promise.all(connections.map((connection) => connection.end()));
    return summary(times, elapsed);
  }

  async connect() {
    const client = new this.Client({ connectionString: this.url });
    client.on('error', () => {}); // the query that is under way tells
    await client.connect();
    return client;
  }

  async write(connection, { game, base, times, ends }) {
    const texts = Object.values(this.given);
    for (let version = base + 1; performance.now() < ends; version += 1) {
      const began = performance.now();
      const values = [game, version, ...texts];
      const { rowCount } = await connection.query({ name: 'action', text: this.text, values });
      if (rowCount !== 1) throw new Error(`game ${game} did not take version ${version}`);
      times.push(performance.now() - began);
    }
  }
}
