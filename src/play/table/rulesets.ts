import type { Ruleset } from '../../games/kit/game-definition.js';

/** The rulesets that this server plays. */
export class Rulesets {
  private readonly byName: ReadonlyMap<string, Ruleset>;

  constructor(readonly all: readonly Ruleset[]) {
    this.byName = new Map(all.map((ruleset) => [ruleset.ruleset, ruleset]));
  }

  find(name: string): Ruleset | undefined {
    return this.byName.get(name);
  }

  /** @throws if a game in the database names a ruleset that this server does not have */
  named(name: string): Ruleset {
    const ruleset = this.byName.get(name);
    if (ruleset === undefined) throw new Error(`this server has no ruleset ${name}`);
    return ruleset;
  }
}
