import type { AllyId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import {
  anyChance,
  bySea,
  drawing,
  encountersInHand,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  toDo,
  turnOf,
  wentTo,
  byRoad,
} from '../../support/games/fury-of-dracula-2e.js';
import {
  acting,
  cardsOf,
  choose,
  drawn,
  moving,
  pass,
  play,
} from '../../support/games/fury-of-dracula-2e-cards.js';

const HIDDEN = undefined;

const inPlay = (side: 'hunters' | 'dracula', card: AllyId): Event[] => [
  { type: 'EventTurnedUp', seat: side === 'dracula' ? 'dracula' : 'dr-seward', card },
  { type: 'AllyArrived', side, card },
];
const trap = eventsInHand('dracula', 'trap');

describe('an ally', () => {
  test('is in play as soon as it is drawn', () => {
    for (const [side, card] of [
      ['hunters', 'rufus-smith'],
      ['dracula', 'immanuel-hildesheim'],
    ] as const) {
      const { state } = drawn(acting({}, wentTo('vienna')), card);
      expect(state.allies).toEqual({ [side]: card });
      expect(state.events.discard[card]).toBe(0);
    }
  });

  test('of the hunters takes the place of the one before', () => {
    const { state } = drawn(acting({}, wentTo('vienna'), inPlay('hunters', 'sister-agatha')), 'rufus-smith');
    expect(state.allies).toEqual({ hunters: 'rufus-smith' });
    expect(state.events.discard['sister-agatha']).toBe(1);
  });

  test('of Dracula does so if he likes: he keeps one of the two', () => {
    const moment = drawn(
      acting({}, wentTo('vienna'), inPlay('dracula', 'quincey-p-morris')),
      'immanuel-hildesheim',
    );
    expect(moment.mayDo('dracula')).toEqual([
      { type: 'keepAlly', card: 'immanuel-hildesheim' },
      { type: 'keepAlly', card: 'quincey-p-morris' },
    ]);
    const changed = moment.after('dracula', { type: 'keepAlly', card: 'immanuel-hildesheim' }).state;
    expect([changed.allies.dracula, changed.events.discard['quincey-p-morris']]).toEqual([
      'immanuel-hildesheim',
      1,
    ]);
    const kept = moment.after('dracula', { type: 'keepAlly', card: 'quincey-p-morris' }).state;
    expect([kept.allies.dracula, kept.events.discard['immanuel-hildesheim']]).toEqual([
      'quincey-p-morris',
      1,
    ]);
  });

  test('may be cancelled as it is drawn', () => {
    const moment = drawn(
      acting({}, wentTo('vienna'), eventsInHand('dracula', 'devilish-power')),
      'rufus-smith',
    );
    expect(moment.asks()).toEqual(['cancelHunterEvent dracula']);
    const { state } = moment.after('dracula', play('devilish-power'));
    expect(state.allies).toEqual({});
    expect(state.events.discard['rufus-smith']).toBe(1);
  });
});

describe('Jonathan Harker', () => {
  const seven = wentTo('madrid', 'saragossa', 'toulouse', 'marseilles', 'genoa', 'venice', 'munich');

  test('keeps the last space of the trail face up, from when he is drawn', () => {
    const moment = drawn(acting({}, seven), 'jonathan-harker');
    expect(cardsOf(moment)).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 'madrid']);
    expect(
      cardsOf(drawn(acting({ options: { trailSpaces: 6 } }, seven.slice(2)), 'jonathan-harker')),
    ).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN, 'saragossa']);
  });

  test('sees what comes to lie there, and nothing of a shorter trail', () => {
    const moment = given(
      {},
      huntersIn(),
      seven,
      inPlay('hunters', 'jonathan-harker'),
      turnOf('dracula'),
      encountersInHand('rats'),
    ).after('dracula', byRoad('vienna'));
    expect(cardsOf(moment).at(-1)).toBe('saragossa');
    expect(cardsOf(drawn(acting({}, wentTo('vienna')), 'jonathan-harker'))).toEqual([HIDDEN]);
  });
});

