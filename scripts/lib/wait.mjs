export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Wait for a promise, but not for ever; says whether it was done in time. */
export async function within(milliseconds, promise) {
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds, false)));
  const done = await Promise.race([Promise.resolve(promise).then(() => true), late]);
  clearTimeout(timer);
  return done;
}
