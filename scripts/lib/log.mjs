/** An error that its message explains fully: no stack is shown. */
export class PlainError extends Error {
  plain = true;
}

/** Progress goes to stderr, so that the output of a command can be piped. */
export function progress(line) {
  process.stderr.write(`${line}\n`);
}

/** Begins with a sentence; the stack follows where that does not say it all. */
export function report(error, what = 'This failed') {
  progress(
    error?.plain ? error.message : `${what}: ${error?.message ?? error}\n${error?.stack ?? ''}`.trim(),
  );
}

/** Run an entry script: its result is the exit code, an error is reported and exits with 1. */
export async function runScript(action, what) {
  try {
    process.exit((await action()) ?? 0);
  } catch (error) {
    report(error, what);
    process.exit(1);
  }
}
