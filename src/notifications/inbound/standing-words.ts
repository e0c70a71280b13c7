import type { SeatStanding, StandingAnswer } from '../../play/table/shapes.js';
import type { StandingService } from '../../play/standing/standing.service.js';
import type { Phrases } from '../../words/phrases.js';
import type { Words } from '../../words/words.js';
import type { Command } from './commands.js';
import { folded } from './fold.js';
import { type Choice, meantBy } from './meant.js';
import type { Step } from './step.js';
import type { Begun } from './task.js';
import { say, told } from './telling.js';

type Standing = Extract<Command, { readonly is: 'standing' }>;
type Offers = SeatStanding['offers'];

interface Answer extends Choice, StandingAnswer {
  readonly spoken: string;
  readonly question: string;
  readonly when: string;
}

/** Answers in advance: `standing always pass`, `standing off`. */
export class StandingWords {
  constructor(
    private readonly standing: StandingService,
    private readonly words: Words,
  ) {}

  /** @throws Refusal */
  async set({ words, text }: Standing, { task: { gameId, playerId, seat } }: Begun): Promise<Step> {
    const { ruleset, offers, answers } = await this.standing.read(gameId, playerId, seat);
    const phrases = this.words.about(ruleset, undefined);
    const choices = choicesOf(offers, phrases);
    const asked = isOff(words) ? [] : withThose(answers, meantIn(words, choices));
    if (asked === undefined) return notOffered(text, choices);
    const now = await this.standing.set(gameId, playerId, seat, asked);
    const spoken = now.answers.flatMap(
      ({ kind, condition }) =>
        choices.find((one) => one.kind === kind && one.condition === condition)?.spoken ?? [],
    );
    if (spoken.length === 0) return told('done', 'done.standing.none', text);
    return told('done', 'done.standing', text, { answers: spoken.join('; ') });
  }
}

function choicesOf(offers: Offers, phrases: Phrases): Answer[] {
  return offers.flatMap(({ kind, label, action, actionLabel, conditions }) =>
    conditions.map((one) => {
      const [asked, answer, when] = [label, actionLabel, one.label].map((message) => phrases.say(message));
      const spoken = say('done.standing.one', { kind: asked!, action: answer!, condition: when! });
      const names = [kind, asked!, action.type, one.condition, when!];
      return {
        ...{ kind, condition: one.condition, label: answer!, names, spoken },
        question: say('unclear.standing.question', { kind: asked!, action: answer! }),
        when: when!,
      };
    }),
  );
}

function isOff(words: readonly string[]): boolean {
  return words.length === 1 && ['off', 'none', 'nothing'].includes(folded(words[0]!));
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

function notOffered(text: string, choices: readonly Answer[]): Step {
  if (choices.length === 0) return told('unclear', 'unclear.standing.none', text);
  const step = told('unclear', 'unclear.standing', text);
  const listed = (what: 'question' | 'when'): string =>
    [...new Set(choices.map((one) => one[what]))].join('; ');
  const offers = { questions: listed('question'), conditions: listed('when') };
  const lines = ['unclear.standing.questions', 'unclear.standing.conditions'].map((key) => say(key, offers));
  return { ...step, lines: [...step.lines, ...lines] };
}
