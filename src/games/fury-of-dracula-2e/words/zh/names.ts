import type { Catalogue } from '../../../kit/message.js';
import { named } from '../../../kit/naming.js';
import type { Opponent } from '../../data/combat-cards.js';
import type { FurySeat } from '../../seats.js';
import { TRAIN_FACES, type Tactic, type Time } from '../../values.js';
import { cardNames, encounterNames, itemNames } from './cards.js';
import { hospitalNames, placeNames } from './places.js';

const seats: Readonly<Record<FurySeat, string>> = {
  dracula: '德古拉',
  'lord-godalming': '戈德明勋爵',
  'dr-seward': '西沃德医生',
  'van-helsing': '范海辛教授',
  'mina-harker': '米娜·哈克',
};

const times: Readonly<Record<Time, string>> = {
  dawn: '黎明',
  noon: '正午',
  dusk: '黄昏',
  twilight: '入夜',
  midnight: '午夜',
  'small-hours': '下半夜',
};

const tactics: Readonly<Record<Tactic, string>> = {
  punch: '拳',
  dodge: '闪避',
  escape: '逃走',
  crucifix: '十字架',
  'heavenly-host': '圣饼',
  'holy-water': '圣水',
  knife: '刀',
  pistol: '手枪',
  rifle: '步枪',
  'sacred-bullets': '圣弹',
  stake: '木桩',
  claws: '爪',
  'escape-man': '逃走（人形）',
  'escape-bat': '逃走（蝙蝠）',
  'escape-mist': '逃走（雾）',
  fangs: '獠牙',
  mesmerize: '迷魂',
  strength: '怪力',
  'agent-punch': '拳',
  'agent-dodge': '闪避',
  'agent-knife': '刀',
  'agent-pistol': '手枪',
  'agent-rifle': '步枪',
};

const opponents: Readonly<Record<Opponent, string>> = {
  dracula: '德古拉',
  vampire: '吸血鬼',
  'minion-knife': '爪牙（刀）',
  'minion-knife-pistol': '爪牙（刀、手枪）',
  'minion-knife-rifle': '爪牙（刀、步枪）',
  assassin: '刺客',
};

const faces = Object.fromEntries(TRAIN_FACES.map((face) => [`face.${face}`, face]));

export const nameWords: Catalogue = {
  ...named('seat', seats),
  ...named('place', { ...placeNames, ...hospitalNames }),
  ...named('card', { ...cardNames, ...placeNames }),
  ...named('item', itemNames),
  ...named('encounter', encounterNames),
  ...named('time', times),
  ...named('tactic', tactics),
  ...named('opponent', opponents),
  ...faces,

  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((die) => [`die.${die}`, `${die}`])),

  'list.none': '无',
  'list.more': '{first}、{rest}',

  'resolve.newspaper-reports': '报纸报道',
  'resolve.inner-strength': '内在力量',
  'resolve.sense-of-emergency': '事态紧急',

  'by.stay': '停留',
  'by.road': '走道路',
  'by.sea': '走海路',
  'by.rail': '乘火车',
  'by.horse': '骑快马',
  'by.bats': '被蝙蝠引来',
  'by.emergency': '紧急赶到',
  'by.storm': '被风暴吹来',
  'by.wildHorses': '被野马带走',
  'by.start': '起始地点',
  'by.ruling': '按裁决',
  'by.dracula': '德古拉攻击',
  'by.hunters': '被猎人找到',
  'by.encounter': '遭遇',
  'by.ambush': '伏击',
  'by.lair': '发现巢穴',
  'by.roll': '每次掷骰加 1',
  'by.noEscape': '前三轮不能逃走',

  'back.hunters': '一张猎人的事件牌',
  'back.dracula': '一张德古拉的事件牌',
  'back.land': '一张陆地牌',
  'back.sea': '一张海域牌',
  'back.power': '一张能力牌',
  'side.hunters': '猎人',
  'side.dracula': '德古拉',
  'side.enemy': '敌方',
  'kind.item': '一张道具牌',
  'kind.event': '一张事件牌',
  'reason.vampires': '欧洲已归吸血鬼所有',
  'reason.blood': '德古拉被消灭',
};
