import type { ItemId } from '../../../src/games/fury-of-dracula-2e/data/item-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { Tactic } from '../../../src/games/fury-of-dracula-2e/values.js';
import {
  beforeFighting,
  eventsOf,
  fighting,
  round,
  type Cards,
} from '../../support/games/fury-of-dracula-2e-combat.js';
import { eventsInHand, itemsInHand, type Fury } from '../../support/games/fury-of-dracula-2e.js';

/** What the source document says of combats, point by point. */
const WINS = [6, 1] as const;
const LOSES = [1, 6] as const;
const tactics = (moment: Fury, seat: string) =>
  moment.mayDo(seat).flatMap((action) => (action.type === 'playTactic' ? [action.tactic] : []));
const armed = (...items: ItemId[]) => ({ with: [itemsInHand('lord-godalming', ...items)] });
const against = (dracula: Tactic, hunter: Tactic): Cards => ({ dracula, 'lord-godalming': hunter });

/** What is added to the rolls of this round. */
function adds(moment: Fury, cards: Cards) {
  const rolled = eventsOf(moment, cards, [3, 3]).find((event) => event.type === 'CombatRolled');
  return rolled?.type === 'CombatRolled' ? [rolled.huntersAdd, rolled.enemyAdds] : [];
}

describe('the source document: combat', () => {
  test('A16: from Dracula clockwise all may play an event; hunters who fight may discard Garlic', () => {
    const moment = beforeFighting({
      hunters: ['dr-seward'],
      with: [
        eventsInHand('dracula', 'trap'),
        eventsInHand('van-helsing', 'advance-planning'),
        itemsInHand('dr-seward', 'garlic'),
      ],
    });
    const first = moment.after('dracula', { type: 'pass' });
    const second = first.after('dr-seward', { type: 'useItem', item: 'garlic' });
    expect([moment.asks(), first.asks(), second.asks()]).toEqual([
      ['combatBegins dracula'],
      ['combatBegins dr-seward'],
      ['combatBegins van-helsing'],
    ]);
  });

  test('A17: three cards of Dracula by day, eight by night; agents what their token shows', () => {
    expect(tactics(fighting({ time: 'noon' }), 'dracula')).toEqual(['claws', 'dodge', 'escape-man']);
    expect(tactics(fighting({ time: 'midnight' }), 'dracula')).toHaveLength(8);
    expect(tactics(fighting({ opponent: 'minion-knife-pistol' }), 'dracula')).toEqual([
      'agent-punch',
      'agent-dodge',
      'agent-knife',
      'agent-pistol',
    ]);
    expect(tactics(fighting(armed('stake', 'dogs')), 'lord-godalming')).toEqual([
      'punch',
      'dodge',
      'escape',
      'stake',
    ]);
  });

  test('A18: the higher roll wins, of equal ones the larger initiative; the winner reads his own card', () => {
    const side = (cards: Cards, dice: readonly [number, number]) =>
      eventsOf(fighting(), cards, dice).find(({ type }) => type === 'RoundResolved');
    expect(side(against('claws', 'punch'), WINS)).toMatchObject({ side: 'hunters', tactic: 'punch' });
    expect(side(against('claws', 'punch'), LOSES)).toMatchObject({ side: 'enemy', tactic: 'claws' });
    expect(side(against('claws', 'punch'), [3, 3])).toMatchObject({ side: 'enemy' });
    expect(side(against('claws', 'dodge'), [3, 3])).toMatchObject({ side: 'hunters' });
  });

  test('A19: a card stays out for a round; three continues in a row are the end', () => {
    const first = round(fighting(), against('claws', 'punch'), WINS);
    expect(tactics(first, 'dracula')).not.toContain('claws');
    expect(tactics(first, 'lord-godalming')).toEqual(['dodge', 'escape']);
    const second = round(first, against('strength', 'dodge'), WINS);
    expect(tactics(second, 'lord-godalming')).toContain('punch');
    const third = round(second, against('claws', 'punch'), WINS);
    expect(third.state.fought?.outcome).toBe('continues');
  });

  test('A20: an item is lost in a defeat by Dracula, or in any victory, where the winning card says so', () => {
    const lost = (moment: Fury, cards: Cards, dice: readonly [number, number]) =>
      eventsOf(moment, cards, dice).some(({ type }) => type === 'ItemDiscarded');
    const withCrucifix = fighting(armed('crucifix'));
    expect(lost(withCrucifix, against('strength', 'crucifix'), LOSES)).toBe(true);
    expect(lost(withCrucifix, against('claws', 'crucifix'), LOSES)).toBe(false);
    const assassin = fighting({ opponent: 'assassin', ...armed('sacred-bullets') });
    expect(lost(assassin, against('agent-punch', 'sacred-bullets'), WINS)).toBe(true);
    expect(lost(assassin, against('agent-punch', 'sacred-bullets'), LOSES)).toBe(false);
  });

  test('A21: damage is health or blood; repelled, Dracula dodges or escapes; a bite and an end are the end', () => {
    expect(round(fighting(armed('crucifix')), against('claws', 'crucifix'), WINS).state.blood).toBe(12);
    const repelled = round(fighting(armed('rifle')), against('claws', 'rifle'), WINS);
    expect(tactics(repelled, 'dracula')).toEqual(['dodge', 'escape-man', 'escape-bat', 'escape-mist']);
    const bitten = round(fighting(), against('fangs', 'punch'), LOSES);
    expect(bitten.state.hunters['lord-godalming'].bites).toBe(1);
    expect(bitten.state.combat).toBeUndefined();
    expect(round(fighting(), against('claws', 'escape'), WINS).state.combat).toBeUndefined();
  });

  test('A21: a kill is the end of an agent; Dracula falls to 10 or 5 and fights on, at 5 or less he is destroyed', () => {
    const killed = (blood: number) =>
      round(fighting({ blood, ...armed('stake') }), against('claws', 'stake'), WINS).state;
    expect([15, 11, 10, 6].map((blood) => killed(blood).blood)).toEqual([10, 10, 5, 5]);
    expect(killed(15).combat).toBeDefined();
    expect([5, 1].map((blood) => killed(blood).over?.reason)).toEqual(['blood', 'blood']);
    const agent = round(fighting({ opponent: 'minion-knife' }), against('agent-punch', 'punch'), WINS);
    expect(agent.state.fought?.outcome).toBe('killed');
  });

  test('A22: hunters add one for planning, for a pistol, and after a Dodge that won', () => {
    const planned: Event = { type: 'CombatAided', side: 'hunters', by: 'roll' };
    expect(adds(fighting({ then: [planned] }), against('claws', 'punch'))).toEqual([1, 0]);
    expect(adds(fighting(armed('pistol')), against('claws', 'pistol'))).toEqual([1, 0]);
    const dodged = round(fighting(), against('claws', 'dodge'), WINS);
    expect(adds(dodged, against('strength', 'punch'))).toEqual([1, 0]);
  });

  test('A22: agents add one in the East, for a trap, for a pistol, and after a Dodge that won', () => {
    const about = { opponent: 'assassin', location: 'paris' } as const;
    const trap: Event = { type: 'CombatAided', side: 'enemy', by: 'roll' };
    const punches = against('agent-punch', 'punch');
    expect(adds(fighting(about), punches)).toEqual([0, 0]);
    expect(adds(fighting({ ...about, location: 'vienna' }), punches)).toEqual([0, 1]);
    expect(adds(fighting({ ...about, then: [trap] }), punches)).toEqual([0, 1]);
    expect(adds(fighting(about), against('agent-pistol', 'punch'))).toEqual([0, 1]);
    expect(adds(round(fighting(about), against('agent-dodge', 'dodge'), LOSES), punches)).toEqual([0, 1]);
  });

  test('A22: Dracula adds one for a bite, in his castle, for a trap, and after a Dodge that won', () => {
    const bite: Event = { type: 'BitesChanged', seat: 'lord-godalming', by: 1, bites: 1 };
    const trap: Event = { type: 'CombatAided', side: 'enemy', by: 'roll' };
    const cards = against('claws', 'punch');
    expect(adds(fighting({ with: [bite] }), cards)).toEqual([0, 1]);
    expect(adds(fighting({ location: 'castle-dracula' }), cards)).toEqual([0, 1]);
    expect(adds(fighting({ then: [trap] }), cards)).toEqual([0, 1]);
    expect(adds(round(fighting(), against('dodge', 'dodge'), LOSES), cards)).toEqual([0, 1]);
  });
});
