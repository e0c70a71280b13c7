import { Rounds } from './rounds.mjs';

// The load client's process: `{ id, call, with }` comes, `{ id, result }` or `{ id, error }` goes back.
const rounds = new Rounds(Number(process.argv[2]));

process.on('message', async ({ id, call, with: how }) => {
  try {
    process.send({ id, result: await rounds[call](how) });
  } catch (error) {
    process.send({ id, error: error.stack });
  }
});
process.on('disconnect', () => process.exit(0));
