import type { Catalogue } from '../../../kit/message.js';
import { named } from '../../../kit/naming.js';
import { TICKETS } from '../../data/tickets.js';
import type { FurySeat } from '../../seats.js';
import { TIMES, type CombatEnd, type Effect, type Means, type Opponent } from '../../values.js';
import { cardNames, encounterNames, itemNames } from './card-names.js';
import { hospitalNames, placeNames } from './places.js';

const seats: Readonly<Record<FurySeat, string>> = {
  dracula: '德古拉',
  'lord-godalming': '戈德明勋爵',
  'dr-seward': '西沃德医生',
  'van-helsing': '范海辛教授',
  'mina-harker': '米娜·哈克',
};

const weekdays: Readonly<Record<string, string>> = {
  monday: '周一',
  tuesday: '周二',
  wednesday: '周三',
  thursday: '周四',
  friday: '周五',
  saturday: '周六',
  sunday: '周日',
};

const times = Object.fromEntries(
  TIMES.map((time) => {
    const [weekday = '', part] = time.split('-');
    return [`time.${time}`, `${weekdays[weekday]!}${part === 'night' ? '夜晚' : '日间'}`];
  }),
);

/** A ticket by its numbers: white, and yellow if there is one. */
const tickets = Object.fromEntries(
  TICKETS.map((ticket) => [
    `ticket.${ticket.id}`,
    'yellow' in ticket ? `${ticket.white}/${ticket.yellow}` : `${ticket.white}/–`,
  ]),
);

const effects: Readonly<Record<Effect, string>> = {
  'extra-action': '猎人在日间多行动一次',
  'any-order': '猎人按任意顺序行动',
  'long-night': '猎人在夜晚可以走道路',
  'no-day': '下一个日间被黑暗笼罩',
  'combat-as-at-night': '日间的战斗按夜晚处理',
  'no-supplies': '猎人不能补给',
  'second-phase': '接着还有一个德古拉阶段',
};

const opponents: Readonly<Record<Opponent, string>> = {
  dracula: '德古拉',
  'new-vampire': '新生吸血鬼',
  'reckless-vampire': '鲁莽吸血鬼',
};

const means: Readonly<Record<Means, string>> = {
  start: '起始地点',
  road: '走道路',
  rail: '乘火车',
  sea: '走海路',
  horses: '骑快马',
  emergency: '紧急赶到',
  bats: '被蝙蝠引来',
  wildHorses: '被野马带走',
  influence: '受德古拉的影响',
  hospital: '离开医院',
  ruling: '按裁决',
};

const combatEnds: Readonly<Record<CombatEnd, string>> = {
  'six-cards': '德古拉已打出六张牌',
  killed: '吸血鬼被击败',
  'no-hunter': '没有猎人剩下',
  escape: '吸血鬼逃脱',
  'called-off': '战斗取消',
};

export const nameWords: Catalogue = {
  ...named('seat', seats),
  ...named('place', { ...placeNames, ...hospitalNames }),
  ...named('card', { ...cardNames, ...placeNames }),
  ...named('item', itemNames),
  ...named('encounter', encounterNames),
  ...tickets,
  ...times,
  ...named('effect', effects),
  ...named('opponent', opponents),
  ...named('by', means),
  ...named('end', combatEnds),

  'list.none': '无',
  'list.more': '{first}、{rest}',

  'phase.dawn': '黎明',
  'phase.day': '日间',
  'phase.dusk': '黄昏',
  'phase.night': '夜晚',
  'phase.dracula': '德古拉阶段',

  'side.hunters': '猎人',
  'side.dracula': '德古拉',
  'spot.trail': '踪迹第 {space} 格',
  'spot.lairs': '第 {space} 号巢穴',
  'spot.leaving': '滑出踪迹的藏身处',
  'end.top': '顶',
  'end.bottom': '底',

  'reason.destroyed': '德古拉被消灭',
  'reason.influence': '欧洲落入德古拉的掌控',
};
