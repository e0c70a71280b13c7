import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { anyChance, itemsInHand } from '../../support/games/fury-of-dracula-4e.js';
import {
  answer,
  attack,
  damageOf,
  fight,
  GODALMING,
  MINA,
  round,
  SEWARD,
} from '../../support/games/fury-of-dracula-4e-combat.js';

describe('1.5 a round of combat', () => {
  test('all choose at the same time; the others learn that one has, not what', () => {
    const moment = fight({ hunters: [SEWARD, MINA] });
    expect(moment.asks()).toEqual(['combatChoice dracula', `combatChoice ${SEWARD}`, `combatChoice ${MINA}`]);
    const chosen = answer(moment, 'dodge');
    expect(chosen.asks()).toEqual(['combatChoice dracula', `combatChoice ${MINA}`]);
    expect(chosen.state.question).toBe(moment.state.question);
    expect(chosen.sees(SEWARD).combat).toMatchObject({ ready: [SEWARD], chosen: 'dodge' });
    for (const viewer of ['dracula', MINA, 'spectator']) {
      expect(chosen.sees(viewer)).toEqual(answer(moment, 'punch').sees(viewer));
    }
    for (const viewer of [SEWARD, MINA, 'spectator']) {
      expect(attack(moment, 'claws').sees(viewer)).toEqual(attack(moment, 'fangs', MINA).sees(viewer));
    }
  });

  test('in whatever order they answer, the same is shown', () => {
    const moment = fight({});
    const one = answer(attack(moment, 'claws'), 'punch').state.hunters[SEWARD];
    const other = attack(answer(moment, 'punch'), 'claws').state.hunters[SEWARD];
    expect(one).toEqual(other);
  });

  test('an icon on the banner of the engaged hunter cancels the card of Dracula', () => {
    expect(damageOf(round(fight({}), 'claws', 'dodge'))).toBe(0);
    expect(damageOf(round(fight({}), 'claws', 'punch'))).toBe(2);
  });

  test('the banner of another hunter does not', () => {
    const moment = fight({ hunters: [SEWARD, MINA] });
    const shown = answer(answer(attack(moment, 'claws'), 'punch'), 'dodge', MINA);
    expect(damageOf(shown)).toBe(2);
  });

  test('cards of all hunters take effect, also of those who are not engaged', () => {
    const moment = fight({ hunters: [GODALMING, SEWARD] }, itemsInHand(GODALMING, 'knife'));
    const shown = answer(answer(attack(moment, 'claws'), 'punch'), 'knife', GODALMING);
    expect(shown.state.dracula.damage).toBe(1 + 3);
  });

  test('R2: a hunter’s card takes effect after it, also if his was cancelled', () => {
    const hit = round(fight({ hand: ['mesmerize', 'fangs', 'claws'] }), 'mesmerize', 'punch');
    expect(hit.state.dracula.damage).toBe(1);
  });

  test('Mesmerize cancels the card of the hunter; weapons do one less from then on', () => {
    const knife = fight({}, itemsInHand(SEWARD, 'pistol', 'knife'));
    const mesmerized = round(knife, 'mesmerize', 'pistol');
    expect(mesmerized.state.dracula.damage).toBe(0);
    expect(round(mesmerized, 'claws', 'knife').state.dracula.damage).toBe(2);
  });

  test('Strength cancels weapons, and by night they are lost', () => {
    const armed = (atNight: boolean) =>
      round(fight({ atNight }, itemsInHand(SEWARD, 'knife')), 'strength', 'knife');
    expect(armed(false).state.dracula.damage).toBe(0);
    expect(armed(false).state.hunters[SEWARD].items).toEqual(['knife']);
    expect(armed(true).state.hunters[SEWARD].items).toEqual([]);
  });

  test('by night Claws reach one more hunter of his choice', () => {
    const moment = fight({ hunters: [SEWARD, MINA], atNight: true });
    const shown = answer(answer(attack(moment, 'claws'), 'punch'), 'punch', MINA);
    expect(shown.asks()).toEqual(['combatAsks dracula']);
    const hurt = shown.after('dracula', { type: 'chooseHunter', hunter: MINA }, anyChance);
    expect([damageOf(hurt), damageOf(hurt, MINA)]).toEqual([2, 2]);
  });

  test('D3: a card rests for a round, and Dracula draws one', () => {
    const next = round(fight({}), 'claws', 'punch');
    expect(next.mayDo(SEWARD)).toEqual([
      { type: 'fightWith', card: 'dodge' },
      { type: 'fightWith', card: 'escape' },
    ]);
    expect([next.state.combat?.hand.length, next.state.combat?.played]).toEqual([4, ['claws']]);
    expect(round(next, 'fangs', 'dodge').mayDo(SEWARD)).toContainEqual({ type: 'fightWith', card: 'punch' });
  });

  test('who is late plays a card that tells nothing of the hand', () => {
    const bare = fight({});
    expect(answer(bare, 'punch').mayDo('dracula')).toContainEqual(bare.inTime(anyChance()));
  });
});

describe('1.6 the end of a combat', () => {
  test('when he has played six cards', () => {
    let now = fight({ hand: ['fangs', 'strength', 'claws', 'fangs', 'strength', 'claws'] });
    const cards = ['fangs', 'strength', 'claws', 'fangs', 'strength', 'claws'] as const;
    for (const [index, card] of cards.entries()) {
      expect(now.state.combat).toBeDefined();
      now = round(now, card, index % 2 === 0 ? 'dodge' : 'punch');
    }
    expect(now.state.lastCombat).toEqual({ opponent: 'dracula', end: 'six-cards' });
    expect(now.state.dracula.revealed).toBe(true);
  });

  test('when all hunters have left it', () => {
    const gone = round(fight({}), 'claws', 'escape');
    expect(gone.state.lastCombat?.end).toBe('no-hunter');
  });

  test('C8: when he escapes, which Pride forbids in the first rounds of despair', () => {
    const hand = ['escape-as-mist', 'claws'] as const;
    expect(round(fight({ hand }), 'escape-as-mist', 'punch').state.lastCombat?.end).toBe('escape');
    const proud = round(fight({ hand }, { type: 'DespairPlaced', despair: 1 }), 'escape-as-mist', 'punch');
    expect([proud.state.lastCombat, proud.state.combat?.round]).toEqual([undefined, 2]);
  });

  test('when he has suffered fifteen damage the hunters win', () => {
    const won = round(fight({}, { type: 'DraculaHarmed', by: 14, damage: 14 }), 'mesmerize', 'punch');
    expect(won.state.over).toEqual({
      winners: ['lord-godalming', SEWARD, 'van-helsing', MINA],
      reason: 'destroyed',
    });
  });

  test('when influence has come to thirteen Dracula wins', () => {
    const near: readonly Event[] = [
      { type: 'InfluenceChanged', by: 11, influence: 11 },
      { type: 'DamageChanged', seat: SEWARD, by: 8, damage: 8 },
    ];
    const lost = round(fight({}, near), 'claws', 'punch');
    expect(lost.state.over).toEqual({ winners: ['dracula'], reason: 'influence' });
  });
});
