import type { SeatStanding, StandingAnswer } from '../../play/table/shapes.js';
import type { StandingService } from '../../play/standing/standing.service.js';
import type { Command } from './commands.js';
import { type Choice, meantBy } from './meant.js';
import type { Speech } from './speech.js';
import type { Step } from './step.js';
import type { Begun, Task } from './task.js';
import type { Vocabulary } from './vocabulary.js';

type Standing = Extract<Command, { readonly is: 'standing' }>;
type Offers = SeatStanding['offers'];

interface Answer extends Choice, StandingAnswer {
  readonly spoken: string;
  readonly question: string;
  readonly when: string;
}

/** Answers in advance: `standing always pass`, `standing off`. */
export class StandingWords {
  constructor(private readonly standing: StandingService) {}

  /** @throws Refusal */
  async set({ words, text }: Standing, { task }: Begun, vocabulary: Vocabulary): Promise<Step> {
    const { gameId, playerId, seat, speech } = task;
    const { offers, answers } = await this.standing.read(gameId, playerId, seat);
    const choices = choicesOf(offers, task);
    const isOff = words.length === 1 && vocabulary.is('off', words[0]!);
    const asked = isOff ? [] : withThose(answers, meantIn(words, choices));
    if (asked === undefined) return notOffered(text, choices, speech);
    const now = await this.standing.set(gameId, playerId, seat, asked);
    const spoken = now.answers.flatMap(
      ({ kind, condition }) =>
        choices.find((one) => one.kind === kind && one.condition === condition)?.spoken ?? [],
    );
    if (answers.length === 0 && asked.length === 0) return speech.tells('done.standing.none', text);
    if (spoken.length === 0) return speech.told('done', 'done.standing.none', text);
    return speech.told('done', 'done.standing', text, { answers: spoken.join('; ') });
  }
}

function choicesOf(offers: Offers, { read, speech }: Task): Answer[] {
  return offers.flatMap(({ kind, label, action, actionLabel, conditions }) =>
    conditions.map((one) => {
      const messages = [label, actionLabel, one.label];
      const [asked, answer, when] = messages.map((message) => speech.game.say(message));
      const called = messages.map((message) => read.game.say(message));
      const values = { kind: asked!, action: answer!, condition: when! };
      const names = [kind, action.type, one.condition, ...called, ...Object.values(values)];
      return {
        ...{ kind, condition: one.condition, label: called[1]!, names },
        spoken: speech.say('done.standing.one', values),
        question: speech.say('unclear.standing.question', values),
        when: when!,
      };
    }),
  );
}

/** For every kind of question that the words fit, the one condition that they mean; undefined where that is unclear. */
function meantIn(words: readonly string[], choices: readonly Answer[]): Answer[] | undefined {
  const kinds = [...new Set(choices.map(({ kind }) => kind))];
  const meant = kinds.map((kind) =>
    meantBy(
      words,
      choices.filter((one) => one.kind === kind),
    ),
  );
  const found = meant.flatMap((one) => ('found' in one ? [one.found] : []));
  const isClear = meant.every((one) => 'found' in one || one.unclear.length === 0);
  return isClear && found.length > 0 ? found : undefined;
}

function withThose(
  before: readonly StandingAnswer[],
  meant: readonly Answer[] | undefined,
): StandingAnswer[] | undefined {
  if (meant === undefined) return undefined;
  const others = before.filter(({ kind }) => !meant.some((one) => one.kind === kind));
  return [...others, ...meant.map(({ kind, condition }) => ({ kind, condition }))];
}

function notOffered(text: string, choices: readonly Answer[], speech: Speech): Step {
  if (choices.length === 0) return speech.told('unclear', 'unclear.standing.none', text);
  const step = speech.told('unclear', 'unclear.standing', text);
  const listed = (what: 'question' | 'when'): string =>
    [...new Set(choices.map((one) => one[what]))].join('; ');
  const offers = { questions: listed('question'), conditions: listed('when') };
  const lines = ['unclear.standing.questions', 'unclear.standing.conditions'].map((key) =>
    speech.say(key, offers),
  );
  return { ...step, lines: [...step.lines, ...lines] };
}
