import { huntersAt } from '../../reading.js';
import type { combatSteps } from '../../steps/combat.js';
import { yetToBuild } from '../../unbuilt.js';
import type { Deed, NamesOf, Phases } from '../phase.js';

/** Source document: revealed in a city, he is fought at the next dawn or dusk, by all hunters who are there. */
const meetDracula: Deed<'meetDracula'> = {
  happens: (tale) => {
    const { at, revealed } = tale.state.dracula;
    if (at === undefined || !revealed) return;
    const hunters = [...huntersAt(tale.state, at)];
    if (hunters.length > 0) tale.next({ is: 'combat', opponent: 'dracula', hunters, location: at });
  },
};

/** Combats, step by step. */
export const combatPhases: Phases<NamesOf<typeof combatSteps>> = {
  meetDracula,
  combat: { happens: yetToBuild('combat') },
  combatDraw: { happens: yetToBuild('combatDraw') },
  combatChoice: { happens: yetToBuild('combatChoice') },
  combatShow: { happens: yetToBuild('combatShow') },
  draculaCard: { happens: yetToBuild('draculaCard') },
  hunterCard: { happens: yetToBuild('hunterCard') },
  combatAsks: { happens: yetToBuild('combatAsks') },
  combatRoundEnds: { happens: yetToBuild('combatRoundEnds') },
  combatOver: { happens: yetToBuild('combatOver') },
};
