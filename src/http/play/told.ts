import type { OfferedAction, OpenDecision, ToldEntry, ToldEvent } from '../../play/table/shapes.js';
import type { Phrases } from '../words/phrases.js';

// What the inside tells, flattened and with words.

export function offered({ id, action, label }: OfferedAction, phrases: Phrases) {
  return { id, ...action, label: phrases.say(label) };
}

export function toldEvent({ type, schema, audience, data, label }: ToldEvent, phrases: Phrases) {
  return { type, schema, audience, ...data, label: phrases.say(label) };
}

export function toldEntry(entry: ToldEntry, phrases: Phrases) {
  return { ...entry, events: entry.events.map((event) => toldEvent(event, phrases)) };
}

export function openDecision(decision: OpenDecision, phrases: Phrases) {
  return { ...decision, label: phrases.say(decision.label) };
}
