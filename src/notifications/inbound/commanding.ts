import type { MessagesService } from '../../play/messages/messages.service.js';
import type { GameAt } from '../../play/table/game-at.js';
import type { TableService } from '../../play/table.service.js';
import type { TakeBackService } from '../../play/take-back/take-back.service.js';
import { actingSeat } from '../../play/requirements.js';
import type { Resigning } from '../../play/time/resigning.js';
import { Refusal, type RefusalCode } from '../../refusals/refusal.js';
import { type Acting, isOpen } from './acting.js';
import type { Command } from './commands.js';
import { explained } from './explaining.js';
import type { SettingWords } from './setting-words.js';
import type { StandingWords } from './standing-words.js';
import type { Step } from './step.js';
import type { Begun, Task } from './task.js';
import { Vocabulary } from './vocabulary.js';

/** What may be otherwise in a moment: the mail is begun again then. */
const PASSING: readonly RefusalCode[] = ['outcome-unknown', 'contended', 'not-ready', 'internal-error'];

/** Who is refused so has nothing to look at in the game. */
const STRANGERS: readonly RefusalCode[] = ['game-not-found', 'not-your-seat', 'seat-not-found'];

// As many characters as by REST.
const LONGEST_MESSAGE = 2_000;

/** What nobody may do with a mail of an earlier turn, which may have been passed on. */
const OF_THIS_TURN: readonly Command['is'][] = ['undo', 'resign', 'standing', 'settings'];

export interface CommandingParts {
  readonly acting: Acting;
  readonly standing: StandingWords;
  readonly takeBacks: TakeBackService;
  readonly table: TableService;
  readonly messages: MessagesService;
  readonly resigning: Resigning;
  readonly settings: SettingWords;
}

/** Carries out the commands of a mail, in order, up to the first that cannot be. */
export class Commanding {
  constructor(private readonly parts: CommandingParts) {}

  /**
   * @param known what became of them before a crash
   * @param keep called with all steps so far, before and after each is taken
   */
  async run(
    task: Task,
    commands: readonly Command[],
    known: readonly Step[],
    keep: (steps: readonly Step[]) => Promise<void>,
  ): Promise<Step[]> {
    const steps: Step[] = [];
    for (const [place, command] of commands.entries()) {
      const step = await this.taken(command, task, steps.slice(), known[place], keep);
      steps.push(step);
      if (step.outcome === 'done') continue;
      const leftAlone: Step = { outcome: 'refused', lines: [task.speech.say('refused.rest')] };
      return place + 1 === commands.length ? steps : [...steps, leftAlone];
    }
    return steps;
  }

  private async taken(
    command: Command,
    task: Task,
    before: readonly Step[],
    known: Step | undefined,
    keep: (steps: readonly Step[]) => Promise<void>,
  ): Promise<Step> {
    if (known?.outcome !== undefined) return known;
    const key = `mail:${task.id}:${before.length + 1}`;
    const mean = (meant: NonNullable<Step['meant']>) => keep([...before, { meant, lines: [] }]);
    const step = await this.tried(command, { task, key, before, meant: known?.meant, mean });
    await keep([...before, step]);
    return step;
  }

  private async tried(command: Command, begun: Begun): Promise<Step> {
    const { speech } = begun.task;
    try {
      await this.mustHoldSeat(begun);
      if (await this.isTooOld(command, begun)) return speech.told('refused', 'refused.old', command.text);
      return await this.step(command, begun);
    } catch (error) {
      if (!(error instanceof Refusal) || PASSING.includes(error.code)) throw error;
      const why = speech.whyNot(error);
      const step = speech.told('refused', 'refused.because', command.text, { why });
      return STRANGERS.includes(error.code) ? { ...step, stranger: true } : { ...step, shows: 'options' };
    }
  }

  /** Who has left it is told nothing of the game, and changes nothing by its mails. */
  private async mustHoldSeat({ task: { gameId, playerId, seat }, meant }: Begun): Promise<void> {
    if (meant === undefined) actingSeat(await this.parts.table.look(gameId, playerId), playerId, seat);
  }

  /** A question of a mail may still stand when there was another one. */
  private async isTooOld(command: Command, { task, meant }: Begun): Promise<boolean> {
    if (!OF_THIS_TURN.includes(command.is) || task.isOfThisTurn || meant !== undefined) return false;
    const { gameId, playerId, seat, grant } = task;
    return !isOpen(await this.parts.table.look(gameId, playerId), seat, grant.decision);
  }

  private step(command: Command, begun: Begun): Step | Promise<Step> {
    switch (command.is) {
      case 'act':
        return this.parts.acting.act(command, begun);
      case 'standing':
        return this.parts.standing.set(command, begun, vocabularyOf(begun.task));
      case 'settings':
        return this.parts.settings.set(command, begun, vocabularyOf(begun.task));
      case 'explain':
        return this.explain(command, begun);
      case 'say':
        return this.say(command, begun);
      case 'resign':
        return this.resign(command, begun);
      case 'undo':
        return this.undo(command.text, begun);
      case 'unclear':
        return begun.task.speech.told('unclear', 'unclear.unknown', command.text, {}, 'options');
      case 'access':
        return { ...begun.task.speech.tells('done.access', command.text), shows: 'access' };
      case 'help':
      case 'board':
      case 'options':
        return { outcome: 'done', lines: [], shows: command.is };
    }
  }

  private async explain(command: Extract<Command, { is: 'explain' }>, { task }: Begun): Promise<Step> {
    const { at } = await this.parts.table.look(task.gameId, task.playerId);
    return explained(command, at.ruleset, task);
  }

  private async say(
    { to, said, text }: Extract<Command, { is: 'say' }>,
    { task, key }: Begun,
  ): Promise<Step> {
    const { gameId, playerId, seat, speech } = task;
    if (said === '') return speech.told('unclear', 'unclear.say', text);
    if (said.length > LONGEST_MESSAGE)
      return speech.told('refused', 'refused.long', text, { most: LONGEST_MESSAGE });
    const { at } = await this.parts.table.look(gameId, playerId);
    const heard = to === 'side' && isAlone(at, seat) ? 'all' : to;
    await this.parts.messages.say({ gameId, playerId, seat, to: heard, text: said, key });
    return speech.told('done', `done.say.${heard}`, text);
  }

  private async resign({ sure, text }: Extract<Command, { is: 'resign' }>, { task }: Begun): Promise<Step> {
    if (!sure) return task.speech.tells('ask.resign', text);
    await this.parts.resigning.resign(task.gameId, task.playerId, task.seat);
    return task.speech.told('done', 'done.resign', text);
  }

  private async undo(text: string, { task, meant, mean }: Begun): Promise<Step> {
    const { gameId, playerId, seat, speech } = task;
    const { takeBacks } = this.parts;
    const last =
      meant !== undefined && 'entry' in meant ? meant : (await takeBacks.look(gameId, playerId, seat)).undo;
    if (last === null) return speech.told('refused', 'refused.nothingToUndo', text);
    const { entry } = last;
    await mean({ entry });
    const { asked } = await takeBacks.undo({ gameId, playerId, seat, entry });
    const waits = asked?.seat === seat && asked.entry === entry;
    return speech.told('done', waits ? 'done.undo.asked' : 'done.undo', text);
  }
}

const vocabularyOf = ({ speech }: Task): Vocabulary => Vocabulary.of(speech.language);

/** Who has nobody on their side has nobody else to speak to than all. */
function isAlone({ table: { seats } }: GameAt, own: string): boolean {
  const side = seats.find(({ seat }) => seat === own)?.side;
  return !seats.some((one) => one.seat !== own && one.side === side);
}
