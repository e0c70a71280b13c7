import type { Random } from '../../src/games/kit/random.js';
import type { Ruleset, Typed } from '../../src/games/kit/game-definition.js';
import { standing } from '../support/rulesets/hide-and-seek/standing.js';
import { PLACES, SEEKERS } from '../support/rulesets/hide-and-seek/words.js';
import type { Dice } from './dice.js';
import type { Plot } from './table.js';

/** Draws of the other world that not everyone may know. */
const TURNED = ['treasure', 'card', 'clue of seeker-1', 'clue of seeker-2'];

/** The same ruleset, where secret draws come out otherwise. */
export function turned(ruleset: Ruleset): Ruleset {
  const other = (random: Random): Random => ({
    below: (n, purpose) => (random.below(n, purpose) + (TURNED.includes(purpose) ? 1 : 0)) % n,
  });
  return {
    ...ruleset,
    begin: (setup, random) => ruleset.begin(setup, other(random)),
    decide: (state, seat, action, random) => ruleset.decide(state, seat, action, other(random)),
  };
}

/** One seeker keeps every clue, the other some. */
function cluesInAdvance(dice: Dice): NonNullable<Plot['inAdvance']> {
  const conditions = ['always', dice.pick(Object.keys(standing.conditions))];
  return shuffled(SEEKERS, dice).map((seat, place) => ({
    seat,
    answers: [{ kind: 'clue', condition: conditions[place] }],
  }));
}

/** What somebody was told stays told, whatever is struck. */
const nothingToRecall = (): void => undefined;

type InPlace = Typed & { readonly place: string };

/**
 * Hide and seek in two worlds: the hider sits elsewhere and holds other cards, the treasure lies elsewhere, clues are
 * others. Who is told none of it must find both worlds the same.
 */
export function otherHidingPlace(dice: Dice): Plot {
  const [here, there, ...elsewhere] = shuffled(PLACES, dice);
  const told = new Set(['hider']);
  let shared = false;
  return {
    ruleset: 'hide-and-seek',
    options: { rounds: 5 },
    visibility: dice.pick(['private', 'public'] as const),
    seats: ['hider', 'seeker-1', 'seeker-2'],
    inAdvance: cluesInAdvance(dice),
    mover: (awaited) => dice.pick(awaited),
    next: (_seat, left, right) => {
      const hides = left.some(({ type }) => type === 'hide');
      if (hides)
        return {
          left: { type: 'hide', place: here } as InPlace,
          right: { type: 'hide', place: there } as InPlace,
        };
      // Nobody looks where somebody hides: the game would be over.
      const blind = left.filter(
        (action) => action.type !== 'search' || elsewhere.includes((action as InPlace).place as never),
      );
      const action = dice.pick(blind);
      return right.some(({ type }) => type === action.type) ? { left: action, right: action } : undefined;
    },
    happened: (_seat, { left }) => {
      shared ||= left.type === 'share';
      return true;
    },
    watches: 'ClueFound',
    // Who found the same clue in both worlds still cannot tell.
    watched: (left, right) => {
      left.forEach((clue, place) => {
        if (clue['place'] === right[place]?.['place']) return;
        for (const seeker of shared ? ['seeker-1', 'seeker-2'] : [String(clue['seat'])]) told.add(seeker);
      });
    },
    remember: () => nothingToRecall,
    alike: (viewer) => !told.has(viewer),
  };
}

/** One seeker's secret choice differs; nobody else can tell until both have chosen. */
export function otherChoice(dice: Dice): Plot {
  const chooser = dice.pick(['seeker-1', 'seeker-2'] as const);
  const [hiding, one, other] = shuffled(PLACES, dice);
  let chosen = false;
  return {
    ruleset: 'hide-and-seek',
    options: { rounds: 2 },
    visibility: dice.pick(['private', 'public'] as const),
    seats: ['hider', 'seeker-1', 'seeker-2'],
    mover: (awaited) => (awaited.includes(chooser) ? chooser : awaited[0]!),
    next: (seat) => {
      if (seat === 'hider')
        return {
          left: { type: 'hide', place: hiding } as InPlace,
          right: { type: 'hide', place: hiding } as InPlace,
        };
      if (chosen) return undefined;
      chosen = true;
      return {
        left: { type: 'search', place: one } as InPlace,
        right: { type: 'search', place: other } as InPlace,
      };
    },
    happened: () => true,
    remember: () => nothingToRecall,
    // The hider's own cards differ in the other world.
    alike: (viewer) => viewer !== 'hider' && !(chosen && viewer === chooser),
  };
}

function shuffled<Thing>(things: readonly Thing[], dice: Dice): Thing[] {
  const left = [...things];
  return things.map(() => left.splice(dice.below(left.length), 1)[0]!);
}
