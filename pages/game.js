import { alarm, reached, trying } from './alert.js';
import { get, token } from './api.js';
import { showActions } from './actions.js';
import { showBoard } from './board.js';
import { showDiff } from './diff.js';
import { showDisputes } from './disputes.js';
import { showDoor } from './door.js';
import { byId } from './dom.js';
import { follow } from './following.js';
import { entriesOf } from './journal.js';
import { showLog } from './log.js';
import { showMore } from './more.js';
import { isThen, momentInAddress, shownVersion, viewer } from './moment.js';
import { showParts } from './parts-list.js';
import { showProof } from './proof.js';
import { showReplay } from './replay.js';
import { showSeats } from './seats.js';
import { showStatus } from './status.js';
import { showTalk } from './talk.js';
import { showTime } from './time.js';
import { gameTitle, learnWords } from './words.js';

/** What the page knows of its game. */
const table = {
  id: location.pathname.split('/')[2],
  me: undefined,
  game: undefined,
  /** The seats that are mine, and the one that I look and act as. */
  mine: [],
  seat: undefined,
  /** Which arbiter of the game I am. */
  arbiter: undefined,
  view: undefined,
  /** What is older than this is not shown any more. */
  least: 0,
  actions: [],
  undo: undefined,
  /** The kinds of questions that can be answered in advance. */
  inAdvance: [],
  entries: [],
  /** What is printed on cards and the like, and where the cells of the board lie: both are learned on the way. */
  parts: [],
  grid: undefined,
  /** What can be played here. */
  rulesets: undefined,
  moment: momentInAddress(),
};

const path = () => `/games/${table.id}`;

/** Everything that is shown, anew; one at a time, and once more where something has happened meanwhile. */
let running;
let again = false;
export function refresh() {
  again = true;
  running ??= (async () => {
    try {
      while (again) {
        again = false;
        await look();
      }
    } finally {
      running = undefined;
    }
  })();
  return running;
}

async function look() {
  const [game, rulesets] = await Promise.all([get(path()), table.rulesets ?? get('/rulesets')]);
  Object.assign(table, { game, rulesets });
  const { seats, awaiting, arbiters } = table.game;
  table.arbiter = arbiters.find(({ player }) => player?.id === table.me.id)?.arbiter;
  table.mine = seats
    .filter(({ player }) => player !== null && player.id === table.me.id)
    .map(({ seat }) => seat);
  const asked = table.mine.filter((seat) => awaiting.includes(seat));
  if (!table.mine.includes(table.seat)) table.seat = asked[0] ?? table.mine[0];
  else if (asked.length > 0 && !asked.includes(table.seat)) table.seat = asked[0];
  // What was read while the game went on may not fit together.
  if (await lookAsMe()) await show();
  else again = true;
}

/** @returns whether what came is of one version, and not from before one's own last action */
async function lookAsMe() {
  const { game, seat, mine } = table;
  const as = { query: mine.length > 1 ? { seat } : {} };
  const isMine = seat !== undefined && game.status === 'playing';
  const isAsked = isMine && game.awaiting.includes(seat);
  const [view, offer, undo] = await Promise.all([
    get(`${path()}/view`, as),
    isAsked ? get(`${path()}/actions`, as) : { actions: [] },
    isMine ? get(`${path()}/undo`, as) : undefined,
  ]);
  const fits = view.version >= table.least && [undefined, view.version].includes(offer.version);
  if (fits) Object.assign(table, { view, actions: offer.actions, undo });
  return fits;
}

/** Draws what is known, as of the moment that is looked at. */
export async function show() {
  table.entries = await entriesOf(table);
  byId('table').hidden = false;
  byId('title').textContent = gameTitle(table.game.ruleset);
  const handlers = { refresh, show };
  showStatus(table);
  showActions(table, handlers);
  showReplay(table, handlers);
  showLog(table, handlers);
  showSeats(table, handlers);
  showTime(table, handlers);
  showMore(table, handlers);
  showProof(table);
  showParts(table, handlers);
  await Promise.all([
    showBoard(table),
    isThen(table) ? showDiff(table) : showDiff(undefined),
    showDisputes(table, handlers),
  ]).finally(() => byId('table').classList.remove('waiting'));
  showActions(table, handlers);
  Object.assign(document.body.dataset, { version: shownVersion(table), viewer: viewer(table) });
}

async function sitDown() {
  await refresh();
  showDoor(table, { refresh: sitDown });
  showTalk(table);
  void follow(table, () => refresh().then(reached, alarm));
}

async function enter() {
  if (!token()) return showDoor(table, { refresh: () => location.reload() });
  table.me = await get('/me').catch((problem) => {
    if (problem.status === 401) showDoor(table, { problem, refresh: () => location.reload() });
    throw problem;
  });
  await sitDown().catch((problem) => {
    if (problem.status !== 404) throw problem;
    showDoor(table, { problem, refresh: sitDown });
  });
}

/** Whoever comes back, to the page or to the net, sees what is now. */
for (const [target, event] of [
  [window, 'online'],
  [document, 'visibilitychange'],
])
  target.addEventListener(event, () => {
    if (table.view !== undefined && !document.hidden) refresh().then(reached, alarm);
  });

window.addEventListener('hashchange', () => {
  Object.assign(table.moment, momentInAddress());
  if (table.view !== undefined) void trying(show);
});

await trying(async () => {
  await learnWords();
  await enter();
});
