import type { trailActions } from '../../actions/trail.js';
import type { TrailEvent } from '../../events/trail.js';
import type { GroupWords } from '../group.js';

export const trailWords: GroupWords<keyof typeof trailActions, TrailEvent['type']> = {
  'action.moveTo': 'Переместиться: {location}',
  'action.hide': 'Укрыться',
  'action.takeWolfForm': 'Бежать волком: {location}',
  'action.misdirect': 'Очистить {space}-е место следа и потом переместиться',
  'action.darkCall': 'Применить «Тёмный зов»',
  'action.feed': 'Насытиться',
  'action.placeEncounter': 'Положить встречу «{encounter}»',
  'action.placeRumor': 'Положить слух на {space}-е место следа',
  'action.discardEncounter': 'Сбросить встречу «{encounter}»',
  'action.matureEncounter': 'Дать созреть встрече «{encounter}»',
  'action.makeLair': 'Сделать убежище логовом и положить туда встречу «{encounter}»',
  'action.clearHideout': 'Очистить убежище',
  'action.clearLair': 'Очистить логово {space}',

  'event.TrailSlid': 'След сдвигается',
  'event.CardsChosen': 'Дракула выкладывает: {cards}',
  'event.CardsLaid': 'Дракула выкладывает карты на след',
  'event.LairEntered': 'Дракула входит в логово {space}',
  'event.Misdirected': 'Карта «Ложный след» лежит здесь: {space}-е место следа',
  'event.HideoutCleared': 'Очищено: {spot}',
  'event.LairMade': 'Убежище теперь логово {space}',
  'event.CardTurnedUp': 'Открыта карта «{card}»: {spot}',
  'event.PlaceShown': 'Показано место: {location} ({spot})',
  'event.DraculaRevealed': 'Дракула раскрыт: {location}',
  'event.DraculaVanished': 'Дракула исчезает',
  'event.NoMoveLeft': 'У Дракулы нет разрешённого хода',
  'event.EncountersTaken': 'Дракула берёт встречи: {encounters}',
  'event.EncountersDrawn':
    'Дракула берёт {count, plural, one {# встречу} few {# встречи} many {# встреч} other {# встречи}}',
  'event.EncountersReshuffled': 'Из сброса встреч получилась новая колода',
  'event.EncounterChosen': 'Дракула кладёт встречу «{encounter}»',
  'event.EncounterPlaced': 'Дракула кладёт встречу',
  'event.EncounterReturned': 'Дракула сбрасывает встречу «{encounter}»',
  'event.EncounterGivenUp': 'Дракула сбрасывает встречу',
  'event.EncounterTurnedUp': 'Открыта встреча «{encounter}»: {spot}',
  'event.EncounterMatured': 'Встреча созрела: {encounter}',
  'event.RumorGained':
    'Дракула может выложить {rumors, plural, one {# слух} few {# слуха} many {# слухов} other {# слуха}}',
  'event.RumorPlaced': 'Лежит слух: {spot}',

  'decision.draculaBegins': 'Очистите логово, сыграйте карту или продолжите',
  'decision.hideoutLeaves': 'Решите, что будет с убежищем, вытесненным со следа',
  'decision.draculaMoves': 'Переместитесь или примените способность',
  'decision.placeEncounter': 'Положите встречу',
  'decision.placeRumor': 'Положите слух или пропустите',
};
