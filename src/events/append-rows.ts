import type { Append, AppendPart, Row } from './append.js';
import { canonical } from './canonical.js';
import type { Entry } from './entry.js';

/** The parameters of `appendStatement` for these appends: one JSON array of rows per part. */
export function appendParameters(appends: readonly Append[], parts: readonly AppendPart[]): string[] {
  return [
    JSON.stringify(appends.map(headRow)),
    JSON.stringify(appends.map(({ entry }) => entryRow(entry))),
    JSON.stringify(appends.flatMap(({ entry }) => eventRows(entry))),
    ...parts.map(({ name }) => JSON.stringify(appends.flatMap((append) => append.parts[name] ?? []))),
  ];
}

function headRow({ entry, game, rebuilt }: Append): Row {
  const { version, hash, key, signature } = entry.head;
  return {
    game_id: entry.game,
    version,
    head: hash,
    head_key: key,
    head_signature: signature,
    status: game.status,
    awaiting: game.awaiting,
    about: game.about,
    due_at: game.dueAt,
    at: entry.at,
    rules_version: entry.rulesVersion,
    rebuilt,
  };
}

function entryRow(entry: Entry): Row {
  return {
    game_id: entry.game,
    entry: entry.entry,
    seat: entry.seat ?? null,
    at: entry.at,
    rules_version: entry.rulesVersion,
    asked: canonical(entry.asked),
    asked_slot: entry.askedSlot,
    draws: canonical(entry.draws),
    link: entry.link ?? null,
    anchor: entry.anchor ?? null,
    previous: entry.previous,
    commitments: entry.commitments.map(({ hash }) => hash).join(''),
    salts: entry.commitments.map(({ salt }) => salt).join(''),
    hash: entry.hash,
    key: entry.head.key,
    signature: entry.head.signature,
  };
}

function eventRows(entry: Entry): Row[] {
  return entry.events.map(({ type, schema, audience, data }, index) => ({
    game_id: entry.game,
    entry: entry.entry,
    index,
    type,
    schema,
    audience,
    data: canonical(data),
  }));
}
