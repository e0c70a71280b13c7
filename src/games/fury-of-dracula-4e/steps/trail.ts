import { Type } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { Area, Space } from '../values.js';

/** The phase of Dracula. */
export const trailSteps = {
  draculaBegins: step('draculaBegins', 'Dracula may play cards and clear lairs.', {}),
  slide: step('slide', 'Every hideout slides on by a space.', {}),
  hideoutLeaves: step('hideoutLeaves', 'A hideout slid off the trail: it matures or becomes a lair.', {
    matured: Type.Boolean({ description: 'Whether an encounter of it has matured.' }),
  }),
  draculaMoves: step('draculaMoves', 'Dracula moves, or stays by a power.', {
    misdirected: Type.Boolean({ description: 'Whether Misdirect was used before.' }),
    stuck: Type.Boolean({ description: 'Whether he had no legal move before.' }),
  }),
  draculaArrives: step('draculaArrives', 'What follows from where Dracula is.', {
    moved: Type.Boolean({ description: 'Whether he went to another place.' }),
    encounter: Type.Boolean({ description: 'Whether an encounter may be placed.' }),
  }),
  placeEncounter: step('placeEncounter', 'Dracula places an encounter.', { area: Area, space: Space }),
  placeRumor: step('placeRumor', 'Dracula may place a rumor.', {}),
  refill: step('refill', 'Dracula draws encounters.', {}),
  draculaEnds: step('draculaEnds', 'The phase of Dracula ends.', {}),
} as const;
