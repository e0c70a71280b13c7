import { ToldByTheRules } from './audiences.mjs';
import { HiddenChance, PublicChance } from './chance.mjs';
import { Chain, checkSlots } from './entry.mjs';
import { atEntry, must } from './fault.mjs';
import { TakenFromPlayers } from './line.mjs';
import { checkSealed, PlayedByTheRules } from './rules.mjs';
import { Table } from './table.mjs';
import { Telling } from './telling.mjs';

/**
 * Checks the entries of one game, from the first on, as one viewer received them. Nothing is believed but the keys.
 * `viewer` is left out where the entries were gathered at different times; `rules` are files of rules, each as
 * `{ ruleset, sha256 }`, or one of them.
 * Throws the first `Fault`: first of what each entry needs no later one for, then of the rest.
 */
export function verifyEntries({ game, entries: received, keys, viewer, rules }) {
  const entries = [];
  const chain = new Chain(game, keys);
  const table = new Table();
  const chance = new PublicChance(game, table);
  each(received, (told) => {
    entries.push(told);
    chain.take(told);
    table.take(told);
    checkSlots(told, table.slots);
    chance.take(told);
  });
  must(entries.length > 0, 'there are no entries');
  // Then everything is open; entries that came one by one are as they were told then.
  const over = table.status === 'finished' && viewer !== undefined;
  const opened = over ? [openedChance(game, table), new TakenFromPlayers()] : [];
  const played = playedBy(rules, table, over, viewer);
  const telling = new Telling(viewer, entries, { over, struck: table.line.struck });
  const later = [telling, ...opened, ...played];
  each(entries, (told) => later.forEach((check) => check.take(told, table.slots)));
  const draws = drawsOf(chance, opened[0]);
  return { entries, chain, table, over, draws, actions: played[0]?.actions, until: played[0]?.until };
}

/** How many there were, and how many of them a script decided. */
function drawsOf(open, hidden) {
  const { draws = 0, script = { used: 0 } } = hidden ?? {};
  return { public: open.draws, hidden: draws, scripted: { public: open.script.used, hidden: script.used } };
}

function each(entries, check) {
  let number = 0;
  for (const told of entries) atEntry((number += 1), () => check(told));
}

function openedChance(game, table) {
  const chance = new HiddenChance(game, table);
  atEntry(table.finishedAt, () => chance.checkSeeds());
  return chance;
}

function playedBy(rules, table, over, viewer) {
  if (rules === undefined || table.began === undefined) return [];
  const files = [rules].flat();
  checkSealed(files, table);
  return [over ? new PlayedByTheRules(files, table) : new ToldByTheRules(files, table, viewer)];
}
