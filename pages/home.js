import { alarm, trying } from './alert.js';
import { get, token } from './api.js';
import { showAccount } from './account.js';
import { byId, el, fill } from './dom.js';
import { showPlayForm } from './play-form.js';
import { whoSits } from './seats.js';
import { vacations } from './vacations.js';
import { gameTitle, learnWords, listed, say, seatName } from './words.js';

const EVERY_MS = 15_000;
/** Of the games that were listed, by their ids. */
const titles = new Map();

function gameItem({ id, ruleset, status, seats, version, awaiting }, me) {
  const who = seats.map((one) => `${seatName(ruleset, one.seat)}: ${whoSits(one, me)}`);
  const link = el('a', { href: `/games/${id}`, id: `game-${id}` }, gameTitle(ruleset));
  const isAsked = seats.some(({ seat, player }) => player?.id === me.id && awaiting.includes(seat));
  const stand = `${say(`status.${status}`)} · ${say('replay.version')} ${version}`;
  return el(
    'li',
    {},
    link,
    ' ',
    el('span', { class: 'hint' }, stand),
    isAsked ? [' ', el('strong', {}, say('yourturn'))] : undefined,
    el('p', { class: 'small' }, listed(who)),
  );
}

async function list(section, query, me, isWanted = () => true) {
  const answer = await get(`/games?limit=20&${query}`);
  const items = answer.items.filter(isWanted);
  for (const { id, ruleset } of items) titles.set(id, gameTitle(ruleset));
  fill(
    section.querySelector('ul'),
    items.map((game) => gameItem(game, me)),
  );
  return items.length;
}

/** Seats that are kept for somebody are nothing to sit down at. */
const canBeJoined = ({ seats }) => seats.some(({ kind }) => kind === 'open');

async function showGames(me) {
  const [mine, watched, free] = await Promise.all([
    list(byId('yours'), 'mine=true', me),
    list(byId('watch'), 'mine=false&status=playing', me),
    list(byId('free'), 'mine=false&status=open', me, canBeJoined),
  ]);
  byId('yours').hidden = mine === 0;
  byId('free').hidden = free === 0;
  byId('watch').querySelector('.hint').textContent = watched === 0 ? say('watch.none') : '';
}

async function showMine() {
  const me = await get('/me');
  await showGames(me);
  return me;
}

async function start() {
  await learnWords();
  let me;
  if (token()) me = await showMine().catch((problem) => void alarm(problem));
  else fill(byId('watch').querySelector('.hint'), say('watch.account'));
  showPlayForm(byId('play'), me);
  showAccount(byId('account').querySelector('div'), me);
  if (me === undefined) return;
  byId('account').append(vacations({ nameOf: (id) => titles.get(id) ?? id }));
  setInterval(() => document.hidden || showGames(me).catch(() => undefined), EVERY_MS);
}

await trying(start);
byId('content').classList.remove('waiting');
