import { RAILS, ROADS } from '../../../src/games/fury-of-dracula-2e/data/routes.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { PowerId } from '../../../src/games/fury-of-dracula-2e/data/powers.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import {
  anyChance,
  bloodIs,
  bySea,
  byRoad,
  drawing,
  encountersInHand,
  eventsInHand,
  holding,
  itIs,
  laid,
  place,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import {
  acting,
  cardsOf,
  draculaBegins,
  drawn,
  moving,
  pass,
  play,
  to,
} from '../../support/games/fury-of-dracula-2e-cards.js';

const HIDDEN = undefined;

describe('Consecrated Ground', () => {
  const consecrating = (...events: (Event | readonly Event[])[]) =>
    drawn(acting({}, ...events), 'consecrated-ground');

  test('lies in any city but Galatz and Klausenburg, nor in the castle or the hospital', () => {
    const offered = consecrating(wentTo('vienna')).mayDo('dr-seward');
    expect(offered).toContainEqual(to('vienna'));
    for (const location of ['galatz', 'klausenburg', 'castle-dracula', 'st-joseph-and-st-mary'] as const)
      expect(offered).not.toContainEqual(to(location));
  });

  test('keeps Dracula out', () => {
    const moment = consecrating(wentTo('vienna')).after('dr-seward', to('prague'));
    expect(moment.state.board.consecrated).toBe('prague');
    expect(cardsOf(moment)).toEqual([HIDDEN]);
  });

  test('turns him up if he is there, his encounters not', () => {
    const moment = consecrating(wentTo('prague', 'vienna'), holding('rats')).after('dr-seward', to('vienna'));
    expect(cardsOf(moment)).toEqual(['vienna', HIDDEN]);
    expect(moment.sees('spectator').trail[0]?.tokens).toEqual([{ faceUp: false }]);
  });

  test('does nothing to older cards', () => {
    const moment = consecrating(wentTo('prague', 'vienna')).after('dr-seward', to('prague'));
    expect(cardsOf(moment)).toEqual([HIDDEN, HIDDEN]);
  });

  test('lets him not stay', () => {
    const there = draculaBegins({}, ['roadblock'], itIs('twilight'), wentTo('vienna'), {
      type: 'GroundConsecrated',
      location: 'vienna',
    }).after('dracula', pass);
    const kinds = there.mayDo('dracula').map(({ type }) => type);
    expect(kinds).not.toContain('hide');
    expect(kinds).not.toContain('feed');
    expect(kinds).toContain('moveByRoad');
  });
});

describe('Long Day', () => {
  test('takes the day one step back', () => {
    const moment = moving({}, ['long-day'], wentTo('vienna'), itIs('midnight')).after(
      'dr-seward',
      play('long-day'),
    );
    expect(moment.state.time).toBe('twilight');
  });

  test('is not for dawn', () => {
    expect(moving({}, ['long-day'], wentTo('vienna')).mayDo('dr-seward')).not.toContainEqual(
      play('long-day'),
    );
  });

  test('does not take back what a dawn brought', () => {
    const tracks: Event[] = [
      { type: 'VampiresChanged', by: 1, vampires: 1 },
      { type: 'ResolveChanged', by: 1, resolve: 1 },
    ];
    const { state } = moving({}, ['long-day'], wentTo('vienna'), itIs('noon'), tracks).after(
      'dr-seward',
      play('long-day'),
    );
    expect([state.time, state.vampires, state.resolve]).toEqual(['dawn', 1, 1]);
  });
});

describe('Stormy Seas', () => {
  const storming = (...events: (Event | readonly Event[])[]) =>
    moving({}, ['stormy-seas'], ...events).after('dr-seward', play('stormy-seas'));

  test('close any sea for two turns of Dracula, or as an option three', () => {
    const moment = storming(wentTo('vienna'));
    expect(moment.mayDo('dr-seward').length).toBe(10);
    expect(moment.after('dr-seward', to('adriatic-sea')).state.board.storm).toEqual({
      location: 'adriatic-sea',
      turns: 2,
    });
    const longer = moving({ options: { stormTurns: 3 } }, ['stormy-seas'], wentTo('vienna'))
      .after('dr-seward', play('stormy-seas'))
      .after('dr-seward', to('adriatic-sea'));
    expect(longer.state.board.storm?.turns).toBe(3);
  });

  test('do nothing more where Dracula is not', () => {
    const moment = storming(wentTo('venice', 'adriatic-sea')).after('dr-seward', to('black-sea'));
    expect(cardsOf(moment)).toEqual([HIDDEN, HIDDEN]);
    expect(moment.asks()).toEqual(['hunterMoves dr-seward']);
  });

  test('drive him, turned up, into a port that he chooses, face up', () => {
    const moment = storming(wentTo('venice', 'adriatic-sea')).after('dr-seward', to('adriatic-sea'));
    expect(cardsOf(moment)).toEqual(['adriatic-sea', HIDDEN]);
    expect(moment.asks()).toEqual(['cardAsks dracula']);
    expect(moment.mayDo('dracula')).toContainEqual(to('bari'));
    expect(moment.mayDo('dracula')).not.toContainEqual(to('venice'));
    const landed = moment.after('dracula', to('bari'));
    expect(cardsOf(landed)).toEqual(['bari', 'adriatic-sea', HIDDEN]);
    expect(landed.asks()).toEqual(['hunterMoves dr-seward']);
  });

  test('let the encounter mature that this pushes off', () => {
    const moment = storming(
      wentTo('prague'),
      holding('new-vampire'),
      wentTo('vienna', 'munich', 'zurich', 'milan', 'venice', 'adriatic-sea'),
    )
      .after('dr-seward', to('adriatic-sea'))
      .after('dracula', to('bari'));
    expect(moment.asks()).toEqual(['pushedOff dracula']);
    const back = moment.after('dracula', { type: 'takeBack' });
    expect(back.mayDo('dracula')).toContainEqual({ type: 'mature' });
  });

  test('without a port it is as if he had no legal move', () => {
    const moment = storming(
      { type: 'GroundConsecrated', location: 'constanta' },
      { type: 'HostPlaced', location: 'varna' },
      wentTo('sofia', 'black-sea'),
    ).after('dr-seward', to('black-sea'));
    expect(moment.state.blood).toBe(10);
    expect(cardsOf(moment)).toEqual(['black-sea']);
  });

  test('cancelled by Devilish Power, no sea is named', () => {
    const moment = storming(wentTo('vienna'), eventsInHand('dracula', 'devilish-power'));
    expect(moment.after('dracula', play('devilish-power')).asks()).toEqual(['hunterMoves dr-seward']);
  });
});

describe('Roadblock', () => {
  const blocking = () =>
    draculaBegins({}, ['roadblock'], wentTo('vienna')).after('dracula', play('roadblock'));

  test('closes any one road or rail to hunters', () => {
    expect(blocking().mayDo('dracula').length).toBe(ROADS.length + RAILS.length);
    const route = { type: 'blockRoute', from: 'geneva', to: 'zurich', way: 'road' } as const;
    expect(blocking().mayDo('dracula')).toContainEqual(route);
    expect(blocking().after('dracula', route).state.board.roadblock).toEqual({
      from: 'geneva',
      to: 'zurich',
      way: 'road',
    });
    const hunter = moving({}, [], wentTo('vienna'), {
      type: 'RoadblockPlaced',
      from: 'geneva',
      to: 'zurich',
      way: 'road',
    });
    expect(hunter.mayDo('dr-seward')).not.toContainEqual(byRoad('zurich'));
  });

  test('is cancelled by Good Luck', () => {
    const moment = draculaBegins({}, ['roadblock'], wentTo('vienna'), eventsInHand('dr-seward', 'good-luck'))
      .after('dracula', play('roadblock'))
      .after('dr-seward', play('good-luck'));
    expect(moment.state.board.roadblock).toBeUndefined();
  });
});

describe('Time Runs Short', () => {
  const at = (time: Parameters<typeof itIs>[0]) =>
    draculaBegins({}, ['time-runs-short'], itIs(time), wentTo('vienna'));

  test('moves the day on once more', () => {
    const moment = at('dusk').after('dracula', play('time-runs-short'));
    expect(moment.state.time).toBe('midnight');
    expect(moment.asks()).toEqual(['draculaMoves dracula']);
  });

  test('is not for the small hours', () => {
    expect(at('small-hours').mayDo('dracula')).toEqual([pass]);
  });
});

describe('Unearthly Swiftness', () => {
  const swift = (options: Parameters<typeof draculaBegins>[0], ...events: (Event | readonly Event[])[]) =>
    draculaBegins(
      options,
      ['unearthly-swiftness'],
      wentTo('vienna'),
      encountersInHand('rats', 'fog', 'bats'),
      ...events,
    ).after('dracula', play('unearthly-swiftness'));

  test('brings two moves and one encounter, while time goes by once', () => {
    const moment = swift({});
    expect(moment.state.time).toBe('noon');
    const second = moment.after('dracula', byRoad('prague'));
    expect(second.asks()).toEqual(['draculaMoves dracula']);
    const there = second.after('dracula', byRoad('berlin'));
    expect(there.asks()).toEqual(['placeEncounter dracula']);
    const done = there.after('dracula', place('rats'), anyChance);
    expect(done.state.trail.map(({ card, tokens }) => [card, tokens.length])).toEqual([
      ['berlin', 1],
      ['prague', 0],
      ['vienna', 0],
    ]);
    expect(done.state.turn).toBe('lord-godalming');
  });

  test('attacks nobody on the way, but lies face up there', () => {
    const second = swift({ places: { 'dr-seward': 'prague' } }).after('dracula', byRoad('prague'));
    expect(cardsOf(second)).toEqual(['prague', HIDDEN]);
    expect(second.asks()).toEqual(['draculaMoves dracula']);
  });

  test('as an option brings two turns, each with its encounter', () => {
    const moment = swift({ options: { swiftness: 'twoTurns' } }).after('dracula', byRoad('prague'));
    expect(moment.asks()).toEqual(['placeEncounter dracula']);
    const second = moment.after('dracula', place('rats'));
    expect(second.asks()).toEqual(['draculaMoves dracula']);
  });

  test('may push two cards off, the older first, and then lets their encounters mature', () => {
    const there = draculaBegins(
      {},
      ['unearthly-swiftness'],
      wentTo('madrid'),
      holding('ambush'),
      wentTo('saragossa'),
      holding('new-vampire'),
      wentTo('toulouse', 'marseilles', 'genoa', 'venice', 'munich'),
      encountersInHand('rats'),
    )
      .after('dracula', play('unearthly-swiftness'))
      .after('dracula', byRoad('nuremburg'))
      .after('dracula', byRoad('prague'))
      .after('dracula', place('rats'));
    expect(there.state.leaving.map(({ card }) => card)).toEqual(['madrid', 'saragossa']);
    const both = there.after('dracula', { type: 'takeBack' }).after('dracula', { type: 'takeBack' });
    expect(both.state.ripe.map(({ encounter }) => encounter)).toEqual(['ambush', 'new-vampire']);
  });
});

describe('Unearthly Swiftness without a second move', () => {
  const POWERS: readonly PowerId[] = ['double-back', 'wolf-form'];
  const SWIFT = ['unearthly-swiftness'] as const;

  /** From this place he can go to one other, and from there nowhere: with one blood, and no power in hand. */
  const from = (place: LocationId, way: readonly Event[] = []) => [
    ...way,
    { type: 'CardChosen', card: place, at: place, powers: [...POWERS] } satisfies Event,
    ...(['hide', 'feed', 'dark-call'] as const).flatMap((power) => laid(power, place)),
    bloodIs(1),
    encountersInHand('rats', 'fog', 'bats', 'plague'),
  ];
  const swift = (scene: Parameters<typeof draculaBegins>[0], ...way: readonly Event[]) =>
    draculaBegins(scene, SWIFT, ...way).after('dracula', play('unearthly-swiftness'));

  test('costs nothing, and he places an encounter where he is', () => {
    const moment = swift({}, ...from('galway')).after('dracula', byRoad('dublin'));
    expect([moment.state.over, moment.state.blood, moment.state.trail.length]).toEqual([undefined, 1, 5]);
    expect(moment.asks()).toEqual(['placeEncounter dracula']);
    expect(moment.after('dracula', place('rats'), anyChance).asks()).toEqual(['hunterMoves lord-godalming']);
  });

  test('is told to everyone', () => {
    swift({}, ...from('galway'))
      .when('dracula', byRoad('dublin'))
      .thenAmongOthers({ type: 'NoMoveLeft' });
  });

  test('lets him attack hunters who are there', () => {
    const moment = swift({ places: { 'dr-seward': 'dublin' } }, ...from('galway'));
    expect(moment.after('dracula', byRoad('dublin')).state.combat).toMatchObject({ by: 'dracula' });
  });

  test('gives the blood of the castle once', () => {
    const moment = swift({}, ...from('galatz', wentTo('klausenburg')));
    const home = moment.after('dracula', byRoad('castle-dracula'), anyChance);
    expect([home.state.blood, home.asks()]).toEqual([3, ['hunterMoves lord-godalming']]);
  });

  test('ends his second turn, where the card gives him two', () => {
    const there = swift({ options: { swiftness: 'twoTurns' } }, ...from('galway'))
      .after('dracula', byRoad('dublin'))
      .after('dracula', place('rats'), anyChance);
    expect([there.state.blood, there.state.trail[0]?.tokens.length]).toEqual([1, 1]);
    expect(there.asks()).toEqual(['hunterMoves lord-godalming']);
  });
});

describe('Evasion', () => {
  const evading = (...events: (Event | readonly Event[])[]) =>
    drawn(acting({}, encountersInHand('rats', 'fog'), ...events), 'evasion');

  test('takes Dracula to any city that is open to him and without hunters', () => {
    const moment = evading(wentTo('prague', 'vienna'), { type: 'HostPlaced', location: 'rome' });
    expect(moment.asks()).toEqual(['cardAsks dracula']);
    expect(moment.mayDo('dracula')).toContainEqual(to('lisbon'));
    for (const closed of [
      'prague',
      'vienna',
      'rome',
      'geneva',
      'castle-dracula',
      'st-joseph-and-st-mary',
    ] as const)
      expect(moment.mayDo('dracula')).not.toContainEqual(to(closed));
  });

  test('lays the card face down with an encounter, and the turn of the hunter goes on', () => {
    const moment = evading(wentTo('prague', 'vienna')).after('dracula', to('lisbon'));
    expect(moment.asks()).toEqual(['placeEncounter dracula']);
    const done = moment.after('dracula', place('rats'));
    expect(done.state.trail[0]).toMatchObject({ card: 'lisbon', faceUp: false });
    expect(cardsOf(done)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(done.state.turn).toBe('lord-godalming');
  });

  test('is told to the hunters as a card laid, and no more', () => {
    evading(wentTo('vienna'))
      .when('dracula', to('lisbon'))
      .thenTypes('CardChosen', 'CardLaid', 'AgendaChanged');
  });

  test('leaves the sea as well', () => {
    const moment = evading(wentTo('venice', 'adriatic-sea'), bloodIs(1)).after('dracula', to('lisbon'));
    expect(moment.state.sails).toBeUndefined();
    expect(moment.state.blood).toBe(1);
  });

  test('is cancelled by Good Luck', () => {
    const moment = drawn(
      acting({}, wentTo('vienna'), eventsInHand('dr-seward', 'good-luck'), laid('hide', 'vienna')),
      'evasion',
    );
    expect(moment.asks()).toEqual(['cancelDraculaEvent dr-seward']);
    const cancelled = moment.after('dr-seward', play('good-luck'), drawing({}));
    expect(cancelled.state.trail.length).toBe(2);
    expect(cancelled.state.turn).toBe('lord-godalming');
  });
});

describe('a storm', () => {
  test('is over after so many turns of Dracula', () => {
    const storm: Event = { type: 'StormChanged', location: 'adriatic-sea', turns: 1 };
    const moment = draculaBegins({}, ['roadblock'], wentTo('venice'), storm).after('dracula', pass);
    expect(moment.mayDo('dracula')).not.toContainEqual(bySea('adriatic-sea'));
    const there = moment.after('dracula', byRoad('milan'), anyChance);
    expect(there.state.board.storm).toBeUndefined();
  });
});
