import { exitCode, startTool } from '../lib/tools.mjs';

/** It asks nobody whether there is a newer one, and tells nobody that it ran. */
const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
};

/** What Redocly's recommended rules say against a document, a line each. */
export async function redocly(file) {
  const child = startTool('redocly', ['lint', file, '--extends', 'recommended', '--format', 'json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...QUIET },
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (complained += text));
  await exitCode(child);
  const report = parsed(said);
  if (report === undefined) return [`Redocly did not finish:\n${complained}`];
  return report.problems.map(
    ({ ruleId, message, location }) => `redocly ${ruleId} at ${location[0]?.pointer ?? '#'}: ${message}`,
  );
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
