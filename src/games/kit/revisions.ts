import type { Revision } from './game-definition.js';

/**
 * Whether a game has a change of behaviour: its version of the rules has it, or one before.
 * @param revisions those of the ruleset
 * @param rulesVersion by which the game is played
 * @throws if no revision has this name
 */
export function hasRevision(revisions: readonly Revision[], rulesVersion: number, name: string): boolean {
  const revision = revisions.find((one) => one.name === name);
  if (revision === undefined) throw new Error(`no revision has the name ${name}`);
  return revision.version <= rulesVersion;
}
