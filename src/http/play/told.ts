import type {
  OfferedAction,
  OfferInAdvance,
  OpenDecision,
  Preview,
  SeatStanding,
  SeatView,
  ToldEntry,
  ToldEvent,
} from '../../play/table/shapes.js';
import type { Phrases } from '../../words/phrases.js';
import { jsonText, RawJson } from '../json/raw-json.js';

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

export function foretold({ events, view }: Preview, phrases: Phrases): RawJson {
  const told = events.map((event) => toldEvent(event, phrases));
  return new RawJson(jsonText({ events: told, view: new RawJson(view) }));
}

export function openDecision(decision: OpenDecision, phrases: Phrases) {
  return { ...decision, label: phrases.say(decision.label) };
}

export function toldView(told: SeatView, phrases: Phrases) {
  const { game, version, seat, ruleset, status, sandbox, awaiting, decisions, passing, view, head } = told;
  return {
    ...{ game, version, seat, ruleset, status, sandbox, awaiting },
    decisions: decisions.map((decision) => openDecision(decision, phrases)),
    passing: passing.map(({ entry, events }) => ({
      entry,
      events: events.map((event) => toldEvent(event, phrases)),
    })),
    view: new RawJson(view),
    head,
  };
}

export function standing({ seat, answers, ended, offers }: Omit<SeatStanding, 'ruleset'>, phrases: Phrases) {
  return { seat, answers, ended, offers: offers.map((offer) => offeredInAdvance(offer, phrases)) };
}

function offeredInAdvance(
  { kind, label, action, actionLabel, conditions }: OfferInAdvance,
  phrases: Phrases,
) {
  return {
    kind,
    label: phrases.say(label),
    action: { ...action, label: phrases.say(actionLabel) },
    conditions: conditions.map((one) => ({ ...one, label: phrases.say(one.label) })),
  };
}
