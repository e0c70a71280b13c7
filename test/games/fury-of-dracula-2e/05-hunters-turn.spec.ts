import {
  anyChance,
  byRoad,
  bySea,
  drawing,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  turnOf,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import type { TrainFace } from '../../../src/games/fury-of-dracula-2e/values.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';

function hunterAt(location: LocationId, seat: HunterId = 'dr-seward', options: Partial<Options> = {}) {
  return given(options, huntersIn({ [seat]: location }), wentTo('galatz'), turnOf(seat));
}

/** At sea, come from there. */
function atSea(sea: LocationId, from: LocationId, options: Partial<Options> = {}) {
  return given(
    options,
    huntersIn({ 'dr-seward': from }),
    wentTo('galatz'),
    { type: 'HunterMoved', seat: 'dr-seward', location: sea, by: 'sea' },
    turnOf('dr-seward'),
  );
}

const DICE = { doubleTwo: ['X', '0', '1', '2', '2', '2/3'] } as const;

const rolling = (...faces: readonly TrainFace[]) =>
  drawing({ 'train die': faces.map((face) => DICE.doubleTwo.indexOf(face as 'X')) });

const train = { type: 'moveByRail' } as const;

describe('staying and roads', () => {
  test('a hunter stays, or goes along one road', () => {
    const moment = hunterAt('milan');
    expect(moment.mayDo('dr-seward')).toContainEqual({ type: 'stay' });
    expect(moment.mayDo('dr-seward')).toContainEqual(byRoad('venice'));
    moment.when('dr-seward', byRoad('vienna')).thenRefused();
  });

  test('hunters may go to the castle and the hospital', () => {
    expect(hunterAt('galatz').mayDo('dr-seward')).toContainEqual(byRoad('castle-dracula'));
    expect(hunterAt('zagreb').mayDo('dr-seward')).toContainEqual(byRoad('st-joseph-and-st-mary'));
  });

  test('a fast horse is discarded for two roads', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'milan' }),
      wentTo('galatz'),
      itemsInHand('dr-seward', 'fast-horse'),
      turnOf('dr-seward'),
    );
    moment
      .when('dr-seward', { type: 'rideHorse', location: 'vienna' })
      .thenAmongOthers(
        { type: 'ItemDiscarded', seat: 'dr-seward', item: 'fast-horse' },
        { type: 'HunterMoved', seat: 'dr-seward', location: 'vienna', by: 'horse' },
      );
    hunterAt('milan').when('dr-seward', { type: 'rideHorse', location: 'vienna' }).thenRefused();
  });

  test('the roadblock closes a road to hunters', () => {
    const block = { type: 'RoadblockPlaced', from: 'venice', to: 'milan', way: 'road' } as const;
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'milan' }),
      wentTo('galatz'),
      block,
      turnOf('dr-seward'),
    );
    moment.when('dr-seward', byRoad('venice')).thenRefused();
  });

  test('fog lets nobody move', () => {
    const held = { type: 'HunterHeld', seat: 'dr-seward', encounter: 'fog', carries: false } as const;
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'milan' }),
      wentTo('galatz'),
      held,
      turnOf('dr-seward'),
    );
    expect(moment.mayDo('dr-seward')).toEqual([{ type: 'stay' }]);
    moment.when('dr-seward', { type: 'stay' }).thenAmongOthers({ type: 'HunterFreed', seat: 'dr-seward' });
  });
});

describe('the sea', () => {
  test('on board from a port, with no action at sea', () => {
    const moment = hunterAt('nantes').after('dr-seward', bySea('bay-of-biscay'));
    expect(moment.state.turn).toBe('lord-godalming');
    expect(moment.state.hunters['dr-seward'].location).toBe('bay-of-biscay');
  });

  test('no staying at sea, and no turning back', () => {
    const moment = atSea('bay-of-biscay', 'nantes');
    expect(moment.mayDo('dr-seward')).toEqual(
      ['atlantic-ocean', 'bordeaux', 'santander'].map((to) => bySea(to as LocationId)),
    );
  });

  test('published: turning back is allowed', () => {
    expect(atSea('bay-of-biscay', 'nantes', { hunterSeaReturn: 'free' }).mayDo('dr-seward')).toContainEqual(
      bySea('nantes'),
    );
  });

  test('round through another sea and back is allowed', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'nantes' }),
      wentTo('galatz'),
      { type: 'HunterMoved', seat: 'dr-seward', location: 'bay-of-biscay', by: 'sea' },
      { type: 'HunterMoved', seat: 'dr-seward', location: 'atlantic-ocean', by: 'sea' },
      turnOf('dr-seward'),
    );
    moment.when('dr-seward', bySea('bay-of-biscay')).thenRefused();
    expect(moment.mayDo('dr-seward')).toContainEqual(bySea('cadiz'));
  });

  test('who lands does not act in that turn; published: who lands acts', () => {
    expect(atSea('bay-of-biscay', 'nantes').after('dr-seward', bySea('bordeaux')).state.turn).toBe(
      'lord-godalming',
    );
    const published = atSea('bay-of-biscay', 'nantes', { actionAfterLanding: true });
    expect(published.after('dr-seward', bySea('bordeaux')).asks()).toEqual(['hunterActs dr-seward']);
  });

  test('a storm keeps hunters out, or as an option does not', () => {
    const storm = { type: 'StormChanged', location: 'bay-of-biscay', turns: 2 } as const;
    const at = (options: Partial<Options>) =>
      given(options, huntersIn({ 'dr-seward': 'nantes' }), wentTo('galatz'), storm, turnOf('dr-seward'));
    at({}).when('dr-seward', bySea('bay-of-biscay')).thenRefused();
    expect(at({ stormBlocksHunters: false }).mayDo('dr-seward')).toContainEqual(bySea('bay-of-biscay'));
  });
});

