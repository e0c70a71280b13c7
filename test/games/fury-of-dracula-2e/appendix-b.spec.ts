import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { Tactic } from '../../../src/games/fury-of-dracula-2e/values.js';
import { acting, draculaBegins, pass } from '../../support/games/fury-of-dracula-2e-cards.js';
import { eventsOf, fighting, round, type Cards } from '../../support/games/fury-of-dracula-2e-combat.js';
import { found, left } from '../../support/games/fury-encounters.js';
import {
  anyChance,
  bloodIs,
  byRoad,
  bySea,
  DRACULA_MOVES,
  drawing,
  encountersInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  laid,
  place,
  turnOf,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import { LONG } from '../../support/games/fury-long-trail.js';

/** Where the source document and others differ: the default follows the source document. */
type Some = Partial<Options>;
const PUBLISHED: Some = { preset: 'published' };
const HAND = encountersInHand('rats', 'plague', 'hoax', 'wolves', 'spy');
const WINS = [6, 1] as const;
const LOSES = [1, 6] as const;

const draculaIn = (options: Some, ...events: Parameters<typeof given>[1][]) =>
  given(options, huntersIn(), HAND, ...events, DRACULA_MOVES);
const against = (dracula: Tactic, hunter: Tactic): Cards => ({ dracula, 'lord-godalming': hunter });
const armed = (item: 'stake' | 'crucifix' | 'sacred-bullets') => ({
  with: [itemsInHand('lord-godalming', item)],
});

/** Seven cards lie, the oldest Paris, and an eighth is laid. */
const eighth = (options: Some, ...oldest: Parameters<typeof given>[1][]) =>
  draculaIn(options, ...oldest, wentTo(...LONG.slice(1)))
    .after('dracula', byRoad('budapest'))
    .after('dracula', place('rats'), anyChance);

describe('the source document and others', () => {
  test('B1: seven cards stay in the trail; published: six', () => {
    const lengths = [{}, PUBLISHED].map((options) => {
      const cards = LONG.slice(-given(options).state.options.trailSpaces);
      const laidOne = draculaIn(options, wentTo(...cards)).after('dracula', byRoad('budapest'));
      expect(laidOne.state.leaving.map(({ card }) => card)).toEqual([cards[0]]);
      return laidOne.state.trail.length;
    });
    expect(lengths).toEqual([7, 6]);
  });

  test('B2: a kill on Dracula does not end the combat; published: it does', () => {
    const after = (options: Some) =>
      round(fighting({ options, ...armed('stake') }), against('claws', 'stake'), WINS).state;
    expect([after({}).blood, after({}).combat === undefined]).toEqual([10, false]);
    expect([after(PUBLISHED).blood, after(PUBLISHED).combat === undefined]).toEqual([10, true]);
  });

  test('B3: at sea all but the first sail cost blood; published: every other one', () => {
    const sails = (options: Some) =>
      draculaIn(options, wentTo('venice', 'adriatic-sea', 'ionian-sea', 'mediterranean-sea')).after(
        'dracula',
        bySea('atlantic-ocean'),
        anyChance,
      ).state.blood;
    expect([sails({}), sails(PUBLISHED)]).toEqual([14, 15]);
  });

  test("B4: seven encounters are held with Dracula's Brides", () => {
    const card = 'draculas-brides';
    const brides = draculaIn(
      {},
      wentTo('vienna'),
      { type: 'EventTurnedUp', seat: 'dracula', card },
      { type: 'AllyArrived', side: 'dracula', card },
    ).after('dracula', byRoad('prague'));
    expect(brides.after('dracula', place('rats'), anyChance).state.encounters.hand).toHaveLength(7);
  });

  test('B5: Dodge may be played in the first round; published: not', () => {
    const may = (options: Some) => fighting({ options }).mayDo('lord-godalming');
    const dodge = { type: 'playTactic', tactic: 'dodge' };
    expect(may({})).toContainEqual(dodge);
    expect(may(PUBLISHED)).not.toContainEqual(dodge);
  });

  test('B6: an encounter must be placed; as an option it need not', () => {
    const may = (options: Some) =>
      draculaIn(options, wentTo('vienna')).after('dracula', byRoad('prague')).mayDo('dracula');
    expect(may({})).not.toContainEqual(pass);
    expect(may({ encounterMayBeWithheld: true })).toContainEqual(pass);
  });

  test('B7: an agent that wins destroys no item; published: it does', () => {
    const lost = (options: Some) =>
      eventsOf(
        fighting({ options, opponent: 'assassin', ...armed('sacred-bullets') }),
        against('agent-punch', 'sacred-bullets'),
        LOSES,
      ).some(({ type }) => type === 'ItemDiscarded');
    expect([lost({}), lost(PUBLISHED)]).toEqual([false, true]);
  });

  const sailing = (options: Some) =>
    given(
      options,
      huntersIn({ 'dr-seward': 'nantes' }),
      wentTo('galatz'),
      { type: 'HunterMoved', seat: 'dr-seward', location: 'bay-of-biscay', by: 'sea' },
      turnOf('dr-seward'),
    );

  test('B8: hunters who land do not act in that turn; published: they do', () => {
    const landed = (options: Some) => sailing(options).after('dr-seward', bySea('bordeaux')).asks();
    expect(landed({})).toEqual(['hunterMoves lord-godalming']);
    expect(landed(PUBLISHED)).toEqual(['hunterActs dr-seward']);
  });

  test('B9: hunters at sea do not turn back; published: they may', () => {
    expect(sailing({}).mayDo('dr-seward')).not.toContainEqual(bySea('nantes'));
    expect(sailing(PUBLISHED).mayDo('dr-seward')).toContainEqual(bySea('nantes'));
  });

  test('B10: no encounter must mature', () => {
    const ripe = eighth({}, wentTo('paris'), holding('new-vampire')).after('dracula', { type: 'takeBack' });
    expect(ripe.mayDo('dracula')).toEqual([{ type: 'letGo' }, { type: 'mature' }]);
  });

  test('B11: no legal move costs blood down to the next red number and clears the trail, and then he moves', () => {
    const moment = draculaBegins(
      {},
      ['trap'],
      HAND,
      bloodIs(8),
      wentTo('alicante', 'mediterranean-sea', 'cagliari'),
      { type: 'StormChanged', location: 'tyrrhenian-sea', turns: 2 },
      laid('hide', 'cagliari'),
    ).after('dracula', pass);
    expect(moment.state.blood).toBe(5);
    expect(moment.sees('spectator').trail).toMatchObject([{ card: 'cagliari', faceUp: true }]);
    expect(moment.mayDo('dracula')).toContainEqual(bySea('mediterranean-sea'));
  });

  test('B12: each of those who share a turn rests or takes supplies; published: one of them', () => {
    const second = (options: Some) =>
      given(options, huntersIn({ 'lord-godalming': 'milan', 'dr-seward': 'milan' }), wentTo('galatz'), [
        { type: 'TurnStarted', seat: 'lord-godalming', round: 2 },
        { type: 'PartyFormed', hunters: ['lord-godalming', 'dr-seward'] },
        {
          type: 'AgendaChanged',
          question: 1,
          agenda: [
            { is: 'hunterActs', hunter: 'lord-godalming', others: ['dr-seward'], rested: false },
            { is: 'endTurn', seat: 'lord-godalming' },
          ],
        },
      ])
        .after('lord-godalming', { type: 'supply', draw: 'event' }, anyChance)
        .mayDo('dr-seward');
    expect(second({})).toContainEqual({ type: 'rest' });
    expect(second(PUBLISHED)).toEqual([pass]);
  });

  test('B13: repelled, Dracula may only dodge or escape', () => {
    const cards = round(
      fighting({ time: 'noon', with: [itemsInHand('lord-godalming', 'rifle')] }),
      against('claws', 'rifle'),
      WINS,
    ).mayDo('dracula');
    expect(cards).toEqual([
      { type: 'playTactic', tactic: 'dodge' },
      { type: 'playTactic', tactic: 'escape-man' },
    ]);
  });

  test('B14: a rest with Dr Seward draws two events; published: one', () => {
    const burned = (options: Some) =>
      Object.values(
        acting({ options }, wentTo('vienna')).after('dr-seward', { type: 'rest' }, anyChance).state.events
          .discard,
      ).reduce((sum, count) => sum + count, 0);
    expect([burned({}), burned(PUBLISHED)]).toEqual([2, 1]);
  });

  test('B15: what lies on a power that is pushed off may mature like any other', () => {
    const moment = eighth({}, wentTo('granada'), laid('hide', 'granada'), holding('new-vampire'));
    const taken = moment.after('dracula', { type: 'takeBack' });
    expect(taken.mayDo('dracula')).toEqual([{ type: 'letGo' }, { type: 'mature' }]);
  });

  test('B16: three cards lie in the catacombs, and neither the castle nor a sea', () => {
    const down: Parameters<typeof given>[1] = [{ type: 'CardPushedOff' }, { type: 'CardSentToCatacombs' }];
    const three = (['granada', 'madrid', 'cadiz'] as const).flatMap((city) => [...wentTo(city), ...down]);
    const asked = (...oldest: Parameters<typeof given>[1][]) => eighth({}, ...oldest).asks();
    expect(asked(wentTo('paris'))).toEqual(['pushedOff dracula']);
    expect(asked(three, wentTo('paris'))).toEqual(['hunterMoves lord-godalming']);
    expect(asked(wentTo('north-sea'))).toEqual(['hunterMoves lord-godalming']);
    const castle = { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'castle-dracula' } as const;
    expect(asked(wentTo('castle-dracula'), castle)).toEqual(['hunterMoves lord-godalming']);
  });

  test('B17: no encounter with Double Back or at the castle, whose card lies open', () => {
    const back = draculaIn({}, wentTo('prague', 'vienna')).after(
      'dracula',
      { type: 'doubleBack', location: 'prague' },
      anyChance,
    );
    const home = draculaIn({}, wentTo('galatz')).after('dracula', byRoad('castle-dracula'), anyChance);
    expect([back.asks(), home.asks()]).toEqual([
      ['hunterMoves lord-godalming'],
      ['hunterMoves lord-godalming'],
    ]);
    expect(home.sees('spectator').trail[0]).toMatchObject({ card: 'castle-dracula', faceUp: true });
  });

  test('B17: an agent that hunters escaped from stays, and the font is one more choice', () => {
    const fight = found({ encounters: ['assassin'] })
      .after('dracula', { type: 'playTactic', tactic: 'agent-punch' })
      .after('dr-seward', { type: 'playTactic', tactic: 'escape' }, drawing({ 'combat die': [5, 0] }));
    expect(fight.state.fought?.outcome).toBe('escape');
    expect(left(fight)).toEqual(['assassin']);
    const bitten = { type: 'BitesChanged', seat: 'dr-seward', by: 1, bites: 1 } as const;
    const font = acting({ places: { 'dr-seward': 'st-joseph-and-st-mary' } }, wentTo('vienna'), bitten);
    expect(font.mayDo('dr-seward')).toContainEqual({ type: 'useFont' });
  });
});
