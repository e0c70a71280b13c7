import type { JournalEvent } from '../../events/entry.js';
import type { Viewer } from '../../games/kit/audience.js';
import type { Ruleset } from '../../games/kit/game-definition.js';
import type { Catalogue, Message } from '../../games/kit/message.js';
import { isTableEvent, type TableEventType } from './events.js';

/** The words of the table's events; a ruleset's own words stand in its catalogues. */
export const TABLE_WORDS: { readonly en: Catalogue } & Readonly<Record<string, Catalogue>> = {
  en: {
    'table.GameCreated': 'The table is set up',
    'table.SeatTaken.player': 'A player sits down as {seat}',
    'table.SeatTaken.bot': 'A bot sits down as {seat}',
    'table.SeatGivenUp': '{seat} is given up',
    'table.SeatReserved': '{seat} now asks for an invitation',
    'table.GameBegan': 'The game begins',
    'table.GameFinished': 'The game is over: {reason}',
    'table.GameCancelled': 'The game is cancelled',
  },
};

export function describeEvent(ruleset: Ruleset, event: JournalEvent, viewer: Viewer): Message {
  if (isTableEvent(event.type)) return describeTable(ruleset, event.type, event.data, viewer);
  return ruleset.describe({ is: 'event', event: { ...event.data, type: event.type } }, viewer);
}

function describeTable(
  ruleset: Ruleset,
  type: TableEventType,
  data: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Message {
  const seat = (): Message => ruleset.describe({ is: 'seat', seat: String(data['seat']) }, viewer);
  switch (type) {
    case 'SeatTaken':
      return { key: `table.SeatTaken.${String(data['kind'])}`, values: { seat: seat() } };
    case 'SeatGivenUp':
    case 'SeatReserved':
      return { key: `table.${type}`, values: { seat: seat() } };
    case 'GameFinished':
      return { key: 'table.GameFinished', values: { reason: data['reason'] as Message } };
    case 'GameCreated':
    case 'GameBegan':
    case 'GameCancelled':
      return { key: `table.${type}` };
  }
}
