import { DRACULA_CARDS } from '../../combat/dracula-cards.js';
import { ESCAPES } from '../../combat/escaping.js';
import { engagedOf, isBeaten, leaveCombat } from '../../combat/foe.js';
import { HUNTER_CARDS } from '../../combat/hunter-cards.js';
import type { Action } from '../../actions/actions.js';
import { drawCombatCard, pickFor } from '../../chance.js';
import { minus } from '../../../kit/pile.js';
import { HUNTER_COMBAT_CARDS, type DraculaCombatId, type HunterCombatId } from '../../data/combat-cards.js';
import { AGATHA_DAMAGE, COMBAT_CARDS_PLAYED, COMBAT_DRAWS } from '../../data/limits.js';
import { ITEM_CARDS } from '../../data/item-cards.js';
import { combatOf } from '../../evolve/combat.js';
import { itemsOf, kindsOf } from '../../reading.js';
import { isHunter, type FurySeat, type HunterId } from '../../seats.js';
import type { Combat, State } from '../../state.js';
import { HUNTER_COMBAT_IDS, type CombatEnd } from '../../values.js';
import type { Deed, Question } from '../phase.js';
import { harmDracula, moveInfluence } from '../table/tracks.js';
import type { Step } from '../../steps/steps.js';

const ROUND: readonly Step[] = [{ is: 'combatChoice' }, { is: 'combatShow' }];
export const FIRST_ROUND: readonly Step[] = [...ROUND, { is: 'combatOver' }];

export const combatDraw: Deed<'combatDraw'> = {
  happens: (tale, { count }, random) => {
    const cards: DraculaCombatId[] = [];
    let { deck } = combatOf(tale.state);
    while (cards.length < count) {
      const drawn = drawCombatCard(deck, random);
      deck = minus(deck, drawn);
      cards.push(drawn);
    }
    tale.tell({ type: 'CombatCardsTaken', cards });
    tale.tell({ type: 'CombatCardsDrawn', count });
  },
};

/** The three cards and items with a banner, but not what was played in the round before. */
export function cardsOf(state: State, hunter: HunterId): readonly HunterCombatId[] {
  const resting = combatOf(state).resting[hunter];
  const items = itemsOf(state, hunter);
  const free = (card: HunterCombatId) =>
    items.filter((item) => item === card).length > (card === resting ? 1 : 0);
  const isBasic = (card: HunterCombatId) => HUNTER_COMBAT_CARDS.some(({ id }) => id === card);
  return HUNTER_COMBAT_IDS.filter((card) => (isBasic(card) ? card !== resting : free(card)));
}

/** Enraged: he cannot use an escape any more. */
function attacks({ hand, hunters, noEscape }: Combat): readonly Action[] {
  const usable = hand.filter((card) => !noEscape || !ESCAPES.includes(card));
  return kindsOf(usable).flatMap((card) =>
    hunters.map((hunter): Action => ({ type: 'attackWith', card, hunter })),
  );
}

const choices = (state: State, seat: FurySeat): readonly Action[] =>
  isHunter(seat)
    ? cardsOf(state, seat).map((card): Action => ({ type: 'fightWith', card }))
    : attacks(combatOf(state));

/** A card for a late hunter is always the same: a choice among those held would tell of them. */
function lateCard(state: State, hunter: HunterId): Action {
  return { type: 'fightWith', card: combatOf(state).resting[hunter] === 'dodge' ? 'punch' : 'dodge' };
}

function undecided({ hunters, chosen, draculaChose }: Combat): readonly FurySeat[] {
  return [
    ...(draculaChose === undefined ? (['dracula'] as const) : []),
    ...hunters.filter((hunter) => chosen[hunter] === undefined),
  ];
}

/** Source document: all choose at the same time, unseen. Published: Dracula says whom he engages. */
export const combatChoice: Question<'combatChoice'> = {
  asks: (state) => (combatOf(state).hunters.length > 0 ? undecided(combatOf(state)) : []),
  mayDo: (state, _step, seat) => choices(state, seat),
  inTime: (state, _step, seat, random) =>
    isHunter(seat) ? lateCard(state, seat) : pickFor(seat, choices(state, seat), random),
  does: {
    fightWith: (tale, { step, seat, action: { card } }) => {
      if (isHunter(seat)) tale.tell({ type: 'CombatCardChosen', seat, card });
      tale.tell({ type: 'CombatReady', seat });
      tale.stillAsk(step);
    },
    attackWith: (tale, { step, action: { card, hunter } }) => {
      tale.tell({ type: 'AttackChosen', card, engaged: hunter });
      tale.tell({ type: 'CombatReady', seat: 'dracula' });
      tale.stillAsk(step);
    },
  },
};

