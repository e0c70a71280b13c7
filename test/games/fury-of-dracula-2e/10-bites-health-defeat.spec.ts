import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { HOSPITAL } from '../../../src/games/fury-of-dracula-2e/map.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { Step } from '../../../src/games/fury-of-dracula-2e/steps/steps.js';
import { unheeded } from '../../support/games/fury-encounters.js';
import { acting, bringing, choose, drawn, pass } from '../../support/games/fury-of-dracula-2e-cards.js';
import {
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

const bitten = (seat: HunterId): Event => ({ type: 'BitesChanged', seat, by: 1, bites: 1 });
const weak: Event[] = [bitten('dr-seward'), { type: 'HealthChanged', seat: 'dr-seward', by: 0, health: 2 }];

interface Harm {
  readonly health?: number;
  readonly bites?: number;
  readonly options?: Partial<Options>;
  readonly before?: readonly (Event | readonly Event[])[];
  readonly then?: readonly Step[];
}

/** A hunter suffers this in the turn of Dracula, after which come these steps. */
function harmed(hunter: HunterId, { health = 0, bites = 0, options = {}, before = [], then = [] }: Harm) {
  const moment = given(
    options,
    huntersIn({ 'dr-seward': 'geneva', 'van-helsing': 'geneva' }),
    wentTo('vienna'),
    before.flat(),
    eventsInHand('dracula', 'trap'),
    { type: 'TurnStarted', seat: 'dracula', round: 2 },
    toDo({ is: 'draculaBegins' }, { is: 'harm', hunter, health, bites }, ...then, {
      is: 'endTurn',
      seat: 'dracula',
    }),
  ).after('dracula', pass);
  return unheeded(moment);
}

describe('a bitten hunter', () => {
  const afterDrawing = (options: Partial<Options>) =>
    drawn(acting({ options }, wentTo('galatz'), bitten('dr-seward')), 'long-day');

  test('keeps an item and an event open to Dracula', () => {
    const moment = afterDrawing({});
    expect(moment.asks()).toEqual(['keepOpen dr-seward']);
    const open = moment.after('dr-seward', { type: 'keepEventOpen', card: 'long-day' });
    expect(open.sees('dracula').hunters[1]).toMatchObject({ openEvent: 'long-day', events: [] });
    expect(JSON.stringify(open.sees('spectator').hunters[1])).not.toContain('long-day');
  });

  test('as an option keeps nothing open', () => {
    expect(afterDrawing({ shownWhenBitten: false }).state.turn).toBe('lord-godalming');
  });
});

describe('defeat', () => {
  const cards = [itemsInHand('dr-seward', 'knife', 'dogs'), eventsInHand('dr-seward', 'long-day')];

  test('comes with the last health, and costs all cards, a journey to the hospital and two vampires', () => {
    const { state } = harmed('dr-seward', { health: 10, before: cards });
    expect(state.hunters['dr-seward']).toEqual({
      location: HOSPITAL,
      health: 10,
      bites: 0,
      items: [],
      events: [],
      dogs: false,
      missesTurn: true,
    });
    expect([state.items.discard.knife, state.events.discard['long-day'], state.vampires]).toEqual([1, 1, 2]);
  });

  test('comes with the second bite, of Van Helsing with the third; what was bitten heals', () => {
    const twice = (hunter: HunterId) =>
      harmed(hunter, { bites: 1, before: [bitten(hunter)] }).state.hunters[hunter];
    expect(twice('lord-godalming')).toMatchObject({ location: HOSPITAL, bites: 0 });
    expect(twice('van-helsing')).toMatchObject({ location: 'geneva', bites: 2 });
    const third: Event = { type: 'BitesChanged', seat: 'van-helsing', by: 1, bites: 2 };
    const { hunters } = harmed('van-helsing', { bites: 1, before: [third] }).state;
    expect(hunters['van-helsing']).toMatchObject({ location: HOSPITAL, bites: 0 });
  });

  test('comes to Mina Harker with one more bite, and hers stays', () => {
    const mina = harmed('mina-harker', { bites: 1 }).state.hunters['mina-harker'];
    expect(mina).toMatchObject({ location: HOSPITAL, health: 8, bites: 1 });
  });

  test('costs the next turn, or as an option does not', () => {
    const next = (skipAfterDefeat: boolean) =>
      harmed('lord-godalming', { health: 12, options: { skipAfterDefeat } });
    expect(next(true).state.turn).toBe('dr-seward');
    expect(next(true).state.hunters['lord-godalming'].missesTurn).toBe(false);
    expect(next(false).asks()).toEqual(['hunterMoves lord-godalming']);
  });

  test('as an option leaves the vampire track as it is', () => {
    expect(harmed('dr-seward', { health: 10, options: { defeatVampires: 0 } }).state.vampires).toBe(0);
  });
});

describe('a hunter who is defeated in the own turn', () => {
  test('draws no item after the event that did it', () => {
    const moment = acting({ places: { 'dr-seward': 'paris' } }, wentTo('vienna'), weak);
    const { state } = moment
      .after('dr-seward', { type: 'supply', draw: 'both' }, bringing(moment, 'night-visit'))
      .after('dracula', choose('dr-seward'));
    expect(state.hunters['dr-seward']).toMatchObject({ location: HOSPITAL, items: [] });
    expect(state.turn).toBe('lord-godalming');
  });

  test('neither moves nor acts any more, while the others of the party do', () => {
    const asked = (step: Step) => harmed('dr-seward', { health: 2, before: [weak], then: [step] }).asks();
    const party: HunterId[] = ['dr-seward', 'van-helsing'];
    expect(asked({ is: 'hunterMoves', hunters: party, train: true, invite: false })).toEqual([
      'hunterMoves van-helsing',
    ]);
    expect(asked({ is: 'hunterActs', hunter: 'dr-seward', others: ['van-helsing'], rested: false })).toEqual([
      'hunterActs van-helsing',
    ]);
  });
});