describe('a hunter at sea', () => {
  test('moves after Dracula had his chance to play a card, whatever he holds', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'bay-of-biscay' }),
      wentTo('galatz'),
      eventsInHand('dracula', 'trap'),
      turnOf('lord-godalming'),
      {
        type: 'AgendaChanged',
        question: 1,
        agenda: [
          { is: 'hunterActs', hunter: 'lord-godalming', others: [], rested: false },
          { is: 'endTurn', seat: 'lord-godalming' },
        ],
      },
    ).after('lord-godalming', { type: 'supply', draw: 'item' }, anyChance);
    expect(moment.asks()).toEqual(['huntersAtSea dracula']);
    expect(moment.after('dracula', { type: 'pass' }).asks()).toEqual(['hunterMoves dr-seward']);
  });
});

describe('the railway', () => {
  const ridesFrom = (location: LocationId, face: TrainFace) =>
    hunterAt(location).after('dr-seward', train, rolling(face)).mayDo('dr-seward');
  const to = (location: LocationId) => ({ type: 'rideTo', location }) as const;

  test('X: papers are checked and the turn ends', () => {
    const moment = hunterAt('paris').after('dr-seward', train, rolling('X'));
    expect(moment.state.turn).toBe('lord-godalming');
    expect(moment.state.hunters['dr-seward'].location).toBe('paris');
  });

  test('0: no ticket, but any other move, and no second try', () => {
    const moment = hunterAt('paris').after('dr-seward', train, rolling('0'));
    expect(moment.asks()).toEqual(['hunterMoves dr-seward']);
    expect(moment.mayDo('dr-seward')).toContainEqual(byRoad('nantes'));
    expect(moment.mayDo('dr-seward')).not.toContainEqual(train);
  });

  test('1: exactly one segment', () => {
    expect(ridesFrom('marseilles', '1')).toEqual([to('paris')]);
  });

  test('2: one segment or two; the train must be taken', () => {
    expect(ridesFrom('marseilles', '2')).toEqual(
      ['bordeaux', 'brussels', 'le-havre', 'paris'].map((one) => to(one as LocationId)),
    );
  });

  test('2/3: three segments only if all are western', () => {
    const rides = ridesFrom('marseilles', '2/3');
    expect(rides).toEqual(
      ['bordeaux', 'brussels', 'cologne', 'le-havre', 'paris', 'saragossa'].map((one) =>
        to(one as LocationId),
      ),
    );
    expect(ridesFrom('hamburg', '2/3')).toContainEqual(to('prague'));
    expect(ridesFrom('hamburg', '2/3')).not.toContainEqual(to('vienna'));
  });

  test('Lord Godalming rolls twice and uses either', () => {
    const moment = hunterAt('paris', 'lord-godalming').after('lord-godalming', train, rolling('X', '2'));
    expect(moment.asks()).toEqual(['chooseRoll lord-godalming']);
    expect(moment.after('lord-godalming', { type: 'useRoll', roll: 2 }).asks()).toEqual([
      'rideTrain lord-godalming',
    ]);
    const twice = hunterAt('paris', 'lord-godalming').after('lord-godalming', train, rolling('1', '1'));
    expect(twice.asks()).toEqual(['rideTrain lord-godalming']);
  });

  test('only from a city with a railway; the roadblock may close a segment', () => {
    expect(hunterAt('granada').mayDo('dr-seward')).not.toContainEqual(train);
    const block = { type: 'RoadblockPlaced', from: 'paris', to: 'marseilles', way: 'rail' } as const;
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'marseilles' }),
      wentTo('galatz'),
      block,
      turnOf('dr-seward'),
    );
    expect(moment.mayDo('dr-seward')).not.toContainEqual(train);
    expect(moment.mayDo('dr-seward')).toContainEqual(byRoad('zurich'));
  });

  test('the die has the faces of the source document, or a plain 3 as an option', () => {
    const moment = hunterAt('marseilles', 'dr-seward', { trainDie: 'plainThree' });
    const three = moment.after('dr-seward', train, drawing({ 'train die': [4] })).mayDo('dr-seward');
    expect(three).toContainEqual(to('cologne'));
  });

  test('Dracula is asked before the roll if he could hold a card, whatever he holds', () => {
    for (const card of ['false-tip-off', 'trap'] as const) {
      const moment = given(
        {},
        huntersIn({ 'dr-seward': 'paris' }),
        wentTo('galatz'),
        eventsInHand('dracula', card),
        turnOf('dr-seward'),
      ).after('dr-seward', train);
      expect(moment.asks()).toEqual(['beforeTrain dracula']);
      expect(moment.after('dracula', { type: 'pass' }, rolling('1')).asks()).toEqual(['rideTrain dr-seward']);
    }
  });
});
