import { Type, type Static } from '@sinclair/typebox';
import type { Audience, SeatId } from '../../../../src/games/kit/audience.js';
import { byType, type ByType } from '../../../../src/games/kit/by-type.js';
import type { DrawPurpose } from '../../../../src/games/kit/random.js';
import { closed, oneOf, typed } from '../../../../src/games/kit/schema.js';

export const PLACES = ['attic', 'cellar', 'garden', 'kitchen', 'stable', 'tower'] as const;
export type Place = (typeof PLACES)[number];
export const CARDS = ['creak', 'draught', 'silence'] as const;
export type Card = (typeof CARDS)[number];
export const SEEKERS = ['seeker-1', 'seeker-2'] as const;
export type Seeker = (typeof SEEKERS)[number];

const place = oneOf(PLACES);
const seeker = oneOf(SEEKERS);
const seat = oneOf(['hider', ...SEEKERS]);

const OptionFields = closed({ rounds: Type.Integer({ minimum: 1, maximum: 5, default: 3 }) });
export type Options = Static<typeof OptionFields>;
export const optionsSchema = Type.Partial(OptionFields, { additionalProperties: false });

export const actions = {
  hide: typed('hide', 'Hide in a place, or stay there.', { place }),
  search: typed('search', 'Search a place; the other seeker chooses at the same time.', { place }),
  share: typed('share', 'Tell the other seeker your clue.', {}),
  keep: typed('keep', 'Keep your clue to yourself.', {}),
} as const;
export type Action = Static<(typeof actions)[keyof typeof actions]>;

const reason = oneOf(['found', 'notFound', 'treasure']);
export const events = {
  TreasureBuried: typed('TreasureBuried', 'Where the treasure lies: nobody knows.', { place }),
  RoundBegan: typed('RoundBegan', 'A round began.', { round: Type.Integer() }),
  CardDrawn: typed('CardDrawn', 'The hider drew a card.', { card: oneOf(CARDS) }),
  PlaceTaken: typed('PlaceTaken', 'The hider is in this place.', { place }),
  HidingEnded: typed('HidingEnded', 'The hider has hidden.', {}),
  PlaceChosen: typed('PlaceChosen', 'A seeker has secretly chosen a place.', { seat: seeker, place }),
  SeekerReady: typed('SeekerReady', 'A seeker has chosen.', { seat: seeker }),
  PlacesSearched: typed('PlacesSearched', 'Both places were searched.', { first: place, second: place }),
  DieRolled: typed('DieRolled', 'A die was rolled: on a six there is no clue.', { value: Type.Integer() }),
  ClueFound: typed('ClueFound', 'The hider is not in this place.', { seat: seeker, place }),
  ClueOffered: typed('ClueOffered', 'A seeker found a clue and may share it.', { seat: seeker }),
  ClueShared: typed('ClueShared', 'The seekers know that the hider is not there.', { place }),
  ClueSettled: typed('ClueSettled', 'The clue was shared or kept.', { seat: seeker }),
  GameEnded: typed('GameEnded', 'The game is over.', { winners: Type.Array(seat), reason }),
} as const;
export type Event = Static<(typeof events)[keyof typeof events]>;

const everyone = (): Audience => 'everyone';
const audiences: ByType<Event, [], Audience> = {
  TreasureBuried: () => 'nobody',
  RoundBegan: everyone,
  CardDrawn: () => ['hider'],
  PlaceTaken: () => ['hider'],
  HidingEnded: everyone,
  PlaceChosen: ({ seat: chooser }) => [chooser],
  SeekerReady: everyone,
  PlacesSearched: everyone,
  DieRolled: everyone,
  ClueFound: ({ seat: finder }) => [finder],
  ClueOffered: everyone,
  ClueShared: () => [...SEEKERS],
  ClueSettled: everyone,
  GameEnded: everyone,
};
export const audience = (event: Event): Audience => byType(audiences, event);

