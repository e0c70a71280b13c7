import type { Components, RulesetId } from 'harker-client';

export type Fury = Extract<RulesetId, `fury-of-dracula-${string}`>;

const FAR = 9;

/** The printed board: how many steps of any kind lie between two places. */
export class Board {
  private readonly ways = new Map<string, string[]>();
  private readonly known = new Map<string, ReadonlyMap<string, number>>();

  constructor({ roads, rails, seaLinks, ports }: Components<Fury>) {
    for (const [one, other] of [...roads, ...rails, ...seaLinks, ...ports]) {
      if (one === undefined || other === undefined) continue;
      this.ways.set(one, [...(this.ways.get(one) ?? []), other]);
      this.ways.set(other, [...(this.ways.get(other) ?? []), one]);
    }
  }

  steps(from: string, to: string): number {
    const all = this.known.get(from) ?? this.stepsFrom(from);
    this.known.set(from, all);
    return all.get(to) ?? FAR;
  }

  private stepsFrom(from: string): ReadonlyMap<string, number> {
    const steps = new Map([[from, 0]]);
    for (const [place, count] of steps) {
      for (const next of this.ways.get(place) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
    }
    return steps;
  }
}
