import { randomUUID } from 'node:crypto';
import { pick } from '../demo/chooser.mjs';
import { Connection } from './connection.mjs';

const RULESET = 'vampire-graves';
export const SEATS = 3;

/** Three players, each with a connection of its own, who play one game after the other. */
export class Party {
  constructor(port) {
    this.port = port;
    this.games = [];
  }

  async register() {
    const door = new Connection(this.port);
    const people = await Promise.all(
      Array.from({ length: SEATS }, async (_, place) => {
        const { body } = await door.ask('POST', '/v1/players', {
          body: { displayName: `Bench ${place + 1}` },
        });
        return new Connection(this.port, body.token);
      }),
    );
    door.close();
    this.people = people;
    return this;
  }

  close() {
    for (const connection of this.people) connection.close();
  }

  /** Make games beforehand, so that none is made while time is taken. */
  async prepare(count) {
    while (this.games.length < count) this.games.push(await this.newGame());
  }

  /** The game in which the next action is possible. */
  async game() {
    while (this.games[0]?.over) this.games.shift();
    if (this.games.length === 0) await this.prepare(1);
    return this.games[0];
  }

  async newGame() {
    const [maker] = this.people;
    const made = must(201, await maker.ask('POST', '/v1/games', { body: { ruleset: RULESET } }));
    const game = new Game(made.id);
    for (const [place, { seat }] of made.seats.entries()) {
      const person = this.people[place];
      must(
        200,
        await person.ask('POST', `/v1/games/${game.id}/seats/${seat}/claim`, {
          body: { entropy: randomUUID() },
        }),
      );
      game.people.set(seat, person);
    }
    const { version, view } = must(200, await maker.ask('GET', `/v1/games/${game.id}/view`));
    game.accepted({ version, view, actions: [] });
    return game;
  }
}

/** A game as its three clients know it. */
export class Game {
  constructor(id) {
    this.id = id;
    this.version = 0;
    this.over = false;
    this.people = new Map();
    /** What was on offer when a seat was last asked a question of this kind. */
    this.offers = new Map();
  }

  see({ asked, phase }) {
    this.asked = asked;
    this.question = `${asked} ${phase}`;
    this.over = asked === undefined;
  }

  async offer() {
    const known = this.offers.get(this.question);
    if (known !== undefined) return known;
    const { actions } = must(
      200,
      await this.people.get(this.asked).ask('GET', `/v1/games/${this.id}/actions`),
    );
    this.offers.set(this.question, actions);
    return actions;
  }

  /**
   * Take an action that is, or was when last asked, on offer. A refusal says what is possible now.
   * `choose` picks one. Returns whether it was accepted.
   */
  async act(choose = anyOf) {
    const action = plain(choose(await this.offer()));
    const { status, body } = await this.people.get(this.asked).ask('POST', `/v1/games/${this.id}/actions`, {
      body: action,
      headers: `idempotency-key: ${randomUUID()}\r\n`,
    });
    if (status === 201) this.accepted(body);
    else this.refused(status, body);
    return status === 201;
  }

  accepted({ version, view, actions }) {
    this.version = version;
    this.see(view);
    if (actions.length > 0) this.offers.set(this.question, actions);
  }

  refused(status, body) {
    if (status !== 422 || body.actions === undefined)
      throw new Error(`an action was answered ${status} ${body?.title}`);
    this.offers.set(this.question, body.actions);
  }

  /** Every seat fetches its new view. */
  async look() {
    const views = await Promise.all(
      [...this.people.values()].map((person) => person.ask('GET', `/v1/games/${this.id}/view`)),
    );
    for (const answer of views) {
      if (must(200, answer).version < this.version) throw new Error('a view was older than the action');
    }
  }
}

const plain = (action) =>
  Object.fromEntries(Object.entries(action).filter(([name]) => !['id', 'label'].includes(name)));
const anyOf = (actions) => pick(actions, Math.random);

export function must(status, answer) {
  if (answer.status === status) return answer.body;
  throw new Error(`the server answered ${answer.status} ${JSON.stringify(answer.body)}`);
}