describe('Rufus Smith', () => {
  test('makes every move to a sea cost blood', () => {
    const sailing = (...more: Event[]) =>
      given({}, huntersIn(), wentTo('nantes', 'bay-of-biscay'), more, turnOf('dracula')).after(
        'dracula',
        bySea('atlantic-ocean'),
        anyChance,
      ).state.blood;
    expect([sailing(), sailing(...inPlay('hunters', 'rufus-smith'))]).toEqual([15, 14]);
  });
});

describe("Dracula's Brides", () => {
  test('bring seven encounters at once, and five stay when they go', () => {
    const five = encountersInHand('rats', 'rats', 'fog', 'fog', 'bats');
    const moment = drawn(acting({}, wentTo('vienna'), five), 'draculas-brides');
    expect(moment.state.encounters.hand.length).toBe(7);
    const gone = moving(
      {},
      ['good-luck'],
      wentTo('vienna'),
      inPlay('dracula', 'draculas-brides'),
      encountersInHand('rats', 'rats', 'fog', 'fog', 'bats', 'bats'),
    )
      .after('dr-seward', play('good-luck'))
      .after('dr-seward', { type: 'dismissAlly', card: 'draculas-brides' });
    expect(gone.asks()).toEqual(['discardEncounters dracula']);
  });
});

describe('Immanuel Hildesheim', () => {
  test('lets Dracula hold six events', () => {
    const hand = eventsInHand(
      'dracula',
      'trap',
      'trap',
      'rage',
      'seduction',
      'wild-horses',
      'customs-search',
    );
    const six = drawn(
      acting({}, wentTo('vienna'), inPlay('dracula', 'immanuel-hildesheim'), hand),
      'long-day',
    );
    expect(six.state.turn).toBe('lord-godalming');
    expect(drawn(acting({}, wentTo('vienna'), hand), 'long-day').asks()).toEqual(['discardDown dracula']);
  });
});

describe('Quincey P. Morris', () => {
  const set = (...more: (Event | readonly Event[])[]) =>
    given(
      {},
      huntersIn(),
      wentTo('vienna'),
      inPlay('dracula', 'quincey-p-morris'),
      trap,
      more.flat(),
      { type: 'TurnStarted', seat: 'mina-harker', round: 2 },
      toDo(
        { is: 'hunterActs', hunter: 'mina-harker', others: [], rested: false },
        { is: 'beginTurn', seat: 'dracula' },
      ),
    ).after('mina-harker', { type: 'rest' }, drawing({ 'event back': [0, 0] }));

  test('at the start of each turn of Dracula harms a hunter whom he names', () => {
    expect(set().asks()).toEqual(['allyHarms dracula']);
    expect(set().mayDo('dracula').length).toBe(4);
    const moment = set().after('dracula', choose('van-helsing'));
    expect(moment.state.hunters['van-helsing'].health).toBe(7);
    expect(moment.asks()).toEqual(['draculaBegins dracula']);
  });

  test('spares one who shows a Crucifix or a Heavenly Host, and it is not spent', () => {
    for (const item of ['crucifix', 'heavenly-host'] as const) {
      const moment = set(itemsInHand('van-helsing', item, 'knife')).after('dracula', choose('van-helsing'));
      expect(moment.mayDo('van-helsing')).toEqual([pass, { type: 'showItem', item }]);
      const { state } = moment.after('van-helsing', { type: 'showItem', item });
      expect(state.hunters['van-helsing']).toMatchObject({ health: 8, items: [item, 'knife'] });
      expect(moment.after('van-helsing', pass).state.hunters['van-helsing'].health).toBe(7);
    }
  });

  test('asks whoever holds items, whatever they are', () => {
    const moment = set(itemsInHand('van-helsing', 'knife')).after('dracula', choose('van-helsing'));
    expect(moment.asks()).toEqual(['cardAsks van-helsing']);
    expect(moment.mayDo('van-helsing')).toEqual([pass]);
  });
});
