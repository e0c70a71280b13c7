/**
 * The event cards, in one deck. Published: 75 cards; their texts by card lists, told in our own words. How many there
 * are of each: `tokens` follows from the tokens of the box, `inferred` from the second edition.
 */
export const EVENT_CARDS = [
  {
    id: 'behind-the-veil',
    name: 'Behind the Veil',
    owner: 'hunters',
    count: 1,
    timing: ['immediate'],
    effect:
      'Dracula shows the drawing hunter his event hand and his encounter hand; that hunter picks one encounter card from the encounter hand and it is discarded.',
    counted: 'inferred',
  },
  {
    id: 'blood-transfusion',
    name: 'Blood Transfusion',
    owner: 'hunters',
    count: 1,
    timing: ['action'],
    effect:
      "Only a hunter who has no bite, printed or not, and whom 1 damage would not defeat may use it. Choose a bitten hunter in the same location: return one of that hunter's bite tokens to the pool; the user suffers 1 damage. (Mina's printed bite is not a token and cannot be removed.)",
    counted: 'inferred',
  },
  {
    id: 'chartered-carriage',
    name: 'Chartered Carriage',
    owner: 'hunters',
    count: 2,
    timing: ['beforeRailMove'],
    effect:
      'Spend one ticket (its numbers are ignored) and move along railways of any colour to a city up to 4 rail connections away. Counts as a rail move.',
    counted: 'inferred',
  },
  {
    id: 'consecrated-ground',
    name: 'Consecrated Ground',
    owner: 'hunters',
    count: 1,
    timing: ['nightAction'],
    effect:
      'Put (or move) the Consecrated Ground token on any city except Castle Dracula, Galatz, Klausenburg. Then every hunter may reveal (not discard) a Heavenly Host item to put one Heavenly Host token on any other city, same exceptions. Dracula may not enter such a city, nor stay there by a power. A hideout or lair there is turned faceup and cleared; if Dracula is there, he is revealed instead, and what lies there stays until he leaves.',
    counted: 'tokens',
  },
  {
    id: 'escape-route',
    name: 'Escape Route',
    owner: 'hunters',
    count: 2,
    timing: ['combatStart'],
    effect: 'The user or another hunter taking part leaves the combat.',
    counted: 'inferred',
  },
  {
    id: 'evil-presence',
    name: 'Evil Presence',
    owner: 'hunters',
    count: 1,
    timing: ['immediate'],
    effect:
      "Dracula names every hunter whose location is adjacent to Dracula's current location (one road, or sea/port adjacency).",
    counted: 'inferred',
  },
  {
    id: 'excellent-weather',
    name: 'Excellent Weather',
    owner: 'hunters',
    count: 2,
    timing: ['dayAction'],
    effect:
      'Make two sea moves one after the other (each port-sea, sea-sea or sea-port); the second may be forgone, and who became delayed by the first goes no further. Storms still block.',
    counted: 'inferred',
  },
  {
    id: 'forewarned',
    name: 'Forewarned',
    owner: 'hunters',
    count: 2,
    timing: ['onAmbush'],
    effect:
      'When ambushed with an encounter that is not a vampire: discard that encounter with no effect. Not usable during a search.',
    counted: 'inferred',
  },
  {
    id: 'good-luck',
    name: 'Good Luck',
    owner: 'hunters',
    count: 2,
    timing: ['duringDay'],
    effect:
      "Choose one: remove one Roadblock token from the board; OR discard Dracula's ally in play; OR cancel a False Tip event just played (the third use is a reaction).",
    counted: 'inferred',
  },
  {
    id: 'great-strength',
    name: 'Great Strength',
    owner: 'hunters',
    count: 1,
    timing: ['combatDamage'],
    effect:
      'Any one hunter is not bitten, or does not suffer damage that would defeat that hunter; whoever is not bitten stays in the combat. May be played by any hunter, in the combat or not. It does not stop the +1 influence of Fangs on a mesmerized hunter.',
    counted: 'inferred',
  },
  {
    id: 'heroic-leap',
    name: 'Heroic Leap',
    owner: 'hunters',
    count: 1,
    timing: ['combatStart'],
    effect: 'No combat is fought: the vampire suffers 5 damage, then the user suffers 5 damage.',
    counted: 'inferred',
  },
  {
    id: 'hired-scouts',
    name: 'Hired Scouts',
    owner: 'hunters',
    count: 3,
    timing: ['immediate'],
    effect:
      'Name two different cities; Dracula turns faceup the location cards of those cities that are on the trail (or are lairs).',
    counted: 'inferred',
  },
  {
    id: 'hypnosis',
    name: 'Hypnosis',
    owner: 'hunters',
    count: 2,
    timing: ['action'],
    only: 'mina-harker',
    effect:
      "Usable while another hunter is in Mina's city. Dracula states the region of his current location, or that he is at sea. Mina then becomes delayed.",
    counted: 'inferred',
  },
  {
    id: 'jonathan-harker',
    name: 'Jonathan Harker',
    owner: 'hunters',
    count: 1,
    timing: ['immediate'],
    effect:
      "Name any city; if its location card is on the trail (or is a lair) Dracula turns that card faceup. Or: put in play as the hunters' ally.",
    ally: 'Whenever a hideout slides onto the sixth trail space, Dracula reveals its location card.',
    counted: 'tokens',
  },
  {
    id: 'local-rumors',
    name: 'Local Rumors',
    owner: 'hunters',
    count: 2,
    timing: ['immediate'],
    effect:
      "Dracula reveals the location card of every hideout on the trail whose city is one road away from the user's location. Seas and lairs are not revealed.",
    counted: 'inferred',
  },
  {
    id: 'long-night',
    name: 'Long Night',
    owner: 'hunters',
    count: 2,
    timing: ['atDawn'],
    effect:
      'During the coming night hunters in a city may use a road move as their action. Each hunter doing so draws, after all that follows from it, the bottom card of the event deck: hunter card is discarded, Dracula card goes to Dracula.',
    counted: 'inferred',
  },
  {
    id: 'lucky-find',
    name: 'Lucky Find',
    owner: 'hunters',
    count: 2,
    timing: ['combatStart'],
    effect: 'Look at the top 5 item cards, keep 1, discard the other 4.',
    counted: 'inferred',
  },
  {
    id: 'lucys-revenge',
    name: "Lucy's Revenge",
    owner: 'hunters',
    count: 1,
    timing: ['combatStart'],
    only: 'lord-godalming',
    effect:
      'Lay it in front of Lord Godalming. Discard it to do one of: cancel an Escape as Bat or Escape as Mist; or prevent a bite on him or damage that would defeat him. Otherwise discard it at the end of the combat. It does not stop the +1 influence of Fangs on a mesmerized hunter.',
    counted: 'inferred',
  },
  {
    id: 'money-trail',
    name: 'Money Trail',
    owner: 'hunters',
    count: 1,
    timing: ['action'],
    effect: 'Choose a sea-zone location card on the trail; Dracula turns it faceup.',
    counted: 'inferred',
  },
  {
    id: 'mystic-research',
    name: 'Mystic Research',
    owner: 'hunters',
    count: 2,
    timing: ['action'],
    only: 'van-helsing',
    effect:
      'Look at the backs of the bottom 6 event cards: discard every Dracula card among them (facedown), put the others back at the bottom in the same order.',
    counted: 'inferred',
  },
  {
    id: 'newspaper-reports',
    name: 'Newspaper Reports',
    owner: 'hunters',
    count: 4,
    timing: ['immediate', 'atDawn', 'atDusk'],
    effect:
      'If resolved on drawing: reveal the card on the third trail space. If kept and played at dawn or dusk: reveal the card on the fifth OR the sixth trail space.',
    counted: 'inferred',
  },
  {
    id: 'planned-ambush',
    name: 'Planned Ambush',
    owner: 'hunters',
    count: 3,
    timing: ['combatStart'],
    effect:
      'Lay it in front of the user. In round one, after cards are revealed, the user may swap the revealed card for another usable one from hand before effects. Then discard it.',
    counted: 'inferred',
  },
  {
    id: 'renewed-vigor',
    name: 'Renewed Vigor',
    owner: 'hunters',
    count: 1,
    timing: ['atDawn'],
    effect:
      'In the coming day every hunter may take one additional action; the two actions must be of different kinds.',
    counted: 'inferred',
  },
  {
    id: 'rufus-smith',
    name: 'Rufus Smith',
    owner: 'hunters',
    count: 1,
    timing: ['immediate'],
    effect:
      "Name any city; if its location card is on the trail (or is a lair) Dracula turns that card faceup. Or: put in play as the hunters' ally.",
    ally: 'When Dracula moves from a sea zone to another sea zone he suffers 2 damage instead of 1.',
    counted: 'tokens',
  },
  {
    id: 'sense-of-emergency',
    name: 'Sense of Emergency',
    owner: 'hunters',
    count: 2,
    timing: ['dayAction'],
    effect:
      'Suffer 2 damage, then move to any city up to 3 roads away (it is a move: reveals and ambush apply). Not usable if that damage would defeat.',
    counted: 'inferred',
  },
  {
    id: 'sister-agatha',
    name: 'Sister Agatha',
    owner: 'hunters',
    count: 1,
    timing: ['immediate'],
    effect:
      "Name any city; if its location card is on the trail (or is a lair) Dracula turns that card faceup. Or: put in play as the hunters' ally.",
    ally: 'After Dracula himself, not a vampire for which he plays, resolves Escape as Bat, Escape as Mist or Fangs, he suffers 2 damage.',
    counted: 'tokens',
  },
  {
    id: 'speedy-telegraph',
    name: 'Speedy Telegraph',
    owner: 'hunters',
    count: 2,
    timing: ['atDawn'],
    effect: 'For the coming day and night the hunters may act in any order.',
    counted: 'inferred',
  },
  {
    id: 'surprising-return',
    name: 'Surprising Return',
    owner: 'hunters',
    count: 2,
    timing: ['atDawn', 'atDusk'],
    effect: 'Take a hunter ally card from the event discard pile and play it as if it had just been drawn.',
    counted: 'inferred',
  },
  {
    id: 'vampire-lair',
    name: 'Vampire Lair',
    owner: 'hunters',
    count: 1,
    timing: ['dayAction'],
    effect: 'Discard a Stake item and become delayed: lower influence by 2 (not below 0).',
    counted: 'inferred',
  },
  {
    id: 'wax-cylinders',
    name: 'Wax Cylinders',
    owner: 'hunters',
    count: 1,
    timing: ['action'],
    only: 'dr-seward',
    effect:
      'Choose a hideout on the trail; Dracula reveals all encounter cards in it. Or: ask for Hide. If it is on the trail, Dracula reveals it and returns it to the location deck; encounters that lie with it stay there. Otherwise he shows it in the location deck, and nothing changes.',
    counted: 'inferred',
  },
  {
    id: 'customs-search',
    name: 'Customs Search',
    owner: 'dracula',
    count: 1,
    timing: ['afterRegionChange'],
    effect:
      'The hunter who has just come from another region becomes delayed and must either discard all items or suffer 3 damage; the hunter chooses, and without items suffers the damage.',
    counted: 'inferred',
  },
  {
    id: 'darkness-returns',
    name: 'Darkness Returns',
    owner: 'dracula',
    count: 1,
    timing: ['endDraculaPhase'],
    effect:
      'The next hunter phase has no day step. Then shuffle all Dracula event cards of the discard pile into the event deck; this card itself stays in the discard pile.',
    counted: 'inferred',
  },
  {
    id: 'devilish-power',
    name: 'Devilish Power',
    owner: 'dracula',
    count: 2,
    timing: ['draculaPhase'],
    effect:
      "Choose one: remove one Consecrated Ground token; OR discard the hunters' ally in play; OR hunters cannot supply in the next hunter phase.",
    counted: 'inferred',
  },
  {
    id: 'draculas-brides',
    name: "Dracula's Brides",
    owner: 'dracula',
    count: 1,
    timing: ['immediate'],
    effect:
      "Choose up to two hideouts on trail spaces 1-3 (not at sea, in Castle Dracula, or where Misdirect alone lies); place one encounter card from hand on each. Or: put in play as Dracula's ally.",
    ally: 'At the start of each Dracula phase Dracula may discard one encounter card from hand to draw another.',
    counted: 'tokens',
  },
  {
    id: 'enraged',
    name: 'Enraged',
    owner: 'dracula',
    count: 2,
    timing: ['onOwnCombatCardCancelled'],
    effect:
      "Dracula's combat card that has just been cancelled (not an escape) is not cancelled after all. For the rest of this combat Dracula cannot use Escape as Mist or Escape as Bat.",
    counted: 'inferred',
  },
  {
    id: 'false-tip',
    name: 'False Tip',
    owner: 'dracula',
    count: 2,
    timing: ['onTicketUse'],
    effect:
      'If the hunter used Chartered Carriage, cancel it (the card, its ticket and the action are spent); otherwise Dracula chooses the railway destination within what the ticket allows.',
    counted: 'inferred',
  },
  {
    id: 'great-wolf',
    name: 'Great Wolf',
    owner: 'dracula',
    count: 1,
    timing: ['immediate'],
    effect:
      "Choose a hunter; unless that hunter reveals a Crucifix or a Heavenly Host, the hunter suffers 4 damage. Or: put in play as Dracula's ally.",
    ally: 'At the start of each Dracula phase choose a hunter: 1 damage unless the hunter reveals a Crucifix or a Heavenly Host.',
    counted: 'tokens',
  },
  {
    id: 'hidden-schemes',
    name: 'Hidden Schemes',
    owner: 'dracula',
    count: 2,
    timing: ['endDraculaPhase'],
    effect:
      'If there is a hideout on the third trail space (not at sea, in Castle Dracula, or where Misdirect alone lies), place one encounter card from hand on it.',
    counted: 'inferred',
  },
  {
    id: 'immanuel-hildesheim',
    name: 'Immanuel Hildesheim',
    owner: 'dracula',
    count: 1,
    timing: ['immediate'],
    effect:
      "Take the Dracula cards among the top 6 event cards, discard the other cards faceup. Or: put in play as Dracula's ally.",
    ally: 'At the start of each Dracula phase, if the top card of the event deck is a Dracula card, Dracula takes it.',
    counted: 'tokens',
  },
  {
    id: 'nocturnal-visit',
    name: 'Nocturnal Visit',
    owner: 'dracula',
    count: 2,
    timing: ['endDraculaPhase'],
    effect: 'Any combat at dawn or in the day of the next hunter phase is resolved as if it were night.',
    counted: 'inferred',
  },
  {
    id: 'roadblock',
    name: 'Roadblock',
    owner: 'dracula',
    count: 2,
    timing: ['immediate', 'endDraculaPhase'],
    effect:
      'Place 3 Roadblock tokens, each on a road or railway connection. Hunters cannot move along a blocked connection. After each dusk Dracula removes one Roadblock token of his choice.',
    counted: 'tokens',
  },
  {
    id: 'seduction',
    name: 'Seduction',
    owner: 'dracula',
    count: 1,
    timing: ['onSearch'],
    effect:
      "If there is a vampire among the encounters of that hideout or lair: the first one that is met in this search bites the searching hunter instead of doing anything else, then that encounter card returns to Dracula's hand.",
    counted: 'inferred',
  },
  {
    id: 'sensationalist-press',
    name: 'Sensationalist Press',
    owner: 'dracula',
    count: 1,
    timing: ['onHunterEvent'],
    effect: 'Cancel a Local Rumors, Newspaper Reports, Hired Scouts or Evil Presence just played.',
    counted: 'inferred',
  },
  {
    id: 'summon-storms',
    name: 'Summon Storms',
    owner: 'dracula',
    count: 2,
    timing: ['immediate', 'endDraculaPhase'],
    effect:
      'Place up to 3 Storm tokens, at most one per sea zone. Hunters cannot move into a sea zone with a Storm token. After each dusk Dracula removes one Storm token of his choice.',
    counted: 'tokens',
  },
  {
    id: 'unearthly-swiftness',
    name: 'Unearthly Swiftness',
    owner: 'dracula',
    count: 1,
    timing: ['draculaPhase'],
    effect: 'After this Dracula phase ends, immediately play one more Dracula phase.',
    counted: 'inferred',
  },
  {
    id: 'vampiric-influence',
    name: 'Vampiric Influence',
    owner: 'dracula',
    count: 2,
    timing: ['immediate'],
    effect:
      'Choose a bitten hunter (a printed bite counts): the hunter shows everyone all items and events, Dracula picks one and it is discarded, then Dracula moves that hunter to an adjacent city, whatever blocks the way.',
    counted: 'inferred',
  },
  {
    id: 'wild-horses',
    name: 'Wild Horses',
    owner: 'dracula',
    count: 1,
    timing: ['afterHunterRoadMove'],
    effect:
      'Before any trail or lair card is revealed, move the hunter who has just come by road to a city one road away from the one reached, whatever blocks the way; then reveal what is due in the new city.',
    counted: 'inferred',
  },
] as const;

export type EventCard = (typeof EVENT_CARDS)[number];
export type EventId = EventCard['id'];
export type HunterEventId = Extract<EventCard, { owner: 'hunters' }>['id'];
export type DraculaEventId = Extract<EventCard, { owner: 'dracula' }>['id'];
export type AllyId = Extract<EventCard, { ally: string }>['id'];
export type Timing = EventCard['timing'][number];
