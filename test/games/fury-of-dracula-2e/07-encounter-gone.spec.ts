import { ENCOUNTERS, type EncounterId } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import { EVENT_CARDS } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import { unheeded } from '../../support/games/fury-encounters.js';
import {
  anyChance,
  drawing,
  encountersInHand,
  given,
  holding,
  huntersIn,
  place,
  placeIn,
  turnOf,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-2e.js';
import { to } from '../../support/games/fury-of-dracula-2e-cards.js';

const OTHERS = ['hamburg', 'cologne', 'paris', 'nantes', 'bordeaux', 'saragossa'] as const;
const [takeBack, sendToCatacombs] = [{ type: 'takeBack' }, { type: 'sendToCatacombs' }] as const;
const [letGo, mature] = [{ type: 'letGo' }, { type: 'mature' }] as const;

const OWN = Object.fromEntries(
  EVENT_CARDS.flatMap(({ id, owner, count }) => (owner === 'dracula' ? [[id, count]] : [])),
);
const bringsEvasion = drawing({ 'event back': [60], 'event for dracula': [placeIn(OWN, 'evasion')] });

/** Dr Seward meets Desecrated Soil in Galatz, and Dracula draws Evasion; as he flees the trail has one card too many. */
function fled(before: readonly LocationId[], lies: EncounterId, here: readonly EncounterId[]): Fury {
  const met = given(
    {},
    huntersIn({ 'dr-seward': 'galatz' }),
    wentTo(...before),
    before.length > 0 ? holding(lies) : [],
    wentTo('galatz'),
    holding(...here),
    wentTo(...OTHERS.slice(before.length)),
    encountersInHand('rats', 'fog', 'bats'),
    turnOf('dr-seward'),
  ).after('dr-seward', { type: 'stay' }, bringsEvasion);
  const first = met.asks()[0] === 'encounters dracula';
  const soil = { type: 'chooseEncounter', encounter: 'desecrated-soil' } as const;
  return unheeded(first ? met.after('dracula', soil, bringsEvasion) : met, bringsEvasion)
    .after('dracula', to('lisbon'))
    .after('dracula', place('rats'));
}

const inPool = ({ state }: Fury, encounter: EncounterId) => state.encounters.pool[encounter];
const inBox = (encounter: EncounterId) => ENCOUNTERS.find(({ id }) => id === encounter)?.count;

describe('an encounter whose card leaves the trail while it is met', () => {
  const soil = 'desecrated-soil';
  const turnEnds = ['hunterMoves lord-godalming'];

  test('because an older one matures: it is in the pool already, once', () => {
    const over = fled(['constanta'], 'new-vampire', [soil])
      .after('dracula', takeBack)
      .after('dracula', mature, anyChance);
    expect(over.state.trail.map(({ card }) => card)).toEqual(['lisbon']);
    expect([inPool(over, soil), over.asks()]).toEqual([inBox(soil), turnEnds]);
  });

  test('because it is pushed off: it is let go once', () => {
    const over = fled([], 'fog', [soil]).after('dracula', takeBack).after('dracula', letGo, anyChance);
    expect([inPool(over, soil), over.asks()]).toEqual([inBox(soil), turnEnds]);
  });

  test('because it is pushed off: it may mature', () => {
    const ripe = fled([], 'fog', [soil]).after('dracula', takeBack);
    const own = drawing({ 'event back': [60, 60] });
    const over = ripe.after('dracula', mature, own);
    expect([over.state.trail.length, inPool(over, soil)]).toEqual([3, inBox(soil)]);
    expect(over.state.draculaEvents).toHaveLength(2);
  });

  test('for the catacombs: it goes to the pool from there, and what was placed with it stays', () => {
    const sent = fled([], 'fog', [soil]).after('dracula', sendToCatacombs);
    const over = sent.after('dracula', place('fog'), anyChance);
    expect(over.state.catacombs[0]?.tokens).toEqual([{ encounter: 'fog', faceUp: false }]);
    expect([inPool(over, soil), over.asks()]).toEqual([inBox(soil), turnEnds]);
  });

  test('takes along what was not met yet, unless that goes to the catacombs', () => {
    const pushed = fled([], 'fog', [soil, 'plague']);
    const over = pushed.after('dracula', takeBack).after('dracula', letGo).after('dracula', letGo, anyChance);
    expect([inPool(over, 'plague'), over.asks()]).toEqual([inBox('plague'), turnEnds]);
    const met = pushed.after('dracula', sendToCatacombs).after('dracula', place('fog'), anyChance);
    expect(met.state.hunters['dr-seward'].health).toBe(over.state.hunters['dr-seward'].health - 2);
  });
});
