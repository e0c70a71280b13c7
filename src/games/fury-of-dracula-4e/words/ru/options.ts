import type { Catalogue } from '../../../kit/message.js';

export const optionWords: Catalogue = {
  'option.preset': 'Набор',
  'option.preset.about':
    'Значения всех остальных настроек, если их не выбрать: как в тексте, по которому сделана игра (исходный текст), или как играют по опубликованным описаниям (публикации). Где молчат и те и другие, источник — программы для этого издания или наше решение.',
  'option.preset.source': 'исходный текст',
  'option.preset.published': 'публикации',
  'option.placing': 'Где начинают охотники',
  'option.placing.about':
    'Где выберут: публикации. Каждый в своём городе: публикации, но в каких — наш вывод.',
  'option.placing.free': 'где выберут',
  'option.placing.introductory': 'каждый в своём городе',
  'option.ambushCards': 'Встречи одной засады',
  'option.ambushCards.about':
    '1, и она сбрасывается: исходный текст. Несколько, одна за другой, и каждая остаётся или уходит, как сказано на её карте: публикации.',
  'option.ambushCards.several': 'несколько',
  'option.rumorAtStart': 'Слухи у Дракулы в начале игры',
  'option.rumorAtStart.about': '1: вывод из жетонов в коробке. 0: без слухов.',
  'option.genevaMilanRoad': 'Женеву и Милан соединяет дорога',
  'option.genevaMilanRoad.about': 'Нет: программы. Да: одно замечание.',
  'option.huntersShareHands': 'Охотники видят карты друг друга',
  'option.huntersShareHands.about': 'Нет: публикации, их показывают только при обмене. Да: наше решение.',
};
