import type { Typed } from '../../games/kit/game-definition.js';
import type { LiveGame } from '../../play/live-game.js';
import { offeredActions } from '../../play/offer.js';
import type { PlayService } from '../../play/play.service.js';
import { actingSeat, openTo } from '../../play/requirements.js';
import type { OfferedAction } from '../../play/table/shapes.js';
import type { TableService } from '../../play/table.service.js';
import type { Phrases } from '../../words/phrases.js';
import type { Words } from '../../words/words.js';
import type { Command } from './commands.js';
import { areNumbers, type Choice, meantBy } from './meant.js';
import type { Step } from './step.js';
import type { Begun } from './task.js';
import { told } from './telling.js';

type Act = Extract<Command, { readonly is: 'act' }>;
type Meaning = { readonly id: string; readonly label: string } | Step;

interface Offer extends Choice {
  readonly id: string;
}

// So many are named where a command may mean several.
const MOST_NAMED = 8;

/** Answers what a seat is asked: by a number of the list in the mail, or by words. */
export class Acting {
  constructor(
    private readonly play: PlayService,
    private readonly table: TableService,
    private readonly words: Words,
  ) {}

  /** @throws Refusal */
  async act(command: Act, begun: Begun): Promise<Step> {
    const { gameId, playerId, seat } = begun.task;
    const meaning = begun.meant ?? (await this.meaning(command, begun));
    if (!('id' in meaning)) return meaning as Step;
    await begun.mean(meaning);
    const asked = { id: meaning.id };
    await this.play.act({ gameId, playerId, seat, asked, key: begun.key });
    return {
      ...told('done', 'done.act', command.text, { label: meaning.label }, 'happened'),
      meant: meaning,
    };
  }

  private async meaning(command: Act, begun: Begun): Promise<Meaning> {
    const { grant, gameId, playerId, seat } = begun.task;
    const live = await this.table.look(gameId, playerId);
    actingSeat(live, playerId, seat);
    const stands = isOpen(live, seat, grant.decision);
    const hindered = hinderedBy(begun, stands);
    if (hindered !== undefined) return told('refused', hindered, command.text, {}, 'options');
    const offers = this.offers(live, seat);
    if (offers.length === 0) return told('refused', 'refused.notAsked', command.text);
    const list = grant.options ?? [];
    if (command.number === undefined) return byWords(command, offers, list);
    return stands ? byNumber(command, command.number, offers, list) : unclear('number.old', command.text);
  }

  private offers({ at, secrets }: LiveGame, seat: string): Offer[] {
    const phrases = this.words.about(at.ruleset.ruleset, undefined);
    return offeredActions(at, seat, secrets.actionKey).map((offered) => offerOf(offered, phrases));
  }
}

/** The first answer is to the question of the mail; what it leads to may be answered in the same mail. */
function hinderedBy({ task, before }: Begun, stands: boolean): string | undefined {
  const acted = ({ outcome, meant }: Step) => outcome === 'done' && meant !== undefined && 'id' in meant;
  if (before.some(acted)) return undefined;
  if (task.grant.kind !== 'turn') return 'refused.notice';
  return stands ? undefined : 'refused.turn';
}

function isOpen(live: LiveGame, seat: string, decision: string | undefined): boolean {
  return decision !== undefined && Object.values(openTo(live, seat)).includes(decision);
}

function offerOf({ id, action, label }: OfferedAction, phrases: Phrases): Offer {
  return { id, label: phrases.say(label), names: [action.type, ...valuesIn(action)] };
}

/** The plain values of an action, however deep. */
function valuesIn({ type: _type, ...fields }: Typed): string[] {
  const plain = (value: unknown): string[] => {
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(plain);
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  };
  return plain(fields);
}

/** Where there is a list of numbers, numbers alone are none of the words of a label. */
function byWords({ words, text }: Act, offers: readonly Offer[], list: readonly string[]): Meaning {
  if (list.length > 0 && areNumbers(words)) return unclear('unknown', text);
  const meant = meantBy(words, offers);
  if ('found' in meant) return meant.found;
  if (meant.unclear.length === 0) return unclear('unknown', text);
  const named = meant.unclear.slice(0, MOST_NAMED).map(({ label }) => label);
  const more = meant.unclear.length > MOST_NAMED ? ['…'] : [];
  return unclear('several', text, { choices: [...named, ...more].join('; ') });
}

/** @param list the ids of the list in the mail */
function byNumber(
  { words, text }: Act,
  number: number,
  offers: readonly Offer[],
  list: readonly string[],
): Meaning {
  if (list.length === 0) return unclear('number.none', text);
  const id = list[number - 1];
  if (id === undefined) return unclear('number', text, { most: list.length });
  const offer = offers.find((one) => one.id === id);
  if (offer === undefined) return told('refused', 'refused.turn', text, {}, 'options');
  return words.length === 0 || 'found' in meantBy(words, [offer]) ? offer : unclear('number.words', text);
}

function unclear(which: string, text: string, values: Readonly<Record<string, string | number>> = {}): Step {
  return told('unclear', `unclear.${which}`, text, values, 'options');
}
