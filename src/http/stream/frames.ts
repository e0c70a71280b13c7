import type { SeatView } from '../../play/table/shapes.js';
import type { GameNow, Moment } from '../../projections/watching/watcher.js';
import type { Phrases } from '../../words/phrases.js';
import { jsonText } from '../json/raw-json.js';
import { toldEntry, toldView } from '../play/told.js';
import { type Frame, frameText } from './frame.js';

const rendered = new WeakMap<Moment, Map<string, string>>();

/** An entry: made once for all who see the same and speak the same language. */
export function entryFrame(moment: Moment, phrases: Phrases): string {
  const known = rendered.get(moment) ?? new Map<string, string>();
  rendered.set(moment, known);
  const text = known.get(phrases.language) ?? frameText(entryOf(moment, phrases));
  known.set(phrases.language, text);
  return text;
}

function entryOf({ entry, now }: Moment, phrases: Phrases): Frame {
  const data = JSON.stringify({ ...standOf(now), entry: toldEntry(entry, phrases) });
  return { event: 'entry', id: entry.entry, data };
}

/** The game as it is now, as `/view` says it. */
export function snapshotFrame(view: SeatView, phrases: Phrases): string {
  return frameText({ event: 'snapshot', id: view.version, data: jsonText(toldView(view, phrases)) });
}

/** Nothing more will come. */
export function endFrame(now: GameNow): string {
  return frameText({ event: 'end', id: now.version, data: JSON.stringify(standOf(now)) });
}

/** The viewer may look no more. It names no entry: whoever may look again goes on after the last that they know. */
export function goneFrame(problem: object): string {
  return frameText({ event: 'gone', data: JSON.stringify(problem) });
}

function standOf({ version, status, awaiting, head }: GameNow) {
  return { version, status, awaiting, head };
}
