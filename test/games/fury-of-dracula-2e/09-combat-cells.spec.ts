import {
  AGENT_TACTICS,
  DRACULA_TACTICS,
  HUNTER_TACTICS,
  type EnemyTactic,
  type HunterTactic,
} from '../../../src/games/fury-of-dracula-2e/data/combat-cards.js';
import {
  ENEMY_WINS,
  HUNTER_WINS,
  type Result,
} from '../../../src/games/fury-of-dracula-2e/data/combat-results.js';
import type { ItemId } from '../../../src/games/fury-of-dracula-2e/data/item-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { eventsOf, fighting } from '../../support/games/fury-of-dracula-2e-combat.js';
import { itemsInHand } from '../../support/games/fury-of-dracula-2e.js';

type Table = Readonly<Record<string, Readonly<Record<string, Result | undefined>> | undefined>>;

/**
 * Every cell, written down anew. c continue, r repel, b bite, k kill, e end, a number: damage; + the winner's next roll,
 * ! the item is destroyed, ^ bat flight, * all items are lost, ~ an event is lost, - cannot meet.
 */
const HUNTERS_WIN: Readonly<Record<HunterTactic, string>> = {
  punch: 'c  c  c  e  e  r  1  c  c  k  c  c  c',
  dodge: 'c+ c+ e  e^ e  c+ c+ c+ c+ c+ c+ c+ c+',
  escape: 'e  e  e  e  e  e  e  e  e  e  e  e  e',
  crucifix: '3  1  2  1  e  2  r  2  -  -  -  -  -',
  'heavenly-host': 'e  e  e  e  e  e  e  e  -  -  -  -  -',
  'holy-water': '3! 2! 2! 1! 1! 4! 4! 3! -  -  -  -  -',
  knife: '2  c  k  2  e  3  2  1  c  k  k  k  c',
  pistol: 'c  c  c  c  e  r  r  c  c  k  k  k  k',
  rifle: 'r  c  r  r  e  r  r  r  c  k  k  k  k',
  'sacred-bullets': '1! k! 2! 1! e! 2! 3! 1! k! k! k! k! k!',
  stake: 'k  k  k  k  e  k  k  e  k  k! k! k! c',
};
const ENEMIES: readonly EnemyTactic[] = [
  'claws',
  'dodge',
  'escape-man',
  'escape-bat',
  'escape-mist',
  'fangs',
  'mesmerize',
  'strength',
  'agent-dodge',
  'agent-punch',
  'agent-knife',
  'agent-pistol',
  'agent-rifle',
];

const ENEMY_WIN: Readonly<Record<EnemyTactic, string>> = {
  claws: '1   1   2   1   c   2!  1   c   c   2!  2',
  dodge: 'c+  c+  e   c+  c+  c+! c+  c+  c+  c+! c+',
  'escape-man': 'e   e   e   e   e   e!  e   e   e   e!  e',
  'escape-bat': 'e^  e^  e^  e^  e^  e!^ e^  e^  e^  e!^ e^',
  'escape-mist': 'e   e   e   e   e   e!  e   e   e   e!  e',
  fangs: 'b^  c   b^  c   c   1!  1   b^  c   b!^ 3',
  mesmerize: 'c   c   b*  c   c   c!  b*  b*  c   b*  b*',
  strength: '3   c   2   c!  c   c!  c!  1   c!  c!  c!',
  'agent-dodge': 'c+  c+  e   -   -   -   c+  c+  c+  c+! c+',
  'agent-punch': '1   1   1   -   -   -   1   c   c   c!  1',
  'agent-knife': '2~  2~  2~  -   -   -   1~  1~  c~  1!~ 1~',
  'agent-pistol': '3   c   2   -   -   -   2   2   1   2!  2',
  'agent-rifle': '3   c   3   -   -   -   3   2   2   2!  3',
};
const HUNTERS_CARDS: readonly HunterTactic[] = [
  'punch',
  'dodge',
  'escape',
  'crucifix',
  'heavenly-host',
  'holy-water',
  'knife',
  'pistol',
  'rifle',
  'sacred-bullets',
  'stake',
];

interface Cell {
  readonly side: 'hunters' | 'enemy';
  readonly hunters: HunterTactic;
  readonly enemy: EnemyTactic;
  readonly says: string;
}

const cut = (row: string) => row.split(/ +/);

const CELLS: readonly Cell[] = [
  ...HUNTERS_CARDS.flatMap((hunters) =>
    cut(HUNTERS_WIN[hunters]).map((says, at): Cell => ({
      side: 'hunters',
      hunters,
      enemy: ENEMIES[at] ?? 'claws',
      says,
    })),
  ),
  ...ENEMIES.flatMap((enemy) =>
    cut(ENEMY_WIN[enemy]).map((says, at): Cell => ({
      side: 'enemy',
      hunters: HUNTERS_CARDS[at] ?? 'punch',
      enemy,
      says,
    })),
  ),
].filter(({ says }) => says !== '-');

const KINDS: Readonly<Record<string, Result['result']>> = {
  c: 'continue',
  r: 'repel',
  b: 'bite',
  k: 'kill',
  e: 'end',
};
const ALSO = { '^': 'batFlight', '*': 'loseItems', '~': 'loseEvent' } as const;

