import type { Ruleset } from '../../games/kit/game-definition.js';
import { isTableEvent } from './events.js';

/** The rulesets that this server plays. */
export class Rulesets {
  private readonly byName: ReadonlyMap<string, Ruleset>;

  /**
   * @param hashes the SHA-256 of each ruleset's bundled file (hex), by its name
   * @throws if a ruleset has an event of the table's vocabulary, which its rules would never see
   */
  constructor(
    readonly all: readonly Ruleset[],
    private readonly hashes: ReadonlyMap<string, string> = new Map(),
  ) {
    for (const { ruleset, schemas } of all) {
      const taken = Object.keys(schemas.events).filter(isTableEvent);
      if (taken.length > 0) throw new Error(`${ruleset} has events of the table's: ${taken.join(', ')}`);
    }
    this.byName = new Map(all.map((ruleset) => [ruleset.ruleset, ruleset]));
  }

  find(name: string): Ruleset | undefined {
    return this.byName.get(name);
  }

  /** What a game of this ruleset seals of its rules when it begins; undefined where they are in no bundle. */
  hashOf(name: string): string | undefined {
    return this.hashes.get(name);
  }

  /** @throws if a game in the database names a ruleset that this server does not have */
  named(name: string): Ruleset {
    const ruleset = this.byName.get(name);
    if (ruleset === undefined) throw new Error(`this server has no ruleset ${name}`);
    return ruleset;
  }
}
