import { drawAudience } from '../../../src/games/fury-of-dracula-2e/chance.js';
import { HUNTERS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import { furyOfDracula as game } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { given, huntersIn, itemsInHand, toDo, wentTo } from '../../support/games/fury-of-dracula-2e.js';

const secret = game.options({ huntersShareHands: false });
const shared = game.options({ huntersShareHands: true });

describe('the number of a draw', () => {
  test('tells hunters nothing of a deck by which they would know what others hold', () => {
    for (const purpose of ['event for dr-seward', 'item for dr-seward']) {
      expect(drawAudience(purpose, secret)).toBe('nobody');
      expect(drawAudience(purpose, shared)).toEqual(HUNTERS);
    }
    expect(drawAudience('event for dracula', secret)).toEqual(['dracula']);
  });

  test('tells nobody but those who know a hand which of its cards is lost', () => {
    expect(drawAudience('loss of dr-seward', secret)).toEqual(['dr-seward']);
    expect(drawAudience('loss of dr-seward', shared)).toEqual(HUNTERS);
  });
});

describe('the Fast Horse of another hunter', () => {
  const travellers = ['lord-godalming', 'dr-seward'] as const;
  const party = (huntersShareHands: boolean) =>
    given(
      { huntersShareHands },
      huntersIn({ 'lord-godalming': 'munich', 'dr-seward': 'munich' }),
      wentTo('madrid'),
      itemsInHand('dr-seward', 'fast-horse'),
      toDo(
        { is: 'hunterMoves', hunters: [...travellers], train: true, invite: false },
        { is: 'endTurn', seat: 'lord-godalming' },
      ),
    );
  const rides = (moment: ReturnType<typeof party>) =>
    moment.mayDo('lord-godalming').filter(({ type }) => type === 'rideHorse');

  test('may be ridden where hunters know the hands of each other', () => {
    const [ride] = rides(party(true));
    expect(ride).toBeDefined();
    const { hunters } = party(true).after('lord-godalming', ride ?? { type: 'stay' }).state;
    expect(hunters['dr-seward'].items).toEqual([]);
  });

  test('is not offered where they do not: the offer would tell that there is one', () => {
    expect(rides(party(false))).toEqual([]);
  });
});
