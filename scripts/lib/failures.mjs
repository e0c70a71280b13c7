import { sleep } from './wait.mjs';

const NOTICE_MS = 500;

/** Rejects when Postgres is lost, or when an error comes up that nobody caught. */
export function nextFailure(database) {
  const crash = new Promise((resolve) => {
    process.on('uncaughtException', resolve);
  });
  const failure = Promise.race([crash, database.lost]).then((error) => Promise.reject(error));
  failure.catch(() => {}); // it may come when nobody waits for it any more
  return failure;
}

/** When Postgres dies, other errors may come first: they say less. */
export async function rootCause(error, database) {
  if (error?.plain) return error;
  return (await Promise.race([database.lost, sleep(NOTICE_MS)])) ?? error;
}
