import { hideAndSeek } from './hide-and-seek.js';
import { REVISIONS } from './rules.js';

/** The second version of the rules of hide-and-seek: a server that has it may have games of the first. */
export const revisedHideAndSeek: typeof hideAndSeek = {
  ...hideAndSeek,
  version: 2,
  revisions: REVISIONS,
  adopt: (state, rulesVersion) => ({ ...state, rulesVersion }),
};
