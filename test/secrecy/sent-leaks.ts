import type { Leak } from './leaks.js';

/** Another number for other secrets. */
const SECRET_SUM =
  '[...JSON.stringify(next.rules ?? 0)].reduce((sum, letter, at) => sum + letter.charCodeAt(0) * (at % 97), 0)';

/** Faults in what a server sends out by itself: webhooks and mail. */
export const SENT_LEAKS: readonly Leak[] = [
  {
    kind: 'mail: the board as somebody else sees it',
    file: 'src/play/mail-table.ts',
    find: "  const view = JSON.parse(renderView(at, seat, 'told')) as unknown;",
    replace: "  const view = JSON.parse(renderView(at, at.table.seats[0].seat, 'told')) as unknown;",
    ruleset: 'fury-of-dracula-2e',
  },
  {
    kind: 'mail: what passed is told for ever',
    file: 'src/play/mail-table.ts',
    find: 'const from = Math.max(since, at.version - MOST_ENTRIES + 1);',
    replace: 'const from = 1; at = { ...at, acted: {} };',
    ruleset: 'vampire-graves',
  },
  {
    kind: 'mail: what is explained follows from what is hidden',
    file: 'src/play/mail-table.ts',
    find: '  const named = [...new Set([...partsNamedBy(offered, parts), ...partsNamedIn(labels, parts)])];',
    replace: `  const named = parts.slice((${SECRET_SUM.replaceAll('next.', 'at.')}) % 7);`,
    ruleset: 'fury-of-dracula-4e',
  },
  {
    kind: 'webhook: a field that follows from what is hidden',
    file: 'src/notifications/deliveries/notices.ts',
    find: 'map((playerId): Notice => ({ ...about, playerId })),',
    replace: `map((playerId): Notice => ({ ...about, playerId, deadline: new Date(${SECRET_SUM}).toISOString() })),`,
    ruleset: 'vampire-graves',
  },
  {
    kind: 'count: somebody is called only where something is hidden',
    file: 'src/notifications/deliveries/notices.ts',
    find: 'return playerId === undefined\n',
    replace: `return playerId === undefined || (${SECRET_SUM}) % 2 === 1\n`,
    ruleset: 'fury-of-dracula-2e',
  },
  {
    kind: 'timing: a notice waits for what is held',
    file: 'src/play/entry-writer.ts',
    find: 'noticeRow(entry.game, entry.entry, entry.at, notice)',
    replace: `noticeRow(entry.game, entry.entry, entry.at, { ...notice, dueAt: new Date(Date.parse(entry.at) + ((${SECRET_SUM}) % 7) * 60_000).toISOString() })`,
    ruleset: 'fury-of-dracula-2e',
  },
];
