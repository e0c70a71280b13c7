import { HUNTERS } from '../../../src/games/fury-of-dracula-4e/seats.js';
import type { State } from '../../../src/games/fury-of-dracula-4e/state.js';
import { sizeOf } from '../../../src/games/kit/pile.js';
import { secretsOfFury4e } from '../../support/games/twins/fury-of-dracula-4e.js';
import { lawOfSecrets } from '../../support/games/twins/laws.js';

function encountersIn({ trail, lairs, leaving, encounters, dracula }: State): number {
  const { deck, discard, buried, hand } = encounters;
  const lying = [...trail, ...lairs, ...leaving].flatMap((hideout) => hideout.encounters);
  const drawn = sizeOf(deck) + sizeOf(discard) + sizeOf(buried) + hand.length;
  return drawn + lying.length + dracula.guards;
}

function eventsIn({ events, hunters, dracula, allies }: State): number {
  const held = [...HUNTERS.flatMap((hunter) => hunters[hunter].events), ...dracula.events];
  const lying = [...held, ...Object.keys(allies), ...(events.lookedAt ?? [])];
  return sizeOf(events.unseen) + sizeOf(events.discard) + lying.length;
}

function itemsIn({ items, hunters, combat }: State): number {
  const held = HUNTERS.flatMap((hunter) => hunters[hunter].items);
  return sizeOf(items.deck) + sizeOf(items.discard) + held.length + (combat?.found?.items.length ?? 0);
}

lawOfSecrets({
  secrets: secretsOfFury4e,
  discreet: {},
  apart: [['dracula'], HUNTERS, ['dracula'], ['dr-seward'], ['dracula', ...HUNTERS]],
  parts: {
    encounters: { count: 28, of: encountersIn },
    events: { count: 75, of: eventsIn },
    items: { count: 38, of: itemsIn },
  },
  secretOf: {
    place: ({ dracula: { at } }) => at,
    hunters: ({ hunters }) => hunters,
    encounters: ({ encounters }) => encounters,
  },
  questions: 30,
});