const kindOf = (says: string): Result['result'] => KINDS[says.slice(0, 1)] ?? 'damage';
const alsoOf = (says: string) => ALSO[says.at(-1) as keyof typeof ALSO];

function meant(says: string): Result {
  const also = alsoOf(says);
  return {
    result: kindOf(says),
    ...(/^\d/.test(says) ? { amount: Number(says[0]) } : {}),
    ...(says.includes('!') ? { destroysItem: true } : {}),
    ...(says.includes('+') ? { bonus: 1 } : {}),
    ...(also === undefined ? {} : { also }),
  };
}

const isAgents = (tactic: EnemyTactic) => tactic.startsWith('agent-');

/** A round that the side wins with six to one. An item is at hand if the card is one. */
function met({ side, hunters, enemy }: Cell, agentsDestroyItems = true): readonly Event[] {
  const basic = HUNTER_TACTICS.some(({ id, basic: own }) => own && id === hunters);
  const moment = fighting({
    opponent: isAgents(enemy) ? 'assassin' : 'dracula',
    location: 'paris',
    options: { agentsDestroyItems },
    with: basic ? [] : itemsInHand('lord-godalming', hunters as ItemId),
  });
  const dice = side === 'hunters' ? ([6, 1] as const) : ([1, 6] as const);
  return eventsOf(moment, { dracula: enemy, 'lord-godalming': hunters }, dice);
}

function resolved({ side, hunters, enemy, says }: Cell, destroyed: boolean): Event {
  return {
    type: 'RoundResolved',
    side,
    tactic: side === 'hunters' ? hunters : enemy,
    against: side === 'hunters' ? enemy : hunters,
    result: kindOf(says),
    ...(says.includes('+') ? { bonus: 1 } : {}),
    ...(destroyed ? { spoils: 'lord-godalming' } : {}),
  };
}

const nameOf = ({ side, hunters, enemy, says }: Cell) =>
  [side === 'hunters' ? `${hunters} beats ${enemy}` : `${enemy} beats ${hunters}`, says] as const;

describe('the results on the cards', () => {
  test('are 256, 128 in each direction', () => {
    expect(CELLS).toHaveLength(256);
    expect(CELLS.filter(({ side }) => side === 'hunters')).toHaveLength(128);
    expect([HUNTERS_CARDS.length, ENEMIES.length]).toEqual([
      HUNTER_TACTICS.length,
      DRACULA_TACTICS.length + AGENT_TACTICS.length,
    ]);
  });

  test.each(CELLS.map((cell) => [...nameOf(cell), cell] as const))('%s: %s', (_name, says, cell) => {
    const table: Table = cell.side === 'hunters' ? HUNTER_WINS : ENEMY_WINS;
    const found =
      cell.side === 'hunters' ? table[cell.hunters]?.[cell.enemy] : table[cell.enemy]?.[cell.hunters];
    expect(found).toEqual(meant(says));
    expect(met(cell)).toContainEqual(resolved(cell, says.includes('!')));
  });
});

const health = (by: number): Event => ({
  type: 'HealthChanged',
  seat: 'lord-godalming',
  by,
  health: 12 + by,
});
const blood = (by: number): Event => ({ type: 'BloodChanged', by, blood: 15 + by });

const bitten: Event = { type: 'BitesChanged', seat: 'lord-godalming', by: 1, bites: 1 };

const HURT: Readonly<Record<Result['result'], (cell: Cell) => readonly Event[]>> = {
  damage: ({ side, says }) => [side === 'hunters' ? blood(-Number(says[0])) : health(-Number(says[0]))],
  kill: ({ enemy }) => (isAgents(enemy) ? [] : [blood(-5)]),
  bite: () => [bitten],
  continue: () => [],
  repel: () => [],
  end: () => [],
};

/** What a cell does besides, in the order in which it happens. */
function follows(cell: Cell): readonly Event[] {
  const { hunters, says } = cell;
  const gone = says.includes('!') || (alsoOf(says) === 'loseItems' && hunters !== 'escape');
  const item = hunters as ItemId;
  return [
    ...HURT[kindOf(says)](cell),
    ...(gone ? [{ type: 'ItemDiscarded', seat: 'lord-godalming', item } as const] : []),
  ];
}

const CHANGES: readonly Event['type'][] = ['BloodChanged', 'HealthChanged', 'BitesChanged', 'ItemDiscarded'];

describe('what the results do', () => {
  test.each(CELLS.map((cell) => [...nameOf(cell), cell] as const))('%s: %s', (_name, says, cell) => {
    const events = met(cell);
    expect(events.filter(({ type }) => CHANGES.includes(type))).toEqual(follows(cell));
    const dead = kindOf(says) === 'kill' && isAgents(cell.enemy);
    const ends = dead || ['bite', 'end'].includes(kindOf(says));
    expect(events.some(({ type }) => type === 'CombatEnded')).toBe(ends);
  });

  test('agents that win destroy nothing, by default', () => {
    const lost = CELLS.filter(
      ({ side, enemy, says }) => side === 'enemy' && isAgents(enemy) && says.includes('!'),
    );
    expect(lost).toHaveLength(5);
    for (const cell of lost) expect(met(cell, false)).toContainEqual(resolved(cell, false));
  });
});
