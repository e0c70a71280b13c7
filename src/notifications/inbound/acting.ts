import type { Typed } from '../../games/kit/game-definition.js';
import type { LiveGame } from '../../play/live-game.js';
import { offeredActions } from '../../play/offer.js';
import type { PlayService } from '../../play/play.service.js';
import { actingSeat, openTo } from '../../play/requirements.js';
import type { OfferedAction } from '../../play/table/shapes.js';
import type { TableService } from '../../play/table.service.js';
import type { Command } from './commands.js';
import { areNumbers, type Choice, meantBy } from './meant.js';
import type { Speech } from './speech.js';
import type { Step } from './step.js';
import type { Begun, Task } from './task.js';

type Act = Extract<Command, { readonly is: 'act' }>;
type Meaning = { readonly id: string; readonly label: string } | Step;

interface Offer extends Choice {
  readonly id: string;
  /** As the player is answered. */
  readonly spoken: string;
}

// So many are named where a command may mean several.
const MOST_NAMED = 8;

/** Answers what a seat is asked: by a number of the list in the mail, or by words. */
export class Acting {
  constructor(
    private readonly play: PlayService,
    private readonly table: TableService,
  ) {}

  /** @throws Refusal */
  async act(command: Act, begun: Begun): Promise<Step> {
    const { gameId, playerId, seat, speech } = begun.task;
    const meaning = begun.meant ?? (await this.meaning(command, begun));
    if (!('id' in meaning)) return meaning as Step;
    await begun.mean(meaning);
    const asked = { id: meaning.id };
    await this.play.act({ gameId, playerId, seat, asked, key: begun.key });
    return {
      ...speech.told('done', 'done.act', command.text, { label: meaning.label }, 'happened'),
      meant: meaning,
    };
  }

  private async meaning(command: Act, begun: Begun): Promise<Meaning> {
    const { grant, gameId, playerId, seat, speech } = begun.task;
    const live = await this.table.look(gameId, playerId);
    actingSeat(live, playerId, seat);
    const stands = isOpen(live, seat, grant.decision);
    const hindered = hinderedBy(begun, stands);
    if (hindered !== undefined) return speech.told('refused', hindered, command.text, {}, 'options');
    const offers = offersOf(live, begun.task);
    if (offers.length === 0) return speech.told('refused', 'refused.notAsked', command.text);
    const list = grant.options ?? [];
    const meaning =
      command.number !== undefined && !stands
        ? { unclear: 'number.old' }
        : command.number === undefined
          ? byWords(command, offers, list)
          : byNumber(command, command.number, offers, list);
    return told(command, meaning, speech);
  }
}

type Found =
  | { readonly found: Offer }
  | { readonly refused: string }
  | { readonly unclear: string; readonly values?: Readonly<Record<string, string | number>> };

function told({ text }: Act, meaning: Found, speech: Speech): Meaning {
  if ('found' in meaning) return { id: meaning.found.id, label: meaning.found.spoken };
  if ('refused' in meaning) return speech.told('refused', meaning.refused, text, {}, 'options');
  return speech.told('unclear', `unclear.${meaning.unclear}`, text, meaning.values, 'options');
}

/** The first answer is to the question of the mail; what it leads to may be answered in the same mail. */
function hinderedBy({ task, before }: Begun, stands: boolean): string | undefined {
  const acted = ({ outcome, meant }: Step) => outcome === 'done' && meant !== undefined && 'id' in meant;
  if (before.some(acted)) return undefined;
  if (task.grant.kind !== 'turn') return 'refused.notice';
  return stands ? undefined : 'refused.turn';
}

/** Whether the seat is still asked what it was asked in the mail. */
export function isOpen(live: LiveGame, seat: string, decision: string | undefined): boolean {
  return decision !== undefined && Object.values(openTo(live, seat)).includes(decision);
}

function offersOf({ at, secrets }: LiveGame, { seat, read, speech }: Task): Offer[] {
  return offeredActions(at, seat, secrets.actionKey).map((offered) => offerOf(offered, read, speech));
}

function offerOf({ id, action, label }: OfferedAction, read: Speech, speech: Speech): Offer {
  const spoken = speech.game.say(label);
  return { id, label: read.game.say(label), spoken, names: [action.type, ...valuesIn(action), spoken] };
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
function byWords({ words }: Act, offers: readonly Offer[], list: readonly string[]): Found {
  if (list.length > 0 && areNumbers(words)) return { unclear: 'unknown' };
  const meant = meantBy(words, offers);
  if ('found' in meant) return meant;
  if (meant.unclear.length === 0) return { unclear: 'unknown' };
  const named = meant.unclear.slice(0, MOST_NAMED).map(({ spoken }) => spoken);
  const more = meant.unclear.length > MOST_NAMED ? ['…'] : [];
  return { unclear: 'several', values: { choices: [...named, ...more].join('; ') } };
}

/** @param list the ids of the list in the mail */
function byNumber({ words }: Act, number: number, offers: readonly Offer[], list: readonly string[]): Found {
  if (list.length === 0) return { unclear: 'number.none' };
  const id = list[number - 1];
  if (id === undefined) return { unclear: 'number', values: { most: list.length } };
  const offer = offers.find((one) => one.id === id);
  if (offer === undefined) return { refused: 'refused.turn' };
  const fits = words.length === 0 || 'found' in meantBy(words, [offer]);
  return fits ? { found: offer } : { unclear: 'number.words' };
}
