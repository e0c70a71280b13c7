import { lawsOfActing } from '../../support/games/laws/acting.js';
import { lawsOfAdopting } from '../../support/games/laws/adopting.js';
import { lawsOf } from '../../support/games/laws/laws-of.js';
import { Sample } from '../../support/games/laws/sample.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';
import { revisedHideAndSeek } from '../../support/rulesets/hide-and-seek/revised.js';

lawsOf(hideAndSeek);

describe('by the second version of its rules', () => {
  const sample = new Sample(revisedHideAndSeek);
  lawsOfActing(sample);
  lawsOfAdopting(sample);
});
