import { randomUUID } from 'node:crypto';
import { Connection } from '../bench/connection.mjs';
import { anyAction } from '../demo/chooser.mjs';
import { sleep } from '../lib/wait.mjs';
import { must } from './ledger.mjs';

const RULESET = 'vampire-graves';
const SEATS = 3;
const AGAIN_MS = 50;
const PATIENCE_MS = 60_000;

/** A player whose connection is opened anew when it is broken. */
class Person {
  constructor(port, token) {
    Object.assign(this, { port, token });
  }

  ask(method, path, how) {
    if (this.connection === undefined || this.connection.broken) {
      this.connection = new Connection(this.port, this.token);
    }
    return this.connection.ask(method, path, how);
  }

  close() {
    this.connection?.close();
  }
}

/** Three players who play one game after the other, whatever happens to the server, and note every receipt. */
export class Lane {
  constructor(port, ledger) {
    Object.assign(this, { port, ledger, games: [], people: [] });
  }

  async open() {
    const door = new Person(this.port);
    for (let place = 1; place <= SEATS; place += 1) {
      const { token } = must(
        201,
        await door.ask('POST', '/v1/players', { body: { displayName: `Drill ${place}` } }),
      );
      this.people.push(new Person(this.port, token));
    }
    door.close();
    await this.newGame();
    return this;
  }

  close() {
    for (const person of this.people) person.close();
  }

  async newGame() {
    const [maker] = this.people;
    const { id, seats } = must(201, await maker.ask('POST', '/v1/games', { body: { ruleset: RULESET } }));
    this.seats = new Map(seats.map(({ seat }, place) => [seat, this.people[place]]));
    for (const [seat, person] of this.seats) {
      must(
        200,
        await person.ask('POST', `/v1/games/${id}/seats/${seat}/claim`, { body: { entropy: randomUUID() } }),
      );
    }
    this.games.push(id);
    this.game = id;
    this.offer = undefined;
  }

  /** Play until told to stop; then settle the key that is still open, if there is one. */
  async play(state) {
    while (!state.stop || this.asked !== undefined) {
      if (this.asked === undefined) await this.sure(() => this.choose());
      if (this.asked !== undefined) await this.settle();
    }
  }

  /** Before an action nothing can be lost: what fails is simply done again. */
  async sure(work) {
    for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(AGAIN_MS)) {
      try {
        return await work();
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }

  async choose() {
    const { person, actions } = this.offer ?? (await this.look());
    this.offer = undefined;
    if (actions.length > 0) this.asked = asking(person, this.game, anyAction(actions, Math.random).id);
  }

  /** Who is asked, and what may they do? */
  async look() {
    const { awaiting, status } = must(200, await this.people[0].ask('GET', `/v1/games/${this.game}/view`));
    if (status === 'finished') await this.newGame();
    const person = this.seats.get(awaiting[0]);
    if (person === undefined) return { actions: [] };
    return { person, ...must(200, await person.ask('GET', `/v1/games/${this.game}/actions`)) };
  }

  /** Send the action until it is known what became of it: always with the same key. */
  async settle() {
    for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(AGAIN_MS)) {
      const answer = await this.asked.send().catch(({ message }) => ({ status: 599, body: message }));
      if (answer.status < 500) return this.settled(answer);
      this.ledger.unanswered += this.asked.first();
      if (Date.now() > deadline) throw new Error(`no answer to a key: ${JSON.stringify(answer)}`);
    }
  }

  settled({ status, body }) {
    const { asked } = this;
    this.asked = undefined;
    if (status !== 201) return;
    this.ledger.acknowledge(asked, body.receipt);
    if (body.actions.length > 0) this.offer = { person: asked.person, actions: body.actions };
  }
}

function asking(person, game, id) {
  const key = randomUUID();
  const how = { body: { id }, headers: `idempotency-key: ${key}\r\n` };
  let failures = 0;
  return {
    ...{ game, key, person },
    send: () => person.ask('POST', `/v1/games/${game}/actions`, how),
    /** 1 the first time that no answer came, 0 later. */
    first: () => ((failures += 1) === 1 ? 1 : 0),
  };
}
