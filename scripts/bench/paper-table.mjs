/** A game that is sealed as the server does it, all seats taken, and written nowhere. `fromDist` loads a part of it. */
export class PaperTable {
  constructor(fromDist, name) {
    this.fromDist = fromDist;
    const { RULESETS } = fromDist('games', 'registry.js');
    const ruleset = RULESETS.find((one) => one.ruleset === name);
    this.parts = {
      ...fromDist('play', 'entry-writer.js'),
      ...fromDist('play', 'happenings.js'),
      ...fromDist('play', 'table', 'game-at.js'),
      ...fromDist('rules-files.js'),
    };
    this.entries = [];
    this.create(ruleset);
    for (const { seat } of this.live.at.table.seats) this.sit(seat);
    this.begin(this.parts.rulesHashes(RULESETS).get(name));
  }

  get version() {
    return this.entries.length;
  }

  get isOver() {
    return this.live.at.table.status === 'finished';
  }

  create(ruleset) {
    const { fromDist } = this;
    const { gameIsCreated, seatPlan } = fromDist('play', 'new-game.js');
    const { commitToSeeds, newSecrets } = fromDist('play', 'chance', 'seeds.js');
    const { RealOutside } = fromDist('events', 'outside.js');
    const { Signer } = fromDist('events', 'signing.js');
    const { sha256 } = fromDist('events', 'canonical.js');
    const outside = new RealOutside();
    const seed = outside.bytes(32);
    this.signer = new Signer(sha256(new Signer('', seed).publicKey).slice(0, 16), seed);
    const { commit } = fromDist('events', 'seal.js');
    this.writer = new this.parts.EntryWriter(undefined, undefined, outside, this.signer, commit);
    const options = ruleset.options({});
    const plan = seatPlan(ruleset, options, []);
    const [id, secrets] = [outside.id(), newSecrets(outside)];
    const asked = { visibility: 'private', start: 'manual' };
    const made = { randomness: commitToSeeds(id, secrets), invitations: [] };
    const { NO_VIEWS } = fromDist('projections', 'seat-views.js');
    const standing = {
      id,
      ruleset,
      rulesVersion: ruleset.version,
      seats: plan.map((seat) => seat.id),
      views: NO_VIEWS,
    };
    const { entry, next } = this.writer.prepare(standing, gameIsCreated(ruleset, options, asked, plan, made));
    const { LiveGame } = fromDist('play', 'live-game.js');
    this.live = new LiveGame(next, 'maker', secrets, {
      players: new Map(),
      arbiters: new Map(),
      views: NO_VIEWS,
    });
    this.entries.push(entry);
  }

  happens(happening) {
    const { entry, next, views } = this.writer.prepare(this.parts.standingOf(this.live), happening);
    this.live.take(next, views, happening);
    this.entries.push(entry);
  }

  sit(seat) {
    this.happens(this.fromDist('play', 'seating.js').seatIsTaken(seat, 'somebody', `of ${seat}`));
  }

  begin(rules) {
    const { at, secrets, links } = this.live;
    this.happens(this.parts.gameBegins(at, secrets, links, 'host', rules));
  }

  /** The first seat that is asked does what `choose` picks of its legal actions. */
  act(choose) {
    const { at } = this.live;
    const [seat] = this.parts.decisionsOf(at)[0].seats;
    const action = choose(at.ruleset.legalActions(at.rules, seat));
    this.happens(this.parts.seatActs(this.live, seat, action, 'player'));
  }

  /** The proof of the finished game, for a spectator. */
  async bundle() {
    const { proofLines } = this.fromDist('audit', 'proof-lines.js');
    const { id: game, ruleset, table } = this.live.at;
    const about = {
      game,
      ruleset,
      rulesVersion: table.rulesVersion,
      status: table.status,
      version: this.version,
    };
    const keys = new Map([[this.signer.id, this.signer.publicKey]]);
    const proven = {
      ...about,
      viewer: 'spectator',
      window: { from: 1, over: true, struck: [], fromStruck: 1 },
    };
    const lines = [];
    for await (const line of proofLines(proven, keys, this.entries, this.signer)) lines.push(line);
    return lines.join('');
  }
}
