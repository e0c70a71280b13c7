import type { EncounterId } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import {
  acts,
  anyChance,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  pass,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
type Some = Event | readonly Event[];

/** Dr Seward goes to Madrid, where Dracula lets this encounter come over him. */
const ambushed = (encounter: EncounterId, ...more: readonly Some[]): Fury =>
  given(
    {},
    huntersIn({ [SEWARD]: 'saragossa' }),
    wentTo('madrid'),
    holding(encounter),
    wentTo('lisbon'),
    more.flat(),
    acts(SEWARD),
  )
    .after(SEWARD, { type: 'moveByRoad', location: 'madrid' }, anyChance)
    .after('dracula', { type: 'ambushWith', encounter }, anyChance);

/** Dr Seward searches Madrid, where these lie. */
const searching = (encounters: readonly EncounterId[], ...more: readonly Some[]): Fury =>
  given(
    {},
    huntersIn({ [SEWARD]: 'madrid' }),
    wentTo('madrid'),
    holding(...encounters),
    { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'madrid' },
    wentTo('lisbon'),
    more.flat(),
    acts(SEWARD),
  ).after(SEWARD, { type: 'search' }, anyChance);

const by = (moment: Fury, seat: string, ...actions: Parameters<Fury['after']>[1][]) =>
  actions.reduce((now, action) => now.after(seat, action, anyChance), moment);
const lying = (moment: Fury) =>
  moment.state.trail.find(({ at }) => at === 'madrid')?.encounters.map(({ encounter }) => encounter);
const use = (item: 'dogs' | 'stake') => ({ type: 'useItem', item }) as const;

const card = (fight: Fury) => fight.state.combat?.hand[0] ?? 'claws';

describe('an ambush that comes to nothing', () => {
  const forewarned = { type: 'playEvent', card: 'forewarned' } as const;

  test('Forewarned: the encounter is discarded without effect', () => {
    const averted = by(ambushed('wolves', eventsInHand(SEWARD, 'forewarned')), SEWARD, forewarned);
    expect([averted.state.hunters[SEWARD].damage, lying(averted)]).toEqual([0, []]);
    expect(averted.state.encounters.discard.wolves).toBe(1);
    expect(averted.state.events.discard.forewarned).toBe(1);
    expect(averted.asks()).not.toContain(`onAmbush ${SEWARD}`);
  });

  test('Forewarned: not against a vampire, and not in a search', () => {
    const vampire = ambushed('new-vampire', eventsInHand(SEWARD, 'forewarned'));
    expect(vampire.asks()).not.toContain(`onAmbush ${SEWARD}`);
    expect(vampire.state.combat?.opponent).toBe('new-vampire');
    const search = searching(['rats'], eventsInHand(SEWARD, 'forewarned'));
    expect(search.state.hunters[SEWARD].damage).toBe(2);
  });

  test('Dogs: discarded against a saboteur, a spy, rats or wolves, and nothing else', () => {
    const averted = by(ambushed('saboteur', itemsInHand(SEWARD, 'dogs')), SEWARD, use('dogs'));
    expect([averted.state.hunters[SEWARD].delayed, lying(averted)]).toEqual([false, []]);
    expect(averted.state.items.discard.dogs).toBe(1);
    expect(ambushed('bats', itemsInHand(SEWARD, 'dogs')).mayDo(SEWARD)).toEqual([pass]);
  });
});

describe('items that are shown before a search', () => {
  test('Dogs: what they drive off is discarded without effect, and they are kept', () => {
    const asked = searching(['rats', 'hoax', 'spy'], itemsInHand(SEWARD, 'dogs'));
    expect(asked.asks()).toEqual([`beforeSearch ${SEWARD}`]);
    const shown = by(asked, SEWARD, use('dogs'));
    expect(shown.mayDo(SEWARD)).toEqual([pass]);
    const met = by(shown, SEWARD, pass);
    expect(met.state.hunters[SEWARD]).toMatchObject({ damage: 0, delayed: true, items: ['dogs'] });
    expect(lying(met)).toEqual([]);
  });

  test('Stake: may be discarded, and with it a vampire or a Hoax', () => {
    const asked = searching(['new-vampire', 'hoax', 'rats'], itemsInHand(SEWARD, 'stake'));
    const found = by(asked, SEWARD, use('stake'), pass);
    expect(found.mayDo(SEWARD)).toEqual([
      pass,
      { type: 'discardEncounter', encounter: 'new-vampire' },
      { type: 'discardEncounter', encounter: 'hoax' },
    ]);
    const staked = by(found, SEWARD, { type: 'discardEncounter', encounter: 'new-vampire' });
    expect([staked.state.items.discard.stake, lying(staked)]).toEqual([1, ['hoax', 'rats']]);
    expect(staked.asks()).toEqual(['encounters dracula']);
  });

  test('Stake: each that is shown is good for one; one that is not shown for none', () => {
    const two = searching(['hoax', 'aristocratic-vampire'], itemsInHand(SEWARD, 'stake', 'stake'));
    const both = by(two, SEWARD, use('stake'), use('stake'), pass);
    const staked = by(
      both,
      SEWARD,
      { type: 'discardEncounter', encounter: 'hoax' },
      { type: 'discardEncounter', encounter: 'aristocratic-vampire' },
    );
    expect([lying(staked), staked.state.hunters[SEWARD].items]).toEqual([[], []]);
    expect(by(two, SEWARD, pass).asks()).toEqual(['encounters dracula']);
  });
});

describe('Seduction', () => {
  const play = { type: 'playEvent', card: 'seduction' } as const;
  const seducing = (...encounters: readonly EncounterId[]) =>
    searching(encounters, eventsInHand('dracula', 'seduction'));

  test('the hunter is bitten instead of fighting, and Dracula takes the vampire back', () => {
    const asked = seducing('new-vampire');
    expect(asked.asks()).toEqual(['onSearch dracula']);
    const bitten = by(asked, 'dracula', play);
    expect([bitten.state.hunters[SEWARD].bites, bitten.state.combat]).toEqual([1, undefined]);
    expect([lying(bitten), bitten.state.encounters.hand]).toEqual([[], ['new-vampire']]);
  });

  test('a second vampire is fought', () => {
    const order = by(seducing('new-vampire', 'reckless-vampire'), 'dracula', play);
    const bitten = by(order, 'dracula', { type: 'chooseEncounter', encounter: 'reckless-vampire' });
    expect(bitten.state.hunters[SEWARD].bites).toBe(1);
    expect(bitten.state.combat?.opponent).toBe('new-vampire');
  });

  test('not where no vampire lies; he is asked all the same', () => {
    const asked = seducing('hoax');
    expect([asked.asks(), asked.mayDo('dracula')]).toEqual([['onSearch dracula'], [pass]]);
  });
});

describe('a vampire that was not beaten in a search', () => {
  test('E9: lies there face up, and keeps its damage', () => {
    const fight = searching(['new-vampire']);
    const played = by(fight, 'dracula', { type: 'attackWith', card: card(fight), hunter: SEWARD });
    const round = by(played, SEWARD, { type: 'fightWith', card: 'punch' });
    const over = by(by(round, 'dracula', { type: 'attackWith', card: card(round), hunter: SEWARD }), SEWARD, {
      type: 'fightWith',
      card: 'escape',
    });
    expect(over.state.lastCombat?.end).toBe('no-hunter');
    expect(over.state.trail.find(({ at }) => at === 'madrid')?.encounters).toEqual([
      { encounter: 'new-vampire', faceUp: true, damage: 1 },
    ]);
  });

  /** Nobody plays anything before the cards are chosen. */
  const toTheFight = (moment: Fury): Fury =>
    moment.asks().some((asked) => asked.startsWith('combatChoice') || asked.startsWith('encounters'))
      ? moment
      : toTheFight(by(moment, SEWARD, pass));

  /** One punch, and the hunter leaves. */
  const strikeAndLeave = (fight: Fury): Fury => {
    const played = by(fight, 'dracula', { type: 'attackWith', card: card(fight), hunter: SEWARD });
    const round = by(played, SEWARD, { type: 'fightWith', card: 'punch' });
    const next = by(round, 'dracula', { type: 'attackWith', card: card(round), hunter: SEWARD });
    return by(next, SEWARD, { type: 'fightWith', card: 'escape' });
  };
  const wounds = (moment: Fury) =>
    moment.state.trail.find(({ at }) => at === 'madrid')?.encounters.map(({ damage }) => damage);

  test('of two of a kind each keeps its own, and each is met once in a search', () => {
    const first = strikeAndLeave(searching(['new-vampire', 'new-vampire']));
    expect([wounds(first), first.state.combat?.damage]).toEqual([[1, 0], 0]);
    const second = strikeAndLeave(first);
    expect([wounds(second), second.state.combat]).toEqual([[1, 1], undefined]);
  });

  test('the one that is killed is discarded, and not the other', () => {
    const first = strikeAndLeave(
      toTheFight(searching(['reckless-vampire', 'reckless-vampire'], itemsInHand(SEWARD, 'knife'))),
    );
    const second = toTheFight(first);
    const played = by(second, 'dracula', { type: 'attackWith', card: card(second), hunter: SEWARD });
    const hit = by(played, SEWARD, { type: 'fightWith', card: 'knife' });
    const next = by(hit, 'dracula', { type: 'attackWith', card: card(hit), hunter: SEWARD });
    const killed = by(next, SEWARD, { type: 'fightWith', card: 'punch' });
    expect([killed.state.lastCombat?.end, wounds(killed)]).toEqual(['killed', [1]]);
  });
});

describe('rumors', () => {
  const rumor: Event = { type: 'RumorPlaced', area: 'trail', space: 2 };
  const rumors = (moment: Fury) => moment.state.trail.find(({ at }) => at === 'madrid')?.rumors;

  test('go when nothing is left after a search', () => {
    expect([rumors(searching(['hoax'], rumor)), rumors(searching(['rats'], rumor))]).toEqual([0, 1]);
  });
});
