import type { Entry } from '../events/entry.js';
import { isTableEvent, type TableEvent } from '../play/table/events.js';
import { plainEvent, type GameAt } from '../play/table/game-at.js';
import { evolveTable } from '../play/table/table-state.js';
import { votedFor } from '../play/table/vote.js';
import type { Past } from '../projections/past-games.js';
import { ADOPTIONS } from './check-adopting.js';
import { QUARRELS } from './check-disputes.js';
import { TURNINGS } from './check-take-back.js';
import { TIMES } from './check-time.js';
import { VOTES } from './check-votes.js';
import { differences, type Fault } from './fault.js';
import type { Look, Looks } from './said.js';

const LOOKS = { ...TURNINGS, ...QUARRELS, ...TIMES, ...VOTES, ...ADOPTIONS };

/** Whoever says something at the table may say it, there and then. */
export function checkSaid(entry: Entry, start: GameAt | undefined, past: Past): Fault[] {
  if (start === undefined) return [];
  let before = start;
  const looks: Look[] = [];
  for (const event of entry.events.filter(({ type }) => isTableEvent(type))) {
    const plain = plainEvent(event) as TableEvent;
    const look = (LOOKS as Partial<Looks<TableEvent['type']>>)[plain.type];
    looks.push(...(look?.(plain as never, { entry, before, past }) ?? []));
    before = { ...before, table: evolveTable(before.table, plain) };
  }
  return differences(entry.entry, [...looks, ...areStillAsked(entry, before)]);
}

/** What is asked has not been answered yet. */
function areStillAsked({ events }: Entry, { table: { takeBack, adoption, vote } }: GameAt): Look[] {
  const isVote = events.some(({ type }) => type === 'VoteCast');
  return [
    [takeBack?.open.length !== 0, 'all have agreed, and nothing is taken back'],
    [adoption?.open.length !== 0, 'all have agreed, and nothing is adopted'],
    [!isVote || vote === undefined || votedFor(vote) === undefined, 'a vote is over, and nothing is decided'],
  ];
}
