import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Value } from '@sinclair/typebox/value';
import type { FastifyReply } from 'fastify';
import type { Ruleset } from '../../games/kit/game-definition.js';
import { Refusal } from '../../refusals/refusal.js';
import { plain } from '../contract/schema.js';
import { isPlainObject, refuse } from '../json/check.js';
import { isUnchanged } from '../json/etag.js';
import { jsonText } from '../json/raw-json.js';
import { speak } from '../words/speak.js';
import type { Phrases } from '../words/phrases.js';
import { Words } from '../words/words.js';

/** What can be played. It changes with a new build only, so anybody may keep it for a while. */
@Injectable()
export class RulesetAnswers {
  constructor(
    private readonly rulesets: readonly Ruleset[],
    private readonly words: Words,
  ) {}

  list(reply: FastifyReply) {
    const items = this.rulesets.map((ruleset) =>
      rulesetSummary(ruleset, speak(this.words, ruleset.ruleset, reply)),
    );
    return this.kept({ items, next: null }, reply);
  }

  one(name: string, options: string | undefined, reply: FastifyReply) {
    const ruleset = this.rulesets.find((known) => known.ruleset === name);
    if (ruleset === undefined) throw new Refusal('not-found');
    return this.kept(
      rulesetAnswer(ruleset, optionsIn(ruleset, options), speak(this.words, name, reply)),
      reply,
    );
  }

  private kept(said: object, reply: FastifyReply): object | undefined {
    const hash = createHash('sha256').update(jsonText(said)).digest('base64url').slice(0, 16);
    reply.header('cache-control', 'public, max-age=300');
    return isUnchanged(reply, `"${hash}"`) ? undefined : said;
  }
}

export function rulesetSummary({ ruleset, title, version }: Ruleset, phrases: Phrases) {
  return { ruleset, title: phrases.say(title), version };
}

export function rulesetAnswer(ruleset: Ruleset, options: Record<string, unknown>, phrases: Phrases) {
  const { revisions, schemas, components, catalogues } = ruleset;
  const seats = ruleset.seats(options).map(({ id, side }) => ({
    seat: id,
    side,
    name: phrases.say(ruleset.describe({ is: 'seat', seat: id }, 'spectator')),
  }));
  return {
    ...rulesetSummary(ruleset, phrases),
    revisions,
    options: plain(schemas.options),
    defaults: ruleset.options({}),
    seats,
    components,
    words: catalogues,
  };
}

/** Options of the query, as JSON text. */
function optionsIn(ruleset: Ruleset, text: string | undefined): Record<string, unknown> {
  if (text === undefined) return ruleset.options({});
  const asked = parsed(text);
  if (!isPlainObject(asked)) throw refuse([{ parameter: 'options', what: 'must be a JSON object' }]);
  if (!Value.Check(ruleset.schemas.options, asked))
    throw new Refusal('invalid-options', { ruleset: ruleset.ruleset });
  return ruleset.options(asked);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
