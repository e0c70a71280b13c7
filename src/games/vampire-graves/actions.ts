import { Type, type Static } from '@sinclair/typebox';
import { typed } from '../kit/schema.js';
import { ColourName, End, GraveId } from './values.js';

export const actions = {
  open: typed('open', 'Turn up the lid of a grave.', { grave: GraveId }),
  place: typed('place', 'Put the vampire at an end of your line into the open grave.', { end: End }),
  placeFromSideRow: typed('placeFromSideRow', 'Put a vampire of your side row into the open grave.', {}),
  decline: typed('decline', 'Keep your vampires and turn the lid back.', {}),
  hideGarlic: typed('hideGarlic', 'Hide one of your garlic in the open grave.', {}),
  close: typed('close', 'Turn the lid back.', {}),
  stop: typed('stop', 'Open no more lids.', {}),
  give: typed('give', 'Give away the vampire at an end of your line.', { end: End }),
  giveFromInside: typed('giveFromInside', 'Give away a vampire from inside your line.', {
    place: Type.Integer({
      minimum: 2,
      maximum: 60,
      description: 'Its place, counted from the left, the end being 1.',
    }),
  }),
  giveFromSideRow: typed('giveFromSideRow', 'Give away a vampire of your side row.', { colour: ColourName }),
  receive: typed('receive', 'Add the vampire that you were given to an end of your line.', { end: End }),
} as const;

export type Action = Static<(typeof actions)[keyof typeof actions]>;
