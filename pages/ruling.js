import { trying } from './alert.js';
import { get, post } from './api.js';
import { el, field, fill, select } from './dom.js';
import { say, seatName } from './words.js';

const DECISIONS = ['dismiss', 'rewind', 'adjust', 'forfeit'];

/** What a ruling did, in words. */
export function rulingText({ game }, { decision, rewoundTo, forfeited }) {
  const seat = forfeited === null ? '' : seatName(game.ruleset, forfeited);
  return say(`ruling.told.${decision}`, { entry: rewoundTo ?? '', seat });
}

/** For arbiters of the game: what is decided, with what that needs, and why. */
export function rulingForm(table, { dispute, entry }, { area, doing }) {
  const part = el('div');
  const reason = area(`reason-${dispute}`);
  const isOver = table.game.status === 'finished';
  let needed = () => ({});
  const change = async (decision) => {
    const { control, value } = await partOf(table, decision, entry);
    needed = value;
    fill(part, control);
  };
  const decision = select(
    DECISIONS.filter((one) => one === 'dismiss' || !isOver).map((one) => [one, say(`ruling.${one}`)]),
    { id: `decision-${dispute}`, change: (value) => trying(() => change(value)) },
  );
  const rule = (event) => {
    event.preventDefault();
    const ruling = { dispute, decision: decision.value, reason: reason.value, ...needed() };
    return doing(() => post(`/games/${table.id}/rulings`, ruling));
  };
  return el(
    'form',
    { onsubmit: rule, class: 'ruling' },
    field(say('ruling'), decision),
    part,
    field(say('ruling.reason'), reason),
    el('button', { id: `rule-${dispute}`, class: 'grave' }, say('ruling.give')),
  );
}

const NOTHING = { control: undefined, value: () => ({}) };

/** What a decision needs beside its reason. */
function partOf(table, decision, entry) {
  if (decision === 'rewind') return rewinding(table, entry);
  if (decision === 'adjust') return adjusting(table);
  return decision === 'forfeit' ? forfeiting(table) : NOTHING;
}

function rewinding({ view }, entry) {
  const number = el('input', { type: 'number', min: 1, max: view.version, value: entry - 1, required: true });
  return { control: field(say('ruling.entry'), number), value: () => ({ entry: Number(number.value) }) };
}

async function adjusting({ id }) {
  const { items } = await get(`/games/${id}/adjustments`);
  if (items.length === 0)
    return { ...NOTHING, control: el('p', { class: 'hint' }, say('ruling.adjust.none')) };
  const chosen = select(
    items.map(({ label }, place) => [String(place), label]),
    {},
  );
  const value = () => ({ adjustment: items[Number(chosen.value)].adjustment });
  return { control: field(say('ruling.adjustment'), chosen), value };
}

function forfeiting({ game }) {
  const chosen = select(
    game.seats.map(({ seat }) => [seat, seatName(game.ruleset, seat)]),
    {},
  );
  return { control: field(say('ruling.seat'), chosen), value: () => ({ seat: chosen.value }) };
}
