import type { Ruleset } from '../../games/kit/game-definition.js';
import type { PrintedPart } from '../../games/kit/parts.js';
import { partLines } from '../../words/part-lines.js';
import type { Command } from './commands.js';
import { type Choice, meantBy } from './meant.js';
import type { Speech } from './speech.js';
import type { Step } from './step.js';
import type { Task } from './task.js';

type Explain = Extract<Command, { readonly is: 'explain' }>;

interface Called extends Choice {
  readonly part: PrintedPart;
}

/** Says what a card or a token does, by its name in the mail that is answered, in the answer, or in English. */
export function explained({ words, text }: Explain, ruleset: Ruleset, { read, speech }: Task): Step {
  const { parts = [], catalogues } = ruleset;
  if (parts.length === 0) return speech.told('unclear', 'unclear.explain.none', text);
  if (words.length === 0) return speech.told('unclear', 'unclear.explain', text);
  const called = parts.map((part): Called => {
    const names = [speech.game.say(part.name), catalogues.en[part.name.key] ?? part.id, part.id];
    return { part, label: read.game.say(part.name), names };
  });
  const meant = meantBy(words, called);
  if ('found' in meant) return toldOf(meant.found.part, text, speech);
  if (meant.unclear.length === 0) return speech.told('unclear', 'unclear.explain.unknown', text);
  const choices = meant.unclear.map(({ part }) => speech.game.say(part.name)).join('; ');
  return speech.told('unclear', 'unclear.several', text, { choices });
}

function toldOf(part: PrintedPart, text: string, speech: Speech): Step {
  const step = speech.tells('done.explain', text, { name: speech.game.say(part.name) });
  return { ...step, lines: [...step.lines, ...partLines(part, speech.game)] };
}
