import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Ruleset } from '../../games/kit/game-definition.js';
import type { PrintedPart } from '../../games/kit/parts.js';
import { checkFor } from '../../play/asked-action.js';
import { schemaErrors } from '../../play/schema-errors.js';
import { Refusal } from '../../refusals/refusal.js';
import { wrong } from '../../refusals/wrong.js';
import { plain } from '../contract/schema.js';
import { isPlainObject, refuse } from '../json/check.js';
import { isUnchanged } from '../json/etag.js';
import { RawJson } from '../json/raw-json.js';
import { speak } from '../server/speak.js';
import { optionsInWords } from './option-words.js';
import type { Phrases } from '../../words/phrases.js';
import { Words } from '../../words/words.js';

// With every choice of options an answer differs in its seats only, and the parts of a game can be large.
const MOST_KEPT = 100;

interface Kept {
  readonly etag: string;
  readonly json: RawJson;
}

/** What can be played. It changes with a new build only, so anybody may keep it for a while. */
@Injectable()
export class RulesetAnswers {
  private readonly made = new LRUCache<string, Kept>({ max: MOST_KEPT });

  constructor(
    private readonly rulesets: readonly Ruleset[],
    private readonly words: Words,
  ) {}

  list(reply: FastifyReply): RawJson | undefined {
    const { language } = speak(this.words, undefined, reply);
    return this.kept(language, reply, () => ({
      items: this.rulesets.map((one) => rulesetSummary(one, this.words.about(one.ruleset, language))),
      next: null,
    }));
  }

  /** @throws Refusal */
  one(name: string, asked: string | undefined, reply: FastifyReply): RawJson | undefined {
    const ruleset = this.rulesets.find((known) => known.ruleset === name);
    if (ruleset === undefined) throw new Refusal('ruleset-not-found');
    const options = optionsIn(ruleset, asked);
    const phrases = speak(this.words, name, reply);
    const key = JSON.stringify([phrases.language, name, options]);
    return this.kept(key, reply, () => rulesetAnswer(ruleset, options, phrases));
  }

  private kept(key: string, reply: FastifyReply, make: () => object): RawJson | undefined {
    const known = this.made.get(key) ?? keep(make());
    this.made.set(key, known);
    reply.header('cache-control', 'public, max-age=300');
    return isUnchanged(reply, known.etag) ? undefined : known.json;
  }
}

function keep(answer: object): Kept {
  const text = JSON.stringify(answer);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { etag: `"${hash}"`, json: new RawJson(text) };
}

export function rulesetSummary({ ruleset, title, version, unspoken = [] }: Ruleset, phrases: Phrases) {
  return { ruleset, title: phrases.say(title), version, unspoken };
}

export function rulesetAnswer(ruleset: Ruleset, options: Record<string, unknown>, phrases: Phrases) {
  const { revisions, schemas, components, catalogues, purposes } = ruleset;
  const seats = ruleset.seats(options).map(({ id, side }) => ({
    seat: id,
    side,
    name: phrases.say(ruleset.describe({ is: 'seat', seat: id }, 'spectator')),
    aim: phrases.say(ruleset.aim(id)),
  }));
  return {
    ...rulesetSummary(ruleset, phrases),
    revisions,
    options: plain(optionsInWords(schemas.options, phrases)),
    defaults: options,
    seats,
    purposes: purposes.map(({ purpose, below = null }) => ({ purpose, below })),
    parts: (ruleset.parts ?? []).map((part) => partInWords(part, phrases)),
    components,
    words: catalogues,
  };
}

function partInWords({ name, told, ...part }: PrintedPart, phrases: Phrases) {
  return {
    ...part,
    name: phrases.say(name),
    told: told.map(({ kind, text }) => ({
      kind,
      label: phrases.say({ key: `table.part.${kind}` }),
      text: phrases.say(text),
    })),
  };
}

/** Options of the query, as JSON text. */
function optionsIn(ruleset: Ruleset, text: string | undefined): Record<string, unknown> {
  if (text === undefined) return ruleset.options({});
  const asked = parsed(text);
  if (!isPlainObject(asked)) throw refuse([{ parameter: 'options', what: wrong('jsonObject') }]);
  const check = checkFor(ruleset.schemas.options);
  if (check.Check(asked)) return ruleset.options(asked);
  const errors = schemaErrors(check, asked).map(({ pointer, what }) => ({
    parameter: 'options',
    what: wrong('at', { place: pointer, what }),
  }));
  throw new Refusal('invalid-options', { ruleset: ruleset.ruleset }, { errors });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