const drawAudiences = {
  treasure: 'nobody',
  card: ['hider'],
  'noise die': 'everyone',
  'clue of seeker-1': ['seeker-1'],
  'clue of seeker-2': ['seeker-2'],
  bot: 'nobody',
} as const satisfies Record<string, Audience>;
export type Purpose = keyof typeof drawAudiences;
export const PURPOSES = Object.keys(drawAudiences);
export const purposes: readonly DrawPurpose[] = [
  { purpose: 'treasure', below: PLACES.length },
  { purpose: 'card', below: CARDS.length },
  { purpose: 'noise die', below: 6 },
  ...SEEKERS.map((id) => ({ purpose: `clue of ${id}` })),
];
export const DECISION_KINDS = ['hide', 'search', 'clue'];
export const drawAudience = (purpose: string): Audience => drawAudiences[purpose as Purpose];

export const View = closed({
  ruleset: Type.Literal('hide-and-seek'),
  round: Type.Integer(),
  ready: Type.Array(seeker),
  searched: Type.Array(place, { description: 'In this round, once both have chosen.' }),
  die: Type.Optional(Type.Integer()),
  hiding: Type.Optional(place),
  cards: Type.Optional(Type.Array(oneOf(CARDS))),
  chosen: Type.Optional(place),
  clues: Type.Optional(Type.Array(place)),
  treasure: Type.Optional(place),
  winners: Type.Optional(Type.Array(seat)),
});
export type View = Static<typeof View>;

export const en = {
  title: 'Hide and seek',
  'aim.hider': 'You win if nobody finds you. Each round you hide in a place, or stay there.',
  'aim.seekers': 'You win when one of you finds the hider. Each round you search a place each.',
  'seat.hider': 'Hider',
  'seat.seeker-1': 'First seeker',
  'seat.seeker-2': 'Second seeker',
  'decision.hide': 'Hide',
  'decision.search': 'Search',
  'decision.clue': 'Share the clue or keep it',
  'action.hide': 'Hide in the {place}',
  'action.search': 'Search the {place}',
  'action.share': 'Share the clue',
  'action.keep': 'Keep the clue',
  'event.TreasureBuried': 'The treasure lies in the {place}',
  'event.RoundBegan': 'Round {round}',
  'event.CardDrawn': 'You draw {card}',
  'event.PlaceTaken': 'You hide in the {place}',
  'event.HidingEnded': 'The hider has hidden',
  'event.PlaceChosen': 'You will search the {place}',
  'event.SeekerReady': '{seat} has chosen',
  'event.PlacesSearched': 'The {first} and the {second} are searched',
  'event.DieRolled': 'The die shows {value}',
  'event.ClueFound': 'The hider is not in the {place}',
  'event.ClueOffered': '{seat} finds a clue',
  'event.ClueShared': 'The seekers know: not in the {place}',
  'event.ClueSettled': '{seat} is done',
  'event.GameEnded': 'The game is over: {reason}',
  'reason.found': 'the hider was found',
  'reason.notFound': 'the hider was not found',
  'reason.treasure': 'the hider was not found and sits on the treasure',
  'option.rounds': 'Rounds',
  'option.rounds.about': 'How often the seekers search.',
  'list.none': 'none',
  'list.more': '{first}, {rest}',
  'board.round': 'Round {round}',
  'board.ready': 'have chosen',
  'board.searched': 'searched',
  'board.die': 'the die',
  'board.number': '{number}',
  'board.name': '{name}',
  'board.hiding': 'the hider is in the',
  'board.cards': 'cards',
  'board.chosen': 'you search the',
  'board.clues': 'not in the',
  'board.treasure': 'the treasure is in the',
  'board.winners': 'won by',
  'board.you': 'you',
  'board.sign.hiding': 'H',
  'board.sign.treasure': 'T',
  'adjustment.setDie': 'The die shows {to}',
  'standing.always': 'Always',
  'standing.untilNextRound': 'Until the next round',
  'standing.unlessNoisy': 'Unless the die shows a four or a five',
};

export function seekersOf(state: { chosen: Partial<Record<SeatId, Place>> }): readonly Seeker[] {
  return SEEKERS.filter((one) => state.chosen[one] !== undefined);
}
