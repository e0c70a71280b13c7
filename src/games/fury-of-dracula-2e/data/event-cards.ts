/**
 * The event cards: fifty of the hunters, twenty-five of Dracula, in one deck. `keep` goes to a hand, `immediate`
 * takes effect as it is drawn, `ally` stays in play. Effects are told in our own words.
 */
export const EVENT_CARDS = [
  {
    id: 'advance-planning',
    name: 'Advance Planning',
    owner: 'hunters',
    count: 3,
    type: 'keep',
    timing: 'start of a combat, by any hunter',
    needs: 'a combat',
    effect:
      'All rolls of the hunters in this combat get +1; a group rolls one die for all. Several copies add up.',
  },
  {
    id: 'blood-transfusion',
    name: 'Blood Transfusion',
    owner: 'hunters',
    count: 1,
    type: 'keep',
    timing: 'own turn, outside combat: before moving, or before resting, taking supplies or trading',
    needs: 'a hunter with a removable bite, and another hunter in the same place',
    effect:
      "One hunter (the donor) loses 1 health, and another hunter in the same place removes 1 bite token; the hunter who plays the card may be one of them, but need not. (As an option the two may be in different places.) The health is a price that nothing averts. Mina's permanent bite cannot be removed.",
  },
  {
    id: 'chartered-carriage',
    name: 'Chartered Carriage',
    owner: 'hunters',
    count: 3,
    type: 'keep',
    timing: 'when a hunter (or group) chooses rail movement, instead of rolling; or to answer False Tip-off',
    effect:
      'The journey is treated as the 2/3 result of the train die without rolling (up to 2 rail segments, or 3 if all are western). Also cancels a False Tip-off played on this journey.',
  },
  {
    id: 'consecrated-ground',
    name: 'Consecrated Ground',
    owner: 'hunters',
    count: 1,
    type: 'immediate',
    timing: 'when drawn',
    effect:
      'Put (or move) the Consecrated Ground marker on any city except Castle Dracula, Galatz and Klausenburg (and the hospital, which is already closed to him). Dracula may not move into that city by any means. If Dracula is there at that moment his location card is turned face up, and Hide too if he used it there (encounters stay as they are), and he may not stay: next turn he must leave; powers that keep him in place are not allowed.',
  },
  {
    id: 'escape-route',
    name: 'Escape Route',
    owner: 'hunters',
    count: 2,
    type: 'keep',
    timing: 'start of a combat (any opponent), by any hunter',
    effect:
      'The combat does not take place. Where the hunters came to it by searching, it still counts as an encounter: an agent stays where it lay, face up (as an option it goes back to the pool), nothing else is met, nobody rests, takes supplies or trades, and their turn is over. Where Dracula attacked, for a Vampire Lair, and in an Ambush that matured, nothing else ends.',
  },
  {
    id: 'excellent-weather',
    name: 'Excellent Weather',
    owner: 'hunters',
    count: 2,
    type: 'keep',
    timing: 'start of the movement step of a hunter/group at a port or at sea',
    effect:
      'This turn the hunter or group may make up to four sea moves in succession (port-sea, sea-sea, sea-port all count), none of them straight back to where the one before began. Not playable while a move that one of them declared is legal.',
  },
  {
    id: 'forewarned',
    name: 'Forewarned',
    owner: 'hunters',
    count: 3,
    type: 'keep',
    timing: 'when an encounter has been revealed and is about to be resolved, by a hunter who meets it',
    effect:
      'Discard that encounter to the pool; it has no effect. Dracula himself is not an encounter for this card.',
  },
  {
    id: 'good-luck',
    name: 'Good Luck',
    owner: 'hunters',
    count: 2,
    type: 'keep',
    timing:
      '(a) reaction to a Dracula event; (b) own turn, outside combat: before moving, or before resting, taking supplies or trading',
    effect:
      "(a) Cancel a Dracula event card as it is played. (b) Discard Dracula's ally in play, or remove the Roadblock token.",
  },
  {
    id: 'great-strength',
    name: 'Great Strength',
    owner: 'hunters',
    count: 1,
    type: 'keep',
    timing: 'when the hunter who plays it would lose health or receive a bite',
    effect:
      'That whole loss of health, or that bite, is cancelled. Not against health that is the price of a card. A bite that is cancelled ends the combat all the same.',
  },
  {
    id: 'heroic-leap',
    name: 'Heroic Leap',
    owner: 'hunters',
    count: 1,
    type: 'keep',
    timing: 'start of a combat against Dracula, by a hunter who takes part',
    effect:
      'The combat is cancelled. Roll one die: the hunter who played it loses that much health and Dracula loses that much blood. (As an option two dice are rolled, one for each.)',
  },
  {
    id: 'hired-scouts',
    name: 'Hired Scouts',
    owner: 'hunters',
    count: 3,
    type: 'immediate',
    timing: 'when drawn',
    effect:
      'Name two different cities (not the castle or the hospital). For each that is in the trail or catacombs, turn its location card face up, with Hide if he used it there, and all encounters on them (these are not resolved).',
  },
  {
    id: 'hypnosis',
    name: 'Hypnosis',
    owner: 'hunters',
    count: 2,
    type: 'keep',
    timing: 'own turn, outside combat: before moving, or before resting, taking supplies or trading',
    effect:
      "Roll a die. 1-2: nothing. 3-6: turn Dracula's current location card face up, turn every New Vampire encounter in trail and catacombs face up, and Dracula must at once state his next move (location and power), which he must make if it is legal when he moves. (As an option the card is playable only while a hunter is bitten.)",
  },
  {
    id: 'jonathan-harker',
    name: 'Jonathan Harker',
    owner: 'hunters',
    count: 1,
    type: 'ally',
    timing: 'when drawn: placed in play',
    effect:
      'While in play the card on the last trail space (oldest, right-most as Dracula sees it) is always face up.',
  },
  {
    id: 'long-day',
    name: 'Long Day',
    owner: 'hunters',
    count: 2,
    type: 'keep',
    timing:
      'own turn, outside combat: before moving, or before resting, taking supplies or trading; not while the marker is on Dawn',
    needs: 'time is not Dawn',
    effect: 'Move the time marker one phase back. Does not undo the track gains of an earlier dawn.',
  },
  {
    id: 'money-trail',
    name: 'Money Trail',
    owner: 'hunters',
    count: 1,
    type: 'keep',
    timing: 'own turn, outside combat: before moving, or before resting, taking supplies or trading',
    effect: 'Turn every sea location card in the trail face up.',
  },
  {
    id: 'mystic-research',
    name: 'Mystic Research',
    owner: 'hunters',
    count: 2,
    type: 'keep',
    timing: 'own turn, outside combat: before moving, or before resting, taking supplies or trading',
    effect:
      'Dracula shows the hunters all event cards in his hand. (As an option the card is not kept, but takes effect as it is drawn.)',
  },
  {
    id: 'newspaper-reports',
    name: 'Newspaper Reports',
    owner: 'hunters',
    count: 5,
    type: 'immediate',
    timing: 'when drawn',
    effect:
      "Turn the oldest (right-most) face-down location card in the trail face up (power cards are skipped). No effect if that card is Dracula's current location. If the card revealed is the one at which Hide was used, the Hide card is revealed too.",
  },
  {
    id: 're-equip',
    name: 'Re-Equip',
    owner: 'hunters',
    count: 3,
    type: 'immediate',
    timing: 'when drawn',
    effect: 'The hunter may discard one item and then draws one item from the deck.',
  },
  {
    id: 'rufus-smith',
    name: 'Rufus Smith',
    owner: 'hunters',
    count: 1,
    type: 'ally',
    timing: 'when drawn: placed in play',
    effect:
      'While in play Dracula loses 1 blood for each of his sea moves, also for those that usually cost none: embarking, and each step from sea to sea.',
  },
  {
    id: 'secret-weapon',
    name: 'Secret Weapon',
    owner: 'hunters',
    count: 2,
    type: 'keep',
    timing: 'when an encounter is revealed, before it is resolved, by a hunter who meets it',
    effect:
      'Exchange one item of your hand for any one that lies already in the item discard pile. Not playable while no item lies there.',
  },
  {
    id: 'sense-of-emergency',
    name: 'Sense of Emergency',
    owner: 'hunters',
    count: 2,
    type: 'keep',
    timing: 'start of the movement step of a hunter who moves alone, replaces normal movement',
    needs: 'health greater than the cost; no declared move that is still legal',
    effect:
      'Lose (6 minus the vampire track value) health, a price that nothing averts, then move to any city or the hospital (not to a sea or Castle Dracula). The hunter must keep at least 1 health. Then continue the turn normally.',
  },
  {
    id: 'sister-agatha',
    name: 'Sister Agatha',
    owner: 'hunters',
    count: 1,
    type: 'ally',
    timing: 'when drawn: placed in play',
    effect:
      'While in play Dracula must pay 2 blood each time he plays Fangs or any Escape card in combat. He may not play them with 2 blood or less.',
  },
  {
    id: 'stormy-seas',
    name: 'Stormy Seas',
    owner: 'hunters',
    count: 1,
    type: 'keep',
    timing: 'own turn, outside combat: before moving, or before resting, taking supplies or trading',
    effect:
      "Name a sea; nobody may enter it until two of Dracula's turns have passed (as an option three, or only Dracula is kept out). If Dracula is there: his card is revealed and he must at once move to an adjacent port that is open to him, whose card is placed face up, without an encounter; hunters in it are not attacked. A card pushed off by this is treated as after his own move, and its encounters may mature. If no port is legal he suffers what he suffers where no move is legal.",
  },
  {
    id: 'surprising-return',
    name: 'Surprising Return',
    owner: 'hunters',
    count: 2,
    type: 'immediate',
    timing: 'when drawn',
    effect: 'Take one event of the hunters that is kept in hand from the discard pile of events into hand.',
  },
  {
    id: 'telegraph-ahead',
    name: 'Telegraph Ahead',
    owner: 'hunters',
    count: 2,
    type: 'immediate',
    timing: 'when drawn',
    effect:
      'Turn face up every trail/catacomb location card whose city is one road away from the hunter who drew it (encounters stay face down).',
  },
  {
    id: 'vampire-lair',
    name: 'Vampire Lair',
    owner: 'hunters',
    count: 1,
    type: 'immediate',
    timing: 'when drawn',
    effect:
      "If the vampire track is at least 1, the drawing hunter fights a combat, alone, against a vampire, which has Dracula's combat cards but no Escape (as an option those too). Any result that would wound or kill it destroys it: vampire track -1. With the track at 0 nothing happens.",
  },
  {
    id: 'control-storms',
    name: 'Control Storms',
    owner: 'dracula',
    count: 1,
    type: 'keep',
    timing: 'when a hunter/group that is at sea is about to move',
    effect:
      'Dracula instead moves them to any port reachable within four sea moves. Customs do not search them; they search and act there.',
  },
  {
    id: 'customs-search',
    name: 'Customs Search',
    owner: 'dracula',
    count: 1,
    type: 'keep',
    timing:
      'after a hunter/group has landed at a port from the sea, or crossed the East/West border by road or rail',
    needs: 'no encounter of Dracula lies in the city that they came to',
    effect: 'Each of those hunters discards all items, and the turn ends at once.',
  },
  {
    id: 'devilish-power',
    name: 'Devilish Power',
    owner: 'dracula',
    count: 2,
    type: 'keep',
    timing: "(a) reaction to a hunter event; (b) start of Dracula's turn",
    effect:
      "(a) Cancel a hunter event as it is played. (b) Discard the hunters' ally, or remove one Heavenly Host token from the board.",
  },
  {
    id: 'draculas-brides',
    name: "Dracula's Brides",
    owner: 'dracula',
    count: 1,
    type: 'ally',
    timing: 'when drawn: placed in play',
    effect:
      "While in play Dracula's encounter hand size is 7 instead of 5; refill at once. When it leaves play discard down to 5.",
  },
  {
    id: 'evasion',
    name: 'Evasion',
    owner: 'dracula',
    count: 1,
    type: 'immediate',
    timing: 'when given to Dracula',
    effect:
      'Dracula immediately moves to any city that is not in his trail or catacombs, holds no hunters and is not closed by Consecrated Ground or a Heavenly Host (not the hospital, not the castle). The location card goes face down at the head of the trail (others shift) with an encounter on it; a card pushed off by this is treated as after his own move.',
  },
  {
    id: 'false-tip-off',
    name: 'False Tip-off',
    owner: 'dracula',
    count: 2,
    type: 'keep',
    timing:
      'when a hunter/group tries to travel by rail (before the die), or in answer to Chartered Carriage',
    effect:
      'The train attempt fails as an X result: the turn ends. Against Chartered Carriage: cancels it, and the turn ends as well (as an option the train die is rolled instead).',
  },
  {
    id: 'immanuel-hildesheim',
    name: 'Immanuel Hildesheim',
    owner: 'dracula',
    count: 1,
    type: 'ally',
    timing: 'when drawn: placed in play',
    effect: "While in play Dracula's event hand limit is 6 instead of 4.",
  },
  {
    id: 'night-visit',
    name: 'Night Visit',
    owner: 'dracula',
    count: 1,
    type: 'immediate',
    timing: 'when given to Dracula',
    effect: 'Choose a hunter with a bite: he loses 2 health. No effect when nobody is bitten.',
  },
  {
    id: 'quincey-p-morris',
    name: 'Quincey P. Morris',
    owner: 'dracula',
    count: 1,
    type: 'ally',
    timing: 'when drawn: placed in play',
    effect:
      'At the start of each of his turns Dracula names a hunter: that hunter loses 1 health unless he shows a Crucifix or Heavenly Host.',
  },
  {
    id: 'rage',
    name: 'Rage',
    owner: 'dracula',
    count: 1,
    type: 'keep',
    timing: 'start of a combat against Dracula',
    effect:
      'Look at the items of one hunter in the combat who has any, and discard one of them. Dracula may play no Escape card in the first three rounds.',
  },
  {
    id: 'relentless-minion',
    name: 'Relentless Minion',
    owner: 'dracula',
    count: 2,
    type: 'keep',
    timing: 'when a combat against a minion/assassin has ended, but not by Escape Route',
    effect: 'The hunters immediately fight another combat against the same agent (even if it was killed).',
  },
  {
    id: 'roadblock',
    name: 'Roadblock',
    owner: 'dracula',
    count: 1,
    type: 'keep',
    timing: "start of Dracula's turn",
    effect:
      'Place the Roadblock token on one road or one rail segment: hunters may not use it. Stays until removed (Good Luck) or moved by another play of the card. Dracula is not hindered.',
  },
  {
    id: 'seduction',
    name: 'Seduction',
    owner: 'dracula',
    count: 1,
    type: 'keep',
    timing: 'at night, when hunters meet a New Vampire encounter',
    needs: 'night',
    effect:
      "No roll: every hunter in the group is bitten (no item protection), and the New Vampire token goes back to Dracula's hand (then discard down to hand size).",
  },
  {
    id: 'sensationalist-press',
    name: 'Sensationalist Press',
    owner: 'dracula',
    count: 1,
    type: 'keep',
    timing: 'when a card, or something that the hunters do with resolve, would turn a location card face up',
    effect:
      'One location card that would be turned up stays face down, with Hide and the encounters of that place (except New Vampires that Hypnosis turns up). Not against a search in the city itself, Jonathan Harker or Stormy Seas.',
  },
  {
    id: 'time-runs-short',
    name: 'Time Runs Short',
    owner: 'dracula',
    count: 1,
    type: 'keep',
    timing: "start of Dracula's turn; not while the marker is on Small Hours",
    needs: 'time is not Small Hours',
    effect: 'Advance the time marker one extra phase.',
  },
  {
    id: 'trap',
    name: 'Trap',
    owner: 'dracula',
    count: 3,
    type: 'keep',
    timing: 'start of a combat (Dracula or agent)',
    effect: 'All rolls of Dracula or his agent get +1 in this combat. Several copies add up.',
  },
  {
    id: 'unearthly-swiftness',
    name: 'Unearthly Swiftness',
    owner: 'dracula',
    count: 1,
    type: 'keep',
    timing: "start of Dracula's turn",
    effect:
      'Dracula makes two moves (two movement steps) this turn, then one action step; time goes by only once. After the first move no encounter is placed and nobody is attacked; where hunters are, the card lies face up. If no second move is legal, he forgoes it without a penalty. (As an option he acts after each move.)',
  },
  {
    id: 'vampiric-influence',
    name: 'Vampiric Influence',
    owner: 'dracula',
    count: 2,
    type: 'immediate',
    timing: 'when given to Dracula',
    effect:
      'Choose a hunter with a bite: he shows Dracula all items and events and declares his next move, which he must make if it is legal then. No effect when nobody is bitten.',
  },
  {
    id: 'wild-horses',
    name: 'Wild Horses',
    owner: 'dracula',
    count: 1,
    type: 'keep',
    timing: 'start of a combat with Dracula',
    effect:
      'The combat is cancelled. Dracula moves all hunters of the combat to a city one road away from his city (not the castle or the hospital). If it was their turn, they search there and do nothing more. (As an option the card is playable only where Dracula attacked.)',
  },
] as const;

export type EventCard = (typeof EVENT_CARDS)[number];
export type EventId = EventCard['id'];
export type HunterEventId = Extract<EventCard, { owner: 'hunters' }>['id'];
export type DraculaEventId = Extract<EventCard, { owner: 'dracula' }>['id'];
export type AllyId = Extract<EventCard, { type: 'ally' }>['id'];
