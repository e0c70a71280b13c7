import { canonical } from '../../src/events/canonical.js';
import { commit, sealedEvent } from '../../src/events/seal.js';
import { drawBelow } from '../../src/play/chance/draw.js';
import { lastLink, LinkChain } from '../../src/play/chance/link-chain.js';
import { seedCommitment } from '../../src/play/chance/seeds.js';

interface Place {
  readonly game: string;
  readonly entry: number;
  readonly entropies: readonly (readonly [string, string])[];
}

const own = jest.requireActual<{ canonical(value: unknown): string }>('../../verifier/canonical.mjs');
const chance = jest.requireActual<{
  drawBelow(seed: string, place: Place, draw: { purpose: string; index: number; n: number }): number;
  seedCommitment(game: string, which: string, seed: string): string;
  anchorOf(game: string, seed: string): string;
  Links: new (anchor: string) => { isNext(entry: number, link: string): boolean };
}>('../../verifier/chance.mjs');
const { commitment, sealed } = jest.requireActual<{
  commitment(game: string, entry: number, slot: string, opening: { salt: string; value: unknown }): string;
  sealed(event: Record<string, unknown>): unknown;
}>('../../verifier/entry.mjs');

const game = '0197a3c4-58f1-7c63-9d0e-3b6a5f2d1c48';
const seed = Buffer.alloc(32, 7);
const seedText = seed.toString('hex');

describe('the verifier, written from the documents, agrees with the server', () => {
  it.each([
    [null],
    [{ b: 1, a: [true, 'x"\u2028\u20ac', -0, 1e21, 0.1], '\ud83d\ude00': {}, '\ufb33': [] }],
    [[[], {}, '', '\u0007\\']],
  ])('about the one spelling of %j', (value) => {
    expect(own.canonical(value)).toBe(canonical(value));
  });

  it('about a commitment', () => {
    const opening = { salt: 'ab'.repeat(32), value: { events: [], draws: [], asked: null } };
    const expected = commit({ game, entry: 3, slot: 'player-1', ...opening });
    expect(commitment(game, 3, 'player-1', opening)).toBe(expected);
  });

  it('about an event as it is sealed', () => {
    const event = { type: 'LidTurned', schema: 1, audience: ['everyone'], data: { seat: 'player-1' } };
    const told = {
      type: 'LidTurned',
      schema: 1,
      audience: 'everyone',
      seat: 'player-1',
      label: 'A lid is turned.',
    };
    expect(own.canonical(sealed(told))).toBe(canonical(sealedEvent(event)));
  });

  it('about draws', () => {
    for (let n = 1; n < 200; n++) {
      const place = { game, entry: n, entropies: [['player-1', 'none']] as const };
      const draw = { purpose: 'rat', index: n % 3 };
      expect(chance.drawBelow(seedText, place, { ...draw, n })).toBe(
        drawBelow(n, seed, { ...place, ...draw }),
      );
    }
  });

  it('about seeds and links', () => {
    const chain = new LinkChain(lastLink(seed, game, 0));
    const link = (number: number) => chain.link(number).toString('hex');
    expect(chance.anchorOf(game, seedText)).toBe(link(0));
    expect(chance.seedCommitment(game, 'secret', seedText)).toBe(seedCommitment(game, 'secret', seed));
    const links = new chance.Links(link(0));
    expect(links.isNext(3, link(3))).toBe(true);
    expect(links.isNext(5, link(6))).toBe(false);
    expect(links.isNext(9, link(9))).toBe(true);
  });
});
