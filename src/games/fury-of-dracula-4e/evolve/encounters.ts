import type { ByType } from '../../kit/by-type.js';
import { plus, withHideout } from '../change.js';
import type { EncounterEvent } from '../events/encounters.js';
import type { State } from '../state.js';

const same = (state: State): State => state;

export const evolveEncounters: ByType<EncounterEvent, [State], State> = {
  EncounterMet: same,
  EncounterRemoved: (state, event) => {
    const { encounters: decks } = state;
    const rest = withHideout(state, event, ({ encounters }) => {
      const at = encounters.findIndex(({ faceUp, encounter }) => faceUp && encounter === event.encounter);
      return { encounters: encounters.toSpliced(at, 1) };
    });
    return { ...rest, encounters: { ...decks, discard: plus(decks.discard, event.encounter) } };
  },
};
