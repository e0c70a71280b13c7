import type { Catalogue } from '../../../kit/message.js';

export const optionWords: Catalogue = {
  'option.preset': '预设',
  'option.preset.about':
    '其他选项没有选择时的取值：按本游戏所依据的文本（原文），或按公开介绍的玩法（公开资料）。两者都没有说明时，出处是模拟本版的程序，或者我们的裁定。',
  'option.preset.source': '原文',
  'option.preset.published': '公开资料',
  'option.placing': '猎人从哪里开始',
  'option.placing.about': '自行选择：公开资料。各自的城市：公开资料，但具体城市是推断的。',
  'option.placing.free': '自行选择',
  'option.placing.introductory': '各自的城市',
  'option.ambushCards': '一次伏击的遭遇牌数',
  'option.ambushCards.about': '1 张，之后弃掉：原文。多张，依次进行，是否留下由牌决定：公开资料。',
  'option.ambushCards.several': '多张',
  'option.rumorAtStart': '游戏开始时德古拉的传闻标记数',
  'option.rumorAtStart.about': '1：由盒中的标记推断。0：没有标记。',
  'option.genevaMilanRoad': '日内瓦与米兰之间有道路',
  'option.genevaMilanRoad.about': '否：程序。是：一则说明。',
  'option.huntersShareHands': '猎人互相看得到手牌',
  'option.huntersShareHands.about': '否：公开资料，只在交换时展示。是：裁定。',
};
