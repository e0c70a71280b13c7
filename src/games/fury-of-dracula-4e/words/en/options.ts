import type { Catalogue } from '../../../kit/message.js';

export const optionWords: Catalogue = {
  'option.preset': 'Preset',
  'option.preset.about':
    'What all other options are unless you choose: as the text says that this game was built from (source document), or as published descriptions play (published). Where both are silent, an origin is programs that model this edition, or a ruling of ours.',
  'option.preset.source': 'source document',
  'option.preset.published': 'published',
  'option.placing': 'Where hunters begin',
  'option.placing.about':
    'Where they choose: published. In cities of their own: published, but which cities is inferred.',
  'option.placing.free': 'where they choose',
  'option.placing.introductory': 'in cities of their own',
  'option.ambushCards': 'Encounters of one ambush',
  'option.ambushCards.about':
    '1, which is discarded: source document. Several, one after another, and each stays or goes as its card says: published.',
  'option.ambushCards.several': 'several',
  'option.rumorAtStart': 'Rumor tokens of Dracula when the game begins',
  'option.rumorAtStart.about': '1: inferred from the tokens of the box. 0: without them.',
  'option.genevaMilanRoad': 'A road joins Geneva and Milan',
  'option.genevaMilanRoad.about': 'No: programs. Yes: a remark.',
  'option.huntersShareHands': 'Hunters see the cards of each other',
  'option.huntersShareHands.about': 'No: published, they show them in a trade only. Yes: ruling.',
};
