/** Dracula's power cards. `blood` is what using one brings or costs. */
export const POWERS = [
  {
    id: 'dark-call',
    name: 'Dark Call',
    blood: -2,
    night: true,
    needs:
      'night (as an option also by day); more than 2 blood; land, not where Consecrated Ground or a Heavenly Host closes the place',
    effect:
      'Stay and lose 2 blood. Draw ten extra encounters, then discard down to hand size. No encounter is placed. If hunters are there, his cards of the place are turned up and he attacks.',
    lies: 'power card face up',
  },
  {
    id: 'double-back',
    name: 'Double Back',
    blood: 0,
    night: false,
    needs: 'starting on land (no powers at sea)',
    effect:
      "Move along one road (as an option also over a sea route, and going to a sea then costs blood as usual) to a location that is open to him and whose card is in the trail or catacombs. That card is taken from its place, put at the head of the trail with whatever it carries, and the trail closes up; the former position is made known. A card from the catacombs keeps only one of its encounters (Dracula's choice). No new encounter is placed (as an option one is). If Hide had been used at that location, the Hide card is revealed.",
    lies: 'power card travels with the location card',
  },
  {
    id: 'feed',
    name: 'Feed',
    blood: 1,
    night: true,
    needs:
      'night; land, not where Consecrated Ground or a Heavenly Host closes the place (he may not stay there)',
    effect:
      'Stay and gain 1 blood (maximum 15). No encounter is placed. If hunters are there, his cards of the place are turned up and he attacks.',
    lies: 'power card face up',
  },
  {
    id: 'hide',
    name: 'Hide',
    blood: 0,
    night: false,
    needs: 'land, not where Consecrated Ground or a Heavenly Host closes the place',
    effect:
      'Stay. The Hide card is placed face down and looks like a land location; it receives an encounter (not in Castle Dracula, unless an option says so). If hunters are there, his cards of the place are turned up and he attacks instead.',
    lies: 'face down; turned face up if a hunter is in the city or, unless an option says otherwise, it is Castle Dracula; revealed with its location by a search there (its encounter is then faced too). If the location card on which he hid leaves the trail, the Hide card is removed, and its encounter may mature where that card was pushed off',
  },
  {
    id: 'wolf-form',
    name: 'Wolf Form',
    blood: -1,
    night: true,
    needs: 'night; more than 1 blood; land',
    effect:
      'Lose 1 blood and move one or two roads to a place not in trail or catacombs. Neither the way nor its end may lie at the hospital, Consecrated Ground or a Heavenly Host. The location card is laid, with the power card and an encounter, as after a move by road. May be combined with Double Back (the destination is then in the trail or catacombs) or with Hide (he then stays where he is); as an option never.',
    lies: 'power card face up with the location card',
  },
] as const;

export type Power = (typeof POWERS)[number];
export type PowerId = Power['id'];
