import { sleep } from '../lib/wait.mjs';

const UNDER_LOAD_MS = 2000;
const AFTERWARDS_MS = 700;

/**
 * One round: play, strike under load, put things back, settle all keys, compare, play on.
 * The result is a row of the table.
 */
export async function strikeUnderLoad(load, what, { strike, restore }) {
  const { ledger } = load;
  const before = { receipts: ledger.receipts.length, unanswered: ledger.unanswered };
  load.start();
  await sleep(UNDER_LOAD_MS);
  const struck = Date.now();
  await strike();
  await restore();
  const back = Date.now() - struck;
  await load.settle();
  const found = await load.check();
  const after = await load.playFor(AFTERWARDS_MS);
  if (after === 0) found.problems.push('play did not go on');
  return {
    what,
    acknowledged: ledger.receipts.length - before.receipts,
    unanswered: ledger.unanswered - before.unanswered,
    seconds: back / 1000,
    ...found,
  };
}
