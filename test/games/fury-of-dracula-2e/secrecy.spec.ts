import { HUNTERS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { State } from '../../../src/games/fury-of-dracula-2e/state.js';
import { sizeOf } from '../../../src/games/kit/pile.js';
import { secretsOfFury2e } from '../../support/games/twins/fury-of-dracula-2e.js';
import { lawOfSecrets } from '../../support/games/twins/laws.js';

function tokensIn({ trail, catacombs, leaving, ripe, sprung, encounters, hunters }: State): number {
  const lying = [...trail, ...catacombs, ...leaving].flatMap(({ tokens }) => tokens);
  const carried = HUNTERS.filter((hunter) => hunters[hunter].carries);
  return sizeOf(encounters.pool) + [lying, ripe, sprung, encounters.hand, carried].flat().length;
}

function eventsIn({ events, hunters, draculaEvents, allies }: State): number {
  const held = HUNTERS.flatMap((hunter) => hunters[hunter].events);
  return (
    sizeOf(events.deck) + sizeOf(events.discard) + [held, draculaEvents, Object.keys(allies)].flat().length
  );
}

lawOfSecrets({
  secrets: secretsOfFury2e,
  discreet: { castleFaceUp: false, castleEncounter: true, castleBlood: 0 },
  apart: [['dracula'], HUNTERS, ['dracula'], ['dr-seward'], ['dracula', ...HUNTERS]],
  parts: { encounters: { count: 45, of: tokensIn }, events: { count: 75, of: eventsIn } },
  secretOf: {
    place: ({ trail }) => trail[0]?.at,
    hunters: ({ hunters }) => hunters,
    encounters: ({ encounters }) => encounters,
  },
  questions: 30,
});
