import { EVENT_CARDS, type EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { Side } from '../../../src/games/fury-of-dracula-4e/values.js';
import {
  acts,
  anyChance,
  drawing,
  given,
  huntersIn,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';
import { GODALMING, HELSING, holds, play, SEWARD } from '../../support/games/fury-of-dracula-4e-cards.js';

describe('Mystic Research', () => {
  const card = 'mystic-research';
  const moment = (...more: readonly (readonly Event[])[]) => holds(card, { seat: HELSING }, ...more);
  /** Hunters are the first of those that may be drawn, Dracula the last. */
  const backs = (...owners: Side[]) =>
    drawing({ 'event back': owners.map((side) => (side === 'hunters' ? 0 : 60)) });
  const LAST_SIX = ['hunters', 'dracula', 'dracula', 'hunters', 'hunters', 'dracula'] as const;
  const researched = () => moment().after(HELSING, play(card), backs(...LAST_SIX));

  test('six backs are looked at, and those of Dracula are discarded face down', () => {
    moment()
      .withChance(backs(...LAST_SIX))
      .when(HELSING, play(card))
      .thenAmongOthers({ type: 'BottomSearched', owners: [...LAST_SIX] });
    const { events } = researched().sees('spectator').piles;
    expect(events).toEqual({
      deck: 71,
      discard: [card],
      faceDown: 3,
      top: ['hunters'],
      bottom: ['hunters', 'hunters', 'hunters'],
    });
  });

  test('which cards of Dracula are gone nobody knows', () => {
    expect(researched().state.events.unseen).toEqual(moment().state.events.unseen);
    expect(researched().sees('dracula').piles.events.discard).toEqual([card]);
  });

  test('what was seen at the bottom is drawn from there, without chance', () => {
    const night = given(
      {},
      huntersIn({ [SEWARD]: 'granada' }),
      wentTo('dublin'),
      { type: 'BottomSearched', owners: ['dracula', 'hunters'] },
      acts(SEWARD, 'night'),
    );
    night
      .withChance(drawing({ 'event back': [70] }))
      .when(SEWARD, { type: 'supply' })
      .thenAmongOthers({ type: 'EventDrawn', seat: SEWARD, end: 'bottom', back: 'hunters' });
  });

  test('no other hunter can play it; it is an action by night, too', () => {
    holds(card).when(SEWARD, play(card)).thenRefused();
    const night = holds(card, { seat: HELSING, part: 'night' });
    expect(night.mayDo(HELSING)).toContainEqual(play(card));
    expect(night.after(HELSING, play(card), backs()).asks()).not.toContain(`hunterActs ${HELSING}`);
  });

  /** Everything but these cards, and those that are held, is discarded. */
  const allBut = (...kept: EventId[]): readonly Event[] =>
    EVENT_CARDS.flatMap(({ id, count }) =>
      Array.from({ length: count - (id === card || kept.includes(id) ? 1 : 0) }, (): Event[] => [
        { type: 'EventTaken', seat: 'dracula', card: id },
        { type: 'EventKept', seat: 'dracula' },
        { type: 'EventDiscarded', seat: 'dracula', card: id },
      ]).flat(),
    );
  const KEPT = ['escape-route', 'heroic-leap', 'enraged'] as const;

  test('of fewer cards all are looked at; the top one is known already', () => {
    const seen = moment(allBut(...KEPT)).after(HELSING, play(card), drawing({ 'event back': [1] }));
    const { deck, faceDown, top, bottom } = seen.sees('spectator').piles.events;
    expect({ deck, faceDown, top, bottom }).toEqual({
      deck: 2,
      faceDown: 1,
      top: [],
      bottom: ['hunters', 'hunters'],
    });
  });

  test('a deck whose backs are all known is drawn from the top and from the bottom to its end', () => {
    const known = given(
      {},
      huntersIn({ [SEWARD]: 'granada', [GODALMING]: 'granada' }),
      wentTo('dublin'),
      allBut('mystic-research', ...KEPT),
      { type: 'BottomSearched', owners: ['dracula', 'hunters', 'hunters', 'hunters'] },
      acts(SEWARD),
    );
    const one = known.after(SEWARD, { type: 'supply' }, anyChance);
    expect(one.sees('spectator').piles.events).toMatchObject({ deck: 2, bottom: ['hunters', 'hunters'] });
  });

  test('without a deck it is of no use', () => {
    holds(card, { seat: HELSING }, allBut()).when(HELSING, play(card)).thenRefused();
  });
});
