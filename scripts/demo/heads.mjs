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
