import { Harker, play, type RulesetId } from 'harker-client';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { playerFor } from '../../clients/typescript/examples/player-for.js';
import { serving, type Serving } from '../docs/support/serving.js';

interface Place {
  readonly url: string;
  readonly token: string;
  readonly game: string;
  readonly seat: string;
}

interface Result {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not used';
  readonly why?: string;
}

type Client = (place: Place) => { ended: Promise<string | undefined>; stop(): Promise<void> };

const { runTrial, TRIALS } = jest.requireActual<{
  runTrial(
    name: string,
    target: string,
    client: Client,
    how?: { patienceMs?: number; ruleset?: string; seat?: string },
  ): Promise<Result>;
  TRIALS: Readonly<Record<string, unknown>>;
}>('../../scripts/conformance/run-trial.mjs');

let server: Serving;
beforeAll(async () => {
  server = await serving();
}, 180_000);
afterAll(() => server.stop());

/** A client in this process, until it is stopped. */
function inProcess(playing: (place: Place, signal: AbortSignal) => Promise<unknown>): Client {
  return (place) => {
    const leave = new AbortController();
    const ended = playing(place, leave.signal).then(
      () => undefined,
      (error: unknown) => (leave.signal.aborted ? undefined : String(error)),
    );
    return { ended, stop: async () => leave.abort() };
  };
}

const ours = inProcess(async ({ url, token, game, seat }, signal) => {
  const options = { signal, quietMs: 3_000 };
  const harker = new Harker({ url, token, signal });
  const own = harker.game<RulesetId>(game);
  const { ruleset } = await own.about();
  const { components } = await harker.ruleset(ruleset as RulesetId);
  return play(own, seat, playerFor(components, seat), options);
});

/** Does what comes to mind first. */
const careless = inProcess(async ({ url, token, game }, signal) => {
  const authorization = `Bearer ${token}`;
  const ask = async (path: string, init: RequestInit = {}) =>
    fetch(`${url}/v1/games/${game}/${path}`, {
      signal,
      ...init,
      headers: { authorization, ...init.headers },
    });
  const listen = async () => {
    while (!signal.aborted) {
      try {
        await (await ask('stream')).text();
      } catch {
        // Once more.
      }
    }
  };
  void listen();
  while (!signal.aborted) {
    try {
      const { actions } = (await (await ask('actions')).json()) as { actions: { id: string }[] };
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const [first] = actions;
      if (first !== undefined)
        await ask('actions', { method: 'POST', headers, body: JSON.stringify({ id: first.id }) });
    } catch {
      // Once more.
    }
    await sleep(30);
  }
});

describe('the conformance kit', () => {
  it('is passed by the client of this project, in every trial', async () => {
    const names = Object.keys(TRIALS);
    const results = await Promise.all(names.map((name) => runTrial(name, server.url, ours)));
    expect(results).toEqual(
      names.map((name) => expect.objectContaining({ name, outcome: 'passed' }) as Result),
    );
  }, 300_000);

  it.each([
    ['fury-of-dracula-2e', 'dracula'],
    ['fury-of-dracula-4e', 'mina-harker'],
  ])(
    'is passed in %s as %s too',
    async (ruleset, seat) => {
      const names = ['lost-answer', 'overtaken', 'torn', 'end'];
      const results = await Promise.all(
        names.map((name) => runTrial(name, server.url, ours, { ruleset, seat, patienceMs: 120_000 })),
      );
      expect(results).toEqual(
        names.map((name) => expect.objectContaining({ name, outcome: 'passed' }) as Result),
      );
    },
    150_000,
  );

  it.each([
    [{ ruleset: 'chess' }, /no ruleset "chess"; there are: .*vampire-graves/],
    [{ ruleset: 'fury-of-dracula-4e', seat: 'renfield' }, /no seat "renfield"; it has: dracula, /],
  ])('says what there is instead of %j', async (place, why) => {
    await expect(runTrial('slow', server.url, ours, place)).rejects.toThrow(why);
  });

  it.each([
    ['lost-answer', /another key/],
    ['outcome-unknown', /another key/],
    ['too-many', /did not wait/],
    ['torn', /at once|says nothing/],
  ])('finds a client that is careless: %s', async (name, why) => {
    await expect(runTrial(name, server.url, careless)).resolves.toMatchObject({
      outcome: 'failed',
      why: expect.stringMatching(why) as string,
    });
  });

  it('says what a client does not use', async () => {
    const silent = inProcess(async (_place, signal) => sleep(60_000, undefined, { signal, ref: false }));
    await expect(runTrial('torn', server.url, silent, { patienceMs: 200 })).resolves.toMatchObject({
      outcome: 'not used',
    });
    await expect(runTrial('slow', server.url, silent, { patienceMs: 200 })).resolves.toMatchObject({
      outcome: 'failed',
      why: 'it sent nothing',
    });
  });
});
