import type { BasicId, DraculaCombatId } from '../../data/combat-cards.js';
import type { EncounterId } from '../../data/encounters.js';
import type { EventId } from '../../data/event-cards.js';
import type { ArmId, ItemId } from '../../data/item-cards.js';
import type { PowerId } from '../../data/powers.js';

export const events: Readonly<Record<EventId, string>> = {
  'behind-the-veil': 'За завесой',
  'blood-transfusion': 'Переливание крови',
  'chartered-carriage': 'Заказной вагон',
  'consecrated-ground': 'Освящённая земля',
  'escape-route': 'Путь к отступлению',
  'evil-presence': 'Присутствие зла',
  'excellent-weather': 'Прекрасная погода',
  forewarned: 'Вовремя предупреждён',
  'good-luck': 'Удача',
  'great-strength': 'Огромная сила',
  'heroic-leap': 'Героический бросок',
  'hired-scouts': 'Наёмные разведчики',
  hypnosis: 'Гипноз',
  'jonathan-harker': 'Джонатан Харкер',
  'local-rumors': 'Местные слухи',
  'long-night': 'Долгая ночь',
  'lucky-find': 'Счастливая находка',
  'lucys-revenge': 'Месть Люси',
  'money-trail': 'Денежный след',
  'mystic-research': 'Мистические изыскания',
  'newspaper-reports': 'Газетные заметки',
  'planned-ambush': 'Подготовленная засада',
  'renewed-vigor': 'Прилив сил',
  'rufus-smith': 'Руфус Смит',
  'sense-of-emergency': 'Чувство тревоги',
  'sister-agatha': 'Сестра Агата',
  'speedy-telegraph': 'Быстрый телеграф',
  'surprising-return': 'Неожиданное возвращение',
  'vampire-lair': 'Логово вампира',
  'wax-cylinders': 'Восковые валики',
  'customs-search': 'Таможенный досмотр',
  'darkness-returns': 'Возвращение тьмы',
  'devilish-power': 'Дьявольская мощь',
  'draculas-brides': 'Невесты Дракулы',
  enraged: 'Ярость',
  'false-tip': 'Ложная наводка',
  'great-wolf': 'Огромный волк',
  'hidden-schemes': 'Тайные замыслы',
  'immanuel-hildesheim': 'Иммануил Гильдесгейм',
  'nocturnal-visit': 'Ночной визит',
  roadblock: 'Кордон',
  seduction: 'Обольщение',
  'sensationalist-press': 'Жёлтая пресса',
  'summon-storms': 'Призыв бури',
  'unearthly-swiftness': 'Неземная быстрота',
  'vampiric-influence': 'Вампирское влияние',
  'wild-horses': 'Дикие лошади',
};

export const powers: Readonly<Record<PowerId, string>> = {
  hide: 'Укрытие',
  'wolf-form': 'Облик волка',
  misdirect: 'Ложный след',
  'dark-call': 'Тёмный зов',
  feed: 'Насыщение',
};

export const fighting: Readonly<Record<BasicId | DraculaCombatId, string>> = {
  punch: 'Удар кулаком',
  dodge: 'Уклонение',
  escape: 'Бегство',
  claws: 'Когти',
  fangs: 'Клыки',
  mesmerize: 'Чары',
  plotting: 'Козни',
  strength: 'Сила',
  'escape-as-bat': 'Бегство летучей мышью',
  'escape-as-mist': 'Бегство туманом',
};

/** Items that are cards of a combat, too. */
export const arms: Readonly<Record<ArmId, string>> = {
  crucifix: 'Распятие',
  garlic: 'Чеснок',
  'heavenly-host': 'Святая облатка',
  'holy-circle': 'Святой круг',
  knife: 'Нож',
  pistol: 'Пистолет',
  rifle: 'Винтовка',
};

export const things: Readonly<Record<Exclude<ItemId, ArmId>, string>> = {
  dogs: 'Собаки',
  'fast-horses': 'Быстрые кони',
  'garlic-wreath': 'Венок из чеснока',
  'holy-bullets': 'Освящённые пули',
  stake: 'Кол',
};

export const encounters: Readonly<Record<EncounterId, string>> = {
  'aristocratic-vampire': 'Вампир-аристократ',
  bats: 'Летучие мыши',
  'desecrated-soil': 'Осквернённая земля',
  hoax: 'Обман',
  'new-vampire': 'Новый вампир',
  rats: 'Крысы',
  'reckless-vampire': 'Безрассудный вампир',
  saboteur: 'Диверсант',
  spy: 'Шпион',
  'szgany-bodyguards': 'Телохранители-цыгане',
  'szgany-mob': 'Толпа цыган',
  'unnatural-fog': 'Колдовской туман',
  wolves: 'Волки',
};
