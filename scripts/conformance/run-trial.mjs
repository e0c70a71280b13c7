import { setTimeout as sleep } from 'node:timers/promises';
import { OF_ACTIONS } from './trials-of-actions.mjs';
import { OF_STREAMS } from './trials-of-streams.mjs';
import { Proxy } from './proxy.mjs';
import { newSeat } from './seat.mjs';

export const TRIALS = { ...OF_ACTIONS, ...OF_STREAMS };

const DEADLINE_MS = 30_000;
const LOOK_MS = 50;

/**
 * One client, one game, one thing that goes wrong.
 * @param how `{ patienceMs, ruleset, seat }`; the first seat of vampire-graves, where it says nothing else
 * @param startClient given `{ url, token, game, seat }`, it starts a client that plays this seat
 * @returns `{ name, title, outcome, why }`; `outcome` is passed, failed or not used
 */
export async function runTrial(name, target, startClient, { patienceMs = DEADLINE_MS, ...wanted } = {}) {
  const seat = await newSeat(target, wanted);
  const trial = new TRIALS[name](seat);
  const proxy = new Proxy(target, trial);
  trial.proxy = proxy;
  const url = await proxy.listen();
  const client = startClient({ url, token: seat.token, game: seat.game, seat: seat.seat });
  try {
    const verdict = await watched(trial, client, Math.max(patienceMs, trial.deadlineMs ?? 0));
    return { name, title: trial.title, ...outcomeOf(trial, verdict) };
  } finally {
    await client.stop();
    await proxy.close();
  }
}

async function watched(trial, client, deadlineMs) {
  let ended;
  client.ended.then((wrong) => (ended = { wrong }));
  let begun = false;
  for (const until = Date.now() + deadlineMs; Date.now() < until; await sleep(LOOK_MS)) {
    if (!begun && trial.accepted.length > 0) {
      begun = true;
      await trial.begin();
    }
    const verdict = trial.verdict();
    if (verdict !== undefined) return verdict;
    if (ended?.wrong !== undefined) return ended.wrong;
  }
  return undefined;
}

function outcomeOf(trial, verdict) {
  if (verdict === true) return { outcome: 'passed' };
  if (verdict !== undefined) return { outcome: 'failed', why: verdict };
  if (trial.isUsed === false) return { outcome: 'not used', why: 'it opens no stream' };
  return { outcome: 'failed', why: silence(trial) };
}

function silence({ log, meddled }) {
  if (log.length === 0) return 'it sent nothing';
  return meddled === undefined ? 'it did not come so far' : 'it did nothing more that would show it';
}