/** What may be done once the cards are seen. Ruling: a Plotting card once, against one of the three basic cards. */
function beforeEffects(state: State): readonly Step[] {
  const { prepared, plots, shown, draculaShows, hunters } = combatOf(state);
  const card = draculaShows && shown[draculaShows.engaged];
  const mayFlip = plots > 0 && HUNTER_COMBAT_CARDS.some(({ id }) => id === card);
  const swaps = prepared.filter(
    ({ hunter, card: lies }) => lies === 'planned-ambush' && hunters.includes(hunter),
  );
  return [
    ...swaps.map(({ hunter }): Step => ({ is: 'combatAsks', what: 'swapCard', seat: hunter, hunter })),
    ...(mayFlip ? [{ is: 'combatAsks', what: 'flipPlotting', seat: 'dracula' } as const] : []),
  ];
}

export const combatShow: Deed<'combatShow'> = {
  happens: (tale) => {
    const { draculaChose, chosen, hunters, opponent } = combatOf(tale.state);
    if (draculaChose === undefined) return tale.next({ is: 'combatRoundEnds' });
    const shown = hunters.flatMap((hunter) => {
      const card = chosen[hunter];
      return card === undefined ? [] : [{ hunter, card }];
    });
    tale.tell({ type: 'CombatCardsShown', ...draculaChose, hunters: shown });
    // Also if they are cancelled: they were played.
    if (opponent === 'reckless-vampire' && draculaChose.card === 'fangs') moveInfluence(tale, 1);
    tale.next(
      ...beforeEffects(tale.state),
      { is: 'draculaCard', enraged: false },
      ...hunters.map((hunter): Step => ({ is: 'hunterCard', hunter })),
      { is: 'combatRoundEnds' },
    );
  },
};

function bannerOf(card: HunterCombatId): readonly string[] {
  return [...HUNTER_COMBAT_CARDS, ...ITEM_CARDS].find(({ id }) => id === card)?.banner ?? [];
}

/** Source document: an icon on the banner of the engaged hunter cancels the card; else it takes effect first. */
export const draculaCard: Deed<'draculaCard'> = {
  happens: (tale, { enraged }) => {
    const combat = combatOf(tale.state);
    const hunter = engagedOf(combat);
    const card = combat.draculaShows?.card;
    if (hunter === undefined || card === undefined) return;
    const shown = combat.shown[hunter];
    if (enraged || shown === undefined || !bannerOf(shown).includes(card))
      return DRACULA_CARDS[card](tale, hunter);
    tale.tell({ type: 'CombatCardCancelled', seat: 'dracula' });
    if (!ESCAPES.includes(card)) tale.next({ is: 'window', window: 'cardCancelled', passed: [], hunter });
  },
};

/** Cards of all hunters take effect, in their order, unless they were cancelled or left. */
export const hunterCard: Deed<'hunterCard'> = {
  happens: (tale, { hunter }) => {
    const { hunters, shown } = combatOf(tale.state);
    const card = shown[hunter];
    if (card !== undefined && hunters.includes(hunter)) HUNTER_CARDS[card](tale, hunter);
  },
};

export const sisterAgatha: Deed<'sisterAgatha'> = { happens: (tale) => harmDracula(tale, AGATHA_DAMAGE) };

export const retreat: Deed<'retreat'> = {
  happens: (tale, { hunter }) => leaveCombat(tale, hunter),
};

/** Source document: what ends a combat; the rest of it ends the game. */
function endOf(state: State): CombatEnd | undefined {
  const { hunters, played } = combatOf(state);
  if (isBeaten(state)) return 'killed';
  if (hunters.length === 0) return 'no-hunter';
  return played.length >= COMBAT_CARDS_PLAYED ? 'six-cards' : undefined;
}

/** Published: six cards are counted after all effects of the round. */
export const combatRoundEnds: Deed<'combatRoundEnds'> = {
  happens: (tale, { ends }) => {
    const end = endOf(tale.state) ?? ends;
    if (end !== undefined) return tale.tell({ type: 'CombatEnded', end });
    tale.tell({ type: 'CombatRoundEnded', round: combatOf(tale.state).round });
    tale.next({ is: 'combatDraw', count: COMBAT_DRAWS }, ...ROUND);
  },
};
