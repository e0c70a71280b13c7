/** An error that its message explains fully: no stack is shown. */
export class PlainError extends Error {
  plain = true;
}

/** Progress goes to stderr, so that the output of a command can be piped. */
export function progress(line) {
  process.stderr.write(`${line}\n`);
}

export function report(error) {
  progress(error?.plain ? error.message : (error?.stack ?? String(error)));
}

/** Run an entry script: its result is the exit code, an error is reported and exits with 1. */
export async function runScript(action) {
  try {
    process.exit((await action()) ?? 0);
  } catch (error) {
    report(error);
    process.exit(1);
  }
}
