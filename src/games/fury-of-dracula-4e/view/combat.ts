import { Type, type Static } from '@sinclair/typebox';
import type { Viewer } from '../../kit/audience.js';
import { closed, oneOf } from '../../kit/schema.js';
import { confidants } from '../events/knowledge.js';
import { HUNTERS, isHunter } from '../seats.js';
import type { Options } from '../options.js';
import type { Combat, State } from '../state.js';
import {
  Count,
  count,
  DraculaCombatCard,
  EventCardId,
  Hunter,
  HUNTER_COMBAT_IDS,
  HunterCombatCard,
  Hunters,
  Item,
  Location,
  Opponent,
  Seat,
  whether,
} from '../values.js';

const attack = (description: string) => closed({ card: DraculaCombatCard, engaged: Hunter }, { description });
const plays = (description: string) =>
  Type.Array(closed({ hunter: Hunter, card: HunterCombatCard }), { description });

export const CombatView = closed(
  {
    opponent: Opponent,
    location: Location,
    hunters: Hunters,
    atNight: Type.Boolean(),
    round: Count,
    damage: count('What the vampire has suffered, if it is not Dracula.'),
    handCount: count('Combat cards in the hand of Dracula.'),
    hand: Type.Optional(Type.Array(DraculaCombatCard)),
    played: Type.Array(DraculaCombatCard, { description: 'Cards of Dracula in this combat so far.' }),
    ready: Type.Array(Seat, { description: 'Who has chosen a card.' }),
    chosen: Type.Optional(
      oneOf(HUNTER_COMBAT_IDS, { description: 'What the viewer has chosen for this round.' }),
    ),
    attack: Type.Optional(attack('What Dracula has chosen for this round; he alone is told.')),
    shown: plays('What hunters have shown in this round.'),
    shownAttack: Type.Optional(attack('What Dracula has shown in this round.')),
    resting: plays('Played in the round before: not to be played in this one.'),
    mesmerized: Hunters,
    plots: count('Plotting cards that lie face up.'),
    noEscape: whether('Dracula cannot escape any more.'),
    wreaths: Hunters,
    prepared: Type.Array(closed({ hunter: Hunter, card: EventCardId }), {
      description: 'Events that lie before hunters.',
    }),
    bulletsUsed: whether('Holy Bullets were used in this combat.'),
    found: Type.Optional(Type.Array(Item, { description: 'Items of the deck that the hunter looks at.' })),
  },
  { title: 'CombatView' },
);
type CombatView = Static<typeof CombatView>;

function playsOf(cards: Combat['chosen']): CombatView['shown'] {
  return HUNTERS.flatMap((hunter) => {
    const card = cards[hunter];
    return card === undefined ? [] : [{ hunter, card }];
  });
}

/** What the viewer alone knows: the own card, and for Dracula his hand. */
function own({ chosen, draculaChose, hand }: Combat, viewer: Viewer): Partial<CombatView> {
  if (viewer === 'dracula')
    return { hand: [...hand], ...(draculaChose === undefined ? {} : { attack: draculaChose }) };
  const card = isHunter(viewer) ? chosen[viewer] : undefined;
  return card === undefined ? {} : { chosen: card };
}

function foundView({ found }: Combat, options: Options, viewer: Viewer): Pick<CombatView, 'found'> {
  const isTold = found !== undefined && confidants(found.hunter, options).includes(viewer);
  return isTold ? { found: [...found.items] } : {};
}

export function combatView({ combat, options }: State, viewer: Viewer): { readonly combat?: CombatView } {
  if (combat === undefined) return {};
  const { opponent, location, hunters, atNight, round, damage, draculaShows } = combat;
  return {
    combat: {
      opponent,
      location,
      hunters: [...hunters],
      atNight,
      round,
      damage,
      handCount: combat.hand.length,
      ...own(combat, viewer),
      played: [...combat.played],
      ready: [
        ...(combat.draculaChose === undefined ? [] : (['dracula'] as const)),
        ...HUNTERS.filter((hunter) => combat.chosen[hunter] !== undefined),
      ],
      shown: playsOf(combat.shown),
      ...(draculaShows === undefined ? {} : { shownAttack: draculaShows }),
      resting: playsOf(combat.resting),
      mesmerized: [...combat.mesmerized],
      plots: combat.plots,
      noEscape: combat.noEscape,
      wreaths: [...combat.wreaths],
      prepared: [...combat.prepared],
      bulletsUsed: combat.bulletsUsed,
      ...foundView(combat, options, viewer),
    },
  };
}
