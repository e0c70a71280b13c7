import type { Catalogue } from '../../../kit/message.js';

export const optionWords: Catalogue = {
  'option.preset': 'Ensemble',
  'option.preset.about':
    'Ce que valent les autres options si vous ne les choisissez pas : selon le texte dont ce jeu est tiré (texte source), ou comme jouent les descriptions publiées (publié). Quand ils se taisent, l’origine est des programmes de cette édition, ou notre décision.',
  'option.preset.source': 'texte source',
  'option.preset.published': 'publié',
  'option.placing': 'Où commencent les chasseurs',
  'option.placing.about':
    'Où ils veulent : publié. Chacun dans sa ville : publié, mais lesquelles, nous l’avons déduit.',
  'option.placing.free': 'où ils veulent',
  'option.placing.introductory': 'chacun dans sa ville',
  'option.ambushCards': 'Rencontres d’une même embuscade',
  'option.ambushCards.about':
    '1, qui est défaussée : texte source. Plusieurs, l’une après l’autre, et chacune reste ou part selon sa carte : publié.',
  'option.ambushCards.several': 'plusieurs',
  'option.rumorAtStart': 'Rumeurs de Dracula au début de la partie',
  'option.rumorAtStart.about': '1 : déduit des jetons de la boîte. 0 : sans elles.',
  'option.genevaMilanRoad': 'Une route relie Genève et Milan',
  'option.genevaMilanRoad.about': 'Non : programmes. Oui : une remarque.',
  'option.huntersShareHands': 'Les chasseurs voient les cartes les uns des autres',
  'option.huntersShareHands.about':
    'Non : publié, ils ne les montrent qu’en échangeant. Oui : notre décision.',
};
