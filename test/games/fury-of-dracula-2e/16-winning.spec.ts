import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import { pass } from '../../support/games/fury-of-dracula-2e-cards.js';
import { fighting, round } from '../../support/games/fury-of-dracula-2e-combat.js';
import {
  anyChance,
  bloodIs,
  eventsInHand,
  given,
  huntersIn,
  itemsInHand,
  itIs,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

const vampires = (count: number): Event => ({ type: 'VampiresChanged', by: 0, vampires: count });

describe('the end', () => {
  test('when the vampire track is full Dracula has won, and nothing is asked', () => {
    const moment = given(
      {},
      huntersIn(),
      wentTo('vienna'),
      itIs('small-hours'),
      vampires(5),
      toDo(
        { is: 'hunterActs', hunter: 'mina-harker', others: [], rested: false },
        { is: 'beginTurn', seat: 'dracula' },
      ),
    ).after('mina-harker', { type: 'supply', draw: 'event' }, anyChance);
    expect(moment.state.over).toEqual({ winners: ['dracula'], reason: 'vampires' });
    expect(moment.asks()).toEqual([]);
  });

  test('when Dracula has no blood left the hunters have won, all of them', () => {
    const stake = itemsInHand('lord-godalming', 'stake');
    const cards = { dracula: 'claws', 'lord-godalming': 'stake' } as const;
    const { state } = round(fighting({ blood: 5, with: [stake] }), cards, [6, 1]);
    expect(state.over).toEqual({ winners: HUNTERS, reason: 'blood' });
  });

  test('if both have won at once blood is looked at first, or as an option the track', () => {
    const both = (victoryTie: Options['victoryTie']) =>
      given(
        { victoryTie },
        huntersIn(),
        wentTo('vienna'),
        eventsInHand('dracula', 'trap'),
        bloodIs(0),
        vampires(6),
        toDo({ is: 'draculaBegins' }),
      ).after('dracula', pass).state.over?.reason;
    expect([both('hunters'), both('dracula')]).toEqual(['blood', 'vampires']);
  });
});
