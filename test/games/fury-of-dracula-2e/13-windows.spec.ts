import type { EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import { WINDOWS } from '../../../src/games/fury-of-dracula-2e/windows.js';
import {
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  itIs,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

/** Dr Seward lost health, unless a card averts it; then somebody rests. */
const harmed = (...more: readonly (Event | readonly Event[])[]) =>
  given(
    {},
    huntersIn(),
    wentTo('vienna'),
    more.flat(),
    toDo(
      { is: 'draculaBegins' },
      { is: 'harm', hunter: 'dr-seward', health: 2, bites: 0 },
      { is: 'hunterActs', hunter: 'mina-harker', others: [], rested: false },
    ),
    ...eventsInHand('dracula', 'trap'),
  );

/** A card of a hunter lies on the table, and may be cancelled. */
const played = (card: EventId, ...more: readonly (Event | readonly Event[])[]) =>
  given(
    {},
    huntersIn(),
    wentTo('vienna'),
    itIs('noon'),
    eventsInHand('dr-seward', card),
    more.flat(),
    { type: 'TurnStarted', seat: 'dr-seward', round: 2 },
    toDo(
      { is: 'hunterMoves', hunters: ['dr-seward'], train: true, invite: true },
      { is: 'endTurn', seat: 'dr-seward' },
    ),
  ).after('dr-seward', { type: 'playEvent', card });

const pass = { type: 'pass' } as const;
const play = (card: EventId) => ({ type: 'playEvent', card }) as const;

describe('a window', () => {
  test('asks whoever could hold a card for it, whatever they do hold', () => {
    for (const card of ['devilish-power', 'trap'] as const) {
      expect(played('long-day', eventsInHand('dracula', card)).asks()).toEqual(['cancelHunterEvent dracula']);
    }
  });

  test('does not ask an empty hand: that is public', () => {
    expect(played('long-day').asks()).toEqual(['hunterMoves dr-seward']);
  });

  test('does not ask when every such card has been seen', () => {
    const seen: readonly Event[] = [
      { type: 'EventBurned', card: 'devilish-power' },
      { type: 'EventBurned', card: 'devilish-power' },
    ];
    const moment = played('long-day', eventsInHand('dracula', 'trap'), seen);
    expect(moment.asks()).toEqual(['hunterMoves dr-seward']);
  });

  test('offers to pass, and the cards that fit', () => {
    const moment = played('long-day', eventsInHand('dracula', 'devilish-power', 'trap'));
    expect(moment.mayDo('dracula')).toEqual([pass, play('devilish-power')]);
  });

  test('is passed for a seat that is late', () => {
    expect(played('long-day', eventsInHand('dracula', 'devilish-power')).inTime()).toEqual(pass);
  });

  test('asks all hunters at once where the order does not matter', () => {
    const chain = [{ seat: 'dracula', card: 'roadblock' } as const];
    const moment = given(
      {},
      huntersIn(),
      wentTo('vienna'),
      HUNTERS.flatMap((hunter) =>
        eventsInHand(hunter, 'forewarned').slice(0, hunter === 'mina-harker' ? 0 : 1),
      ),
      toDo(
        { is: 'window', window: 'cancelDraculaEvent', passed: [], chain },
        { is: 'takeEffect', seat: 'dracula', card: 'roadblock' },
      ),
    );
    expect(moment.asks()).toEqual([
      'cancelDraculaEvent lord-godalming',
      'cancelDraculaEvent dr-seward',
      'cancelDraculaEvent van-helsing',
    ]);
    const one = moment.after('dr-seward', pass);
    expect(one.asks()).toEqual(['cancelDraculaEvent lord-godalming', 'cancelDraculaEvent van-helsing']);
    expect(one.state.question).toBe(moment.state.question);
  });

  test('asks from Dracula clockwise, one after another, when a combat begins', () => {
    const moment = given(
      {},
      huntersIn(),
      wentTo('vienna'),
      eventsInHand('dracula', 'trap'),
      eventsInHand('van-helsing', 'heroic-leap'),
      itemsInHand('lord-godalming', 'garlic'),
      itemsInHand('dr-seward', 'garlic'),
      toDo(
        {
          is: 'window',
          window: 'combatBegins',
          passed: [],
          hunters: ['lord-godalming'],
          opponent: 'dracula',
        },
        { is: 'refill' },
        { is: 'draculaMoves', punished: false },
      ),
    );
    expect(moment.asks()).toEqual(['combatBegins dracula']);
    const second = moment.after('dracula', pass);
    expect(second.asks()).toEqual(['combatBegins lord-godalming']);
    const third = second.after('lord-godalming', pass);
    expect(third.asks()).toEqual(['combatBegins van-helsing']);
  });

  test('opens before harm, for the hunter alone', () => {
    const moment = harmed(eventsInHand('dr-seward', 'forewarned')).after('dracula', pass);
    expect(moment.asks()).toEqual(['beforeHarm dr-seward']);
    expect(moment.after('dr-seward', pass).state.hunters['dr-seward'].health).toBe(8);
  });

  test('names the cards of both decks that belong to it', () => {
    expect(Object.values(WINDOWS).every(({ events }) => events.length > 0)).toBe(true);
  });
});

describe('cancelling', () => {
  const DEVILISH = eventsInHand('dracula', 'devilish-power', 'devilish-power');
  const LUCKY = eventsInHand('van-helsing', 'good-luck', 'good-luck');

  test('a card that is cancelled has no effect, and play goes on', () => {
    const moment = played('long-day', DEVILISH);
    moment
      .when('dracula', play('devilish-power'))
      .thenAmongOthers(
        { type: 'EventPlayed', seat: 'dracula', card: 'devilish-power' },
        { type: 'EventCancelled', card: 'long-day' },
      );
    expect(moment.after('dracula', play('devilish-power')).asks()).toEqual(['hunterMoves dr-seward']);
  });

  test('a cancel may be cancelled, and that again', () => {
    const once = played('long-day', DEVILISH, LUCKY).after('dracula', play('devilish-power'));
    expect(once.asks()).toEqual(['defendHunterEvent van-helsing']);
    const twice = once.after('van-helsing', play('good-luck'));
    expect(twice.asks()).toEqual(['defendDraculaEvent dracula']);
    expect(twice.after('dracula', pass).state.time).toBe('dawn');
    const thrice = twice.after('dracula', play('devilish-power'));
    expect(thrice.asks()).toEqual(['defendHunterEvent van-helsing']);
    thrice.when('van-helsing', pass).thenAmongOthers({ type: 'EventCancelled', card: 'long-day' });
  });

  test('all cards of the chain are discarded', () => {
    const { state } = played('long-day', DEVILISH).after('dracula', play('devilish-power'));
    expect([state.events.discard['long-day'], state.events.discard['devilish-power']]).toEqual([1, 1]);
  });
});
