import {
  anyChance,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  pass,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-4e.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import {
  answer,
  attack,
  damageOf,
  fight,
  GODALMING,
  harmOf,
  MINA,
  passes,
  plays,
  round,
  SEWARD,
} from '../../support/games/fury-of-dracula-4e-combat.js';

const HELSING = 'van-helsing';

const hurt = (seat: typeof SEWARD | typeof GODALMING, damage: number): Event => ({
  type: 'DamageChanged',
  seat,
  by: damage,
  damage,
});

describe('events at the start of a combat', () => {
  test('all hunters in it who hold any are asked, whatever they hold', () => {
    const asked = fight(
      { hunters: [SEWARD, MINA], begins: true },
      eventsInHand(SEWARD, 'escape-route'),
      eventsInHand(MINA, 'money-trail'),
      eventsInHand(GODALMING, 'heroic-leap'),
    );
    expect(asked.asks()).toEqual([`combatBegins ${SEWARD}`, `combatBegins ${MINA}`]);
    expect(asked.mayDo(MINA)).toEqual([pass]);
  });

  test('Escape Route: its user or another hunter leaves', () => {
    const asked = plays(
      fight({ hunters: [SEWARD, MINA], begins: true }, eventsInHand(SEWARD, 'escape-route')),
      SEWARD,
      'escape-route',
    );
    const left = asked.after(SEWARD, { type: 'chooseHunter', hunter: MINA }, anyChance);
    expect(left.state.combat?.hunters).toEqual([SEWARD]);
    expect(left.asks()).toEqual(['combatChoice dracula', `combatChoice ${SEWARD}`]);
  });

  test('Escape Route: who left plays no more cards for this combat, and nobody fights if nobody is left', () => {
    const alone = fight({ begins: true }, eventsInHand(SEWARD, 'escape-route', 'heroic-leap'));
    const gone = plays(alone, SEWARD, 'escape-route').after(
      SEWARD,
      { type: 'chooseHunter', hunter: SEWARD },
      anyChance,
    );
    expect(gone.state.lastCombat).toEqual({ opponent: 'dracula', end: 'no-hunter' });
  });

  test('Heroic Leap: five damage to each of the two, and no combat', () => {
    const leapt = plays(fight({ begins: true }, eventsInHand(SEWARD, 'heroic-leap')), SEWARD, 'heroic-leap');
    expect([harmOf(leapt), damageOf(leapt)]).toEqual([5, 5]);
    expect(leapt.state.lastCombat?.end).toBe('called-off');
    expect(leapt.asks()).toEqual(['placeHunter van-helsing']);
  });

  test('Heroic Leap may kill a vampire', () => {
    const leapt = plays(
      fight({ begins: true, opponent: 'reckless-vampire' }, eventsInHand(SEWARD, 'heroic-leap')),
      SEWARD,
      'heroic-leap',
    );
    expect([leapt.state.lastCombat?.end, harmOf(leapt)]).toEqual(['killed', 0]);
  });
});

describe('Lucky Find', () => {
  const found = () => {
    const moment = fight({ begins: true }, eventsInHand(SEWARD, 'lucky-find'));
    return plays(moment, SEWARD, 'lucky-find');
  };

  test('the hunter looks at five items, and nobody else', () => {
    expect(found().sees(SEWARD).combat?.found).toHaveLength(5);
    expect(found().sees('dracula').combat).not.toHaveProperty('found');
    expect(found().sees('spectator').combat).not.toHaveProperty('found');
  });

  test('one is kept in secret, and the others are discarded for all to see', () => {
    const [item] = found().sees(SEWARD).combat?.found ?? [];
    const kept = found().after(SEWARD, { type: 'takeFoundItem', item: item ?? 'knife' }, anyChance);
    expect(kept.state.hunters[SEWARD].items).toEqual([item]);
    const discarded = Object.values(kept.state.items.discard).reduce((sum, count) => sum + count, 0);
    expect([discarded, kept.state.combat?.found]).toEqual([4, undefined]);
  });
});

test('Lucky Find: a hand that is too large is put right before anybody chooses', () => {
  const full = fight(
    { begins: true },
    eventsInHand(SEWARD, 'lucky-find'),
    itemsInHand(SEWARD, 'knife', 'knife', 'stake'),
  );
  const found = plays(full, SEWARD, 'lucky-find');
  const [item = 'knife'] = found.sees(SEWARD).combat?.found ?? [];
  const crowded = found.after(SEWARD, { type: 'takeFoundItem', item }, anyChance);
  expect(crowded.asks()).toEqual([`discardDown ${SEWARD}`]);
});

describe('Planned Ambush', () => {
  const ambush = () =>
    passes(
      plays(
        fight(
          { begins: true },
          eventsInHand(SEWARD, 'planned-ambush', 'planned-ambush'),
          itemsInHand(SEWARD, 'knife'),
        ),
        SEWARD,
        'planned-ambush',
      ),
      SEWARD,
    );

  test('it lies before its user, and one is enough', () => {
    const laid = plays(
      fight({ begins: true }, eventsInHand(SEWARD, 'planned-ambush', 'planned-ambush')),
      SEWARD,
      'planned-ambush',
    );
    expect(laid.sees('dracula').combat?.prepared).toEqual([{ hunter: SEWARD, card: 'planned-ambush' }]);
    expect(laid.mayDo(SEWARD)).toEqual([pass]);
  });

  test('in the first round the user may play another card instead, before any effect', () => {
    const shown = round(ambush(), 'fangs', 'punch');
    expect(shown.asks()).toEqual([`combatAsks ${SEWARD}`]);
    expect(shown.mayDo(SEWARD)).not.toContainEqual({ type: 'fightWith', card: 'punch' });
    const swapped = answer(shown, 'knife');
    expect([damageOf(swapped), harmOf(swapped)]).toEqual([0, 3]);
    expect(swapped.mayDo(SEWARD)).toContainEqual({ type: 'fightWith', card: 'punch' });
    expect(swapped.mayDo(SEWARD)).not.toContainEqual({ type: 'fightWith', card: 'knife' });
  });

  test('it is of no use to who left before the first round', () => {
    const two = fight(
      { hunters: [SEWARD, GODALMING], begins: true },
      eventsInHand(SEWARD, 'planned-ambush', 'escape-route'),
    );
    const left = plays(plays(two, SEWARD, 'planned-ambush'), SEWARD, 'escape-route').after(
      SEWARD,
      { type: 'chooseHunter', hunter: SEWARD },
      anyChance,
    );
    const shown = answer(attack(left, 'claws', GODALMING), 'punch', GODALMING);
    expect(shown.asks()).toEqual(['combatChoice dracula', `combatChoice ${GODALMING}`]);
  });

  test('it is gone after the first round, used or not', () => {
    const kept = passes(round(ambush(), 'fangs', 'punch'), SEWARD);
    expect([damageOf(kept), kept.state.combat?.prepared]).toEqual([2, []]);
  });
});

describe('Enraged', () => {
  const stopped = (card: 'claws' | 'escape-as-bat', ...more: readonly Event[]) =>
    round(
      fight(
        { hand: [card, 'escape-as-mist', 'fangs'] },
        eventsInHand('dracula', 'enraged'),
        itemsInHand(SEWARD, 'knife'),
        more,
      ),
      card,
      card === 'claws' ? 'dodge' : 'knife',
    );

  test('Dracula is asked if he holds any event, and his card takes effect', () => {
    expect(stopped('claws').asks()).toEqual(['cardCancelled dracula']);
    expect(damageOf(stopped('claws'))).toBe(0);
    const raging = plays(stopped('claws'), 'dracula', 'enraged');
    expect([damageOf(raging), raging.state.combat?.round]).toEqual([2, 2]);
    expect(damageOf(passes(stopped('claws'), 'dracula'))).toBe(0);
  });

  test('from then on he cannot escape', () => {
    const raging = plays(stopped('claws'), 'dracula', 'enraged');
    const cards = raging
      .mayDo('dracula')
      .flatMap((action) => (action.type === 'attackWith' ? [action.card] : []));
    expect(cards).toContain('fangs');
    expect(cards).not.toContain('escape-as-mist');
  });

  test('it does not save an escape that was cancelled', () => {
    expect(stopped('escape-as-bat').asks()[0]).toBe('combatChoice dracula');
  });
});

describe('Great Strength', () => {
  const clawed = (damage: number) =>
    round(fight({}, eventsInHand(HELSING, 'great-strength'), hurt(SEWARD, damage)), 'claws', 'punch');

  test('any hunter may stop damage that would defeat one', () => {
    expect(clawed(8).asks()).toEqual([`beforeHarm ${HELSING}`]);
    const saved = plays(clawed(8), HELSING, 'great-strength');
    expect([damageOf(saved), saved.state.hunters[SEWARD].fellAt]).toEqual([8, undefined]);
    expect(passes(clawed(8), HELSING).state.hunters[SEWARD].fellAt).toBe('madrid');
  });

  test('R13: not damage that would not', () => {
    expect([clawed(7).asks()[0], damageOf(clawed(7))]).toEqual(['combatChoice dracula', 9]);
  });

  const bitten = () =>
    round(
      round(
        fight(
          { atNight: true, hand: ['mesmerize', 'fangs', 'claws'] },
          eventsInHand(HELSING, 'great-strength'),
        ),
        'mesmerize',
        'escape',
      ),
      'fangs',
      'punch',
    );

  test('any hunter may stop a bite: who is not bitten fights on, and influence grows all the same', () => {
    const saved = plays(bitten(), HELSING, 'great-strength');
    expect(saved.state.hunters[SEWARD]).toMatchObject({ bites: 0, damage: 0 });
    expect([saved.state.combat?.hunters, saved.state.influence]).toEqual([[SEWARD], 1]);
  });

  test('outside a combat, too', () => {
    const harmed = given(
      {},
      huntersIn(),
      wentTo('madrid'),
      eventsInHand(HELSING, 'great-strength'),
      toDo(
        { is: 'hunterActs', hunter: HELSING, part: 'day', left: 1, done: [] },
        { is: 'harm', hunter: SEWARD, damage: 0, bites: 1 },
        { is: 'placeHunter', hunter: GODALMING },
      ),
    );
    const saved = plays(passes(harmed, HELSING), HELSING, 'great-strength');
    expect(saved.state.hunters[SEWARD].bites).toBe(0);
  });
});

describe('Lucy’s Revenge', () => {
  const scene = (...more: readonly Event[]) =>
    fight(
      { hunters: [GODALMING, SEWARD], begins: true, hand: ['escape-as-mist', 'claws', 'fangs'] },
      eventsInHand(GODALMING, 'lucys-revenge'),
      more,
    );
  const laid = (...more: readonly Event[]) => plays(scene(...more), GODALMING, 'lucys-revenge');
  const against = (card: 'escape-as-mist' | 'claws', moment = laid()) =>
    answer(answer(attack(moment, card, GODALMING), 'punch'), 'punch', GODALMING);

  test('only Lord Godalming may lay it', () => {
    const wrong = fight(
      { hunters: [GODALMING, SEWARD], begins: true },
      eventsInHand(SEWARD, 'lucys-revenge'),
    );
    wrong.when(SEWARD, { type: 'playEvent', card: 'lucys-revenge' }).thenRefused();
  });

  test('it cancels an escape, and the combat goes on', () => {
    expect(against('escape-as-mist').asks()).toEqual([`combatAsks ${GODALMING}`]);
    const stopped = plays(against('escape-as-mist'), GODALMING, 'lucys-revenge');
    expect([stopped.state.combat?.round, stopped.state.combat?.prepared]).toEqual([2, []]);
    expect(passes(against('escape-as-mist'), GODALMING).state.lastCombat?.end).toBe('escape');
  });

  test('it stops damage that would defeat him', () => {
    const near = against('claws', laid(hurt(GODALMING, 10)));
    expect(near.asks()).toEqual([`combatAsks ${GODALMING}`]);
    const saved = plays(near, GODALMING, 'lucys-revenge');
    expect([damageOf(saved, GODALMING), saved.state.combat?.hunters]).toEqual([10, [GODALMING, SEWARD]]);
    expect(passes(near, GODALMING).state.hunters[GODALMING].fellAt).toBe('madrid');
  });

  test('it is not asked for when nothing would defeat him', () => {
    expect(against('claws').asks()[0]).toBe('combatChoice dracula');
  });
});
