import { shown, tableText } from './figures.mjs';
import { profileOf } from './profile.mjs';

/** The figures for people. */
export function report(results, profiles) {
  const { figures, lengths, fold, other, rounds, seconds, rows } = results;
  const say = (text) => console.log(text);
  say(
    `Medians of ${rounds} rounds of ${seconds} s; server, Postgres (fsync on) and client share this machine.\n`,
  );
  say(tableText([HEAD, ...ACTIONS.map(([title, kind]) => actionRow(title, figures[kind]))]));
  say(`\nThe same rows without Harker, by ${other}:\n`);
  say(tableText([HEAD, ...OTHERS.map(([title, kind]) => actionRow(title, figures[kind]))]));
  for (const games of [1, 20]) {
    const share = figures[`posts-${games}`].perSecond / figures[`other-${games}`].perSecond;
    say(`  Harker / that, ${games} side by side: ${share.toFixed(2)}`);
  }
  say(`\nGET view (times alone, rate by 8 at the same time):\n`);
  say(
    tableText([
      ['', 'per s', 'p50 ms', 'p95 ms'],
      ...READS.flatMap((kind) => readRows(kind, figures, lengths)),
    ]),
  );
  say(`  long / short, p50: ${(figures.read.long.p50 / figures.read.short.p50).toFixed(2)}`);
  say(
    `\nFolding in memory: ${shown(fold.perSecond)} events/s (${fold.events} events of ${fold.entries} entries).`,
  );
  say(`An entry has ${rows.events.toFixed(1)} events; a view ${shown(rows.body)} bytes.`);
  say(`\nProcessor time of one action (µs):\n`);
  say(
    tableText([
      ['', 'server', 'Postgres', 'client'],
      ...ACTIONS.map(([title, kind]) => cpuRow(title, figures[kind])),
    ]),
  );
  if (profiles !== undefined) profileReport(profiles, results.all['posts-20']);
}

const MOST_FUNCTIONS = 20;
const HEAD = ['', 'per s', 'p50 ms', 'p95 ms', 'p99 ms'];
const ACTIONS = [
  ['accepted actions, 1 game', 'posts-1'],
  ['accepted actions, 20 games', 'posts-20'],
  ['until every seat has its view, 1 game', 'views-1'],
  ['until every seat has its view, 20 games', 'views-20'],
];
const OTHERS = [
  ['1 client', 'other-1'],
  ['20 clients', 'other-20'],
];
const READS = [
  ['', 'read'],
  ['304, ', 'read-cached'],
];

const actionRow = (title, { perSecond, p50, p95, p99 }) => [
  title,
  shown(perSecond),
  ...[p50, p95, p99].map((value) => shown(value, 2)),
];
const cpuRow = (title, { serverCpu, postgresCpu, clientCpu }) => [
  title,
  ...[serverCpu, postgresCpu, clientCpu].map((value) => shown(value)),
];
const readRows = ([title, kind], figures, lengths) =>
  ['short', 'long'].map((which) => {
    const { perSecond, p50, p95 } = figures[kind][which];
    return [`${title}after ${lengths[which]} entries`, shown(perSecond), shown(p50, 2), shown(p95, 2)];
  });

/** Where the server's own time goes, for one accepted action at 20 games. */
function profileReport(folder, rounds) {
  const { window, count } = rounds.at(-1);
  const { areas, functions } = profileOf(folder, window);
  const all = areas.reduce((sum, [, time]) => sum + time, 0);
  const line = ([name, time]) => [name, shown(time / count), `${shown((time / all) * 100)} %`];
  const heading = 'One action at 20 games, in the process of the server (slower while it is watched)';
  console.log(`\n${heading}:\n`);
  console.log(tableText([['', 'µs', ''], ...areas.map(line), line(['together', all])]));
  console.log(`\nThe functions that take most of it:\n`);
  console.log(tableText([['', 'µs', ''], ...functions.slice(0, MOST_FUNCTIONS).map(line)]));
}
