/** Dracula's power cards. `blood` is what using one brings or costs. */
export const POWERS = [
  {
    id: 'dark-call',
    name: 'Dark Call',
    blood: -2,
    night: true,
    needs: 'more than 2 blood; land',
    effect: 'Stay. Draw ten extra encounters, then discard down to hand size. No encounter is placed.',
    lies: 'power card face up',
  },
  {
    id: 'double-back',
    name: 'Double Back',
    blood: 0,
    night: false,
    needs: 'starting on land (no powers at sea). With doubleBackBySea the blood of a sea entry still applies',
    effect:
      "Move along one road to a location whose card is in the trail or catacombs. That card is taken from its place, put at the head of the trail with whatever it carries, and the trail closes up; the former position is made known. A card from the catacombs keeps only one of its encounters (Dracula's choice). No new encounter is placed. If Hide had been used at that location, the Hide card is revealed.",
    lies: 'power card travels with the location card',
  },
  {
    id: 'feed',
    name: 'Feed',
    blood: 1,
    night: true,
    needs: 'land; not where Consecrated Ground or a Heavenly Host would make him stay',
    effect: 'Stay and gain 1 blood (maximum 15). No encounter is placed.',
    lies: 'power card face up',
  },
  {
    id: 'hide',
    name: 'Hide',
    blood: 0,
    night: false,
    needs: 'land; not on Consecrated Ground / Heavenly Host',
    effect:
      'Stay. The Hide card is placed face down and looks like a land location; it receives an encounter.',
    lies: 'face down; turned face up if a hunter is in the city or it is Castle Dracula; revealed with its location by a search there (its encounter is then faced too). If the location card on which he hid leaves the trail, the Hide card is removed',
  },
  {
    id: 'wolf-form',
    name: 'Wolf Form',
    blood: -1,
    night: true,
    needs: 'more than 1 blood; land',
    effect:
      'Move one or two roads to a city not in trail or catacombs. The road may not pass through the hospital, Consecrated Ground or Heavenly Host. The location card is placed face down with the power card; it receives an encounter. May be combined with Double Back (destination in the trail) or Hide.',
    lies: 'power card face up with the location card',
  },
] as const;

export type Power = (typeof POWERS)[number];
export type PowerId = Power['id'];
