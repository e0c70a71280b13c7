import { ITEM_CARDS, type ItemId } from '../../data/item-cards.js';
import type { BasicId, DraculaCombatId } from '../../data/combat-cards.js';
import type { EncounterId } from '../../data/encounters.js';
import type { EventId } from '../../data/event-cards.js';
import type { PowerId } from '../../data/powers.js';

const eventNames: Readonly<Record<EventId, string>> = {
  'behind-the-veil': '帷幕之后',
  'blood-transfusion': '输血',
  'chartered-carriage': '包租车厢',
  'consecrated-ground': '祝圣之地',
  'escape-route': '逃生路线',
  'evil-presence': '邪恶气息',
  'excellent-weather': '好天气',
  forewarned: '早有防备',
  'good-luck': '好运',
  'great-strength': '神力',
  'heroic-leap': '英勇一跃',
  'hired-scouts': '雇佣探子',
  hypnosis: '催眠术',
  'jonathan-harker': '乔纳森·哈克',
  'local-rumors': '当地传闻',
  'long-night': '漫漫长夜',
  'lucky-find': '意外收获',
  'lucys-revenge': '露西的复仇',
  'money-trail': '金钱线索',
  'mystic-research': '秘术研究',
  'newspaper-reports': '报纸报道',
  'planned-ambush': '预谋伏击',
  'renewed-vigor': '重振精神',
  'rufus-smith': '鲁弗斯·史密斯',
  'sense-of-emergency': '事态紧急',
  'sister-agatha': '阿加莎修女',
  'speedy-telegraph': '加急电报',
  'surprising-return': '意外归来',
  'vampire-lair': '吸血鬼巢穴',
  'wax-cylinders': '蜡筒录音',
  'customs-search': '海关搜查',
  'darkness-returns': '黑暗重临',
  'devilish-power': '恶魔之力',
  'draculas-brides': '德古拉的新娘',
  enraged: '暴怒',
  'false-tip': '假情报',
  'great-wolf': '巨狼',
  'hidden-schemes': '隐秘计谋',
  'immanuel-hildesheim': '伊曼纽尔·希尔德斯海姆',
  'nocturnal-visit': '夜访',
  roadblock: '路障',
  seduction: '诱惑',
  'sensationalist-press': '煽情小报',
  'summon-storms': '召唤风暴',
  'unearthly-swiftness': '鬼魅之速',
  'vampiric-influence': '吸血鬼的影响',
  'wild-horses': '脱缰野马',
};

const powerNames: Readonly<Record<PowerId, string>> = {
  hide: '隐匿',
  'wolf-form': '狼形',
  misdirect: '误导',
  'dark-call': '黑暗召唤',
  feed: '吸血',
};

const combatNames: Readonly<Record<BasicId | DraculaCombatId, string>> = {
  punch: '拳',
  dodge: '闪避',
  escape: '逃走',
  claws: '爪',
  fangs: '獠牙',
  mesmerize: '迷魂',
  plotting: '密谋',
  strength: '怪力',
  'escape-as-bat': '逃走（蝙蝠）',
  'escape-as-mist': '逃走（雾）',
};

export const itemNames: Readonly<Record<ItemId, string>> = {
  crucifix: '十字架',
  dogs: '猎犬',
  'fast-horses': '快马',
  garlic: '大蒜',
  'garlic-wreath': '大蒜花环',
  'heavenly-host': '圣饼',
  'holy-bullets': '圣弹',
  'holy-circle': '圣圈',
  knife: '刀',
  pistol: '手枪',
  rifle: '步枪',
  stake: '木桩',
};

const arms = ITEM_CARDS.filter(({ fights }) => fights).map(({ id }) => [id, itemNames[id]] as const);

/** Cards but those of places. */
export const cardNames = { ...eventNames, ...powerNames, ...combatNames, ...Object.fromEntries(arms) };

export const encounterNames: Readonly<Record<EncounterId, string>> = {
  'aristocratic-vampire': '贵族吸血鬼',
  bats: '蝙蝠',
  'desecrated-soil': '亵渎之土',
  hoax: '骗局',
  'new-vampire': '新生吸血鬼',
  rats: '老鼠',
  'reckless-vampire': '鲁莽吸血鬼',
  saboteur: '破坏者',
  spy: '间谍',
  'szgany-bodyguards': '茨冈护卫',
  'szgany-mob': '茨冈暴民',
  'unnatural-fog': '诡异之雾',
  wolves: '狼群',
};
