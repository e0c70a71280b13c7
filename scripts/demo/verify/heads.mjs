import { isSigned } from './entry.mjs';

/** Signed heads that one client saw, wherever it saw them: receipts, views, entries. Each different one is kept. */
export class Heads {
  constructor() {
    this.seen = new Map();
  }

  see(head) {
    this.seen.set(`${head.version} ${head.hash} ${head.signature}`, head);
  }

  get all() {
    return [...this.seen.values()];
  }
}

/** Versions of which two clients, or two answers to one client, saw different histories, or unsigned ones. */
export function headProblems(game, clients, keys) {
  const wrong = [];
  const first = new Map();
  for (const { seat, heads } of clients) {
    for (const head of heads) {
      const { version, hash } = head;
      if (!isSigned(game, head, keys)) wrong.push(`${seat}: the head of version ${version} is not signed`);
      if (!first.has(version)) first.set(version, { seat, hash });
      const other = first.get(version);
      if (other.hash !== hash) wrong.push(`${other.seat} and ${seat} saw different entries ${version}`);
    }
  }
  return wrong;
}
