import type { Catalogue } from '../kit/message.js';

export const en: Catalogue = {
  title: 'Vampire graves',
  seat: 'Player {number}',

  'colour.red': 'red',
  'colour.blue': 'blue',
  'colour.green': 'green',
  'colour.yellow': 'yellow',
  'colour.white': 'white',
  'colour.purple': 'purple',

  'content.empty': 'is empty',
  'content.vampire': 'holds a vampire ({colour})',
  'content.garlic': 'holds garlic of {seat}',

  'decision.open': 'Open a grave',
  'decision.place': 'The lid matches: put a vampire into the grave, or not',
  'decision.mismatch': 'The lid does not match: hide garlic in the grave, or not',
  'decision.more': 'Open another grave, or stop',
  'decision.plague': 'Open a grave around the rat, or stop',
  'decision.give': 'Give away a vampire',
  'decision.receive': 'Add the vampire to an end of your line',

  'action.open': 'Open the grave in column {column}, row {row}',
  'action.place': 'Put in the vampire at the {end, select, left {left} other {right}} end',
  'action.placeFromSideRow': 'Put in a vampire from the side row',
  'action.decline': 'Put nothing in',
  'action.hideGarlic': 'Hide garlic in the grave',
  'action.close': 'Turn the lid back',
  'action.stop': 'Stop',
  'action.give': 'Give the vampire at the {end, select, left {left} other {right}} end',
  'action.giveFromInside': 'Give the vampire at place {place} from the left',
  'action.giveFromSideRow': 'Give a vampire from the side row: {colour}',
  'action.receive': 'Add it at the {end, select, left {left} other {right}} end',

  'event.LineDealt':
    '{seat} lines up {vampires, plural, one {# vampire} other {# vampires}}, {left} at the left end, {right} at the right',
  'list.two': '{first} then {second}',
  'event.TurnStarted': 'Turn {turn}: {seat}',
  'event.GraveOpened': 'The grave in column {column}, row {row} has a {lid} lid and {content}',
  'event.GraveOpened.rat': 'There is a rat on the grave in column {column}, row {row}',
  'event.LidTurned.match': '{seat} opens an empty grave, and the lid matches',
  'event.LidTurned.mismatch': '{seat} opens an empty grave, and the lid does not match',
  'event.LidTurned.stake': '{seat} finds a vampire and takes a stake',
  'event.LidTurned.ownGarlic': '{seat} finds garlic of their own',
  'event.LidTurned.othersGarlic': '{seat} finds garlic of another player',
  'event.LidTurned.rat': '{seat} finds a rat',
  'event.VampirePlaced':
    '{seat} puts a vampire ({colour}) from {from, select, left {the left end} right {the right end} other {the side row}} into the grave',
  'event.GarlicHidden': '{seat} hides garlic in the grave',
  'event.GraveFilled': 'The grave in column {column}, row {row} now {content}',
  'event.MatchDeclined': '{seat} puts nothing in',
  'event.LidClosed': '{seat} turns the lid back',
  'event.VampireTurnedUp': '{seat} turns up a vampire: {colour}',
  'event.StakesReturned': '{seat} has three stakes and returns them',
  'event.GarlicTakenBack': '{seat} takes back garlic',
  'event.GiftsAsked': '{count, plural, one {# vampire is} other {# vampires are}} to be given to {seat}',
  'event.VampireGiven':
    '{seat} gives {to} a vampire ({colour}) from {from, select, left {the left end} right {the right end} inside {inside the line} other {the side row}}',
  'event.VampireReceived':
    '{seat} adds the vampire ({colour}) at the {end, select, left {left} other {right}} end',
  'event.SurroundingsOffered': '{seat} may open graves around the rat',
  'event.AnotherLidOffered': '{seat} may open another lid',
  'event.OpeningStopped': '{seat} stops',
  'event.GarlicSwept': 'Nothing has changed for three rounds: all hidden garlic goes back to its owners',
  'event.StakesChanged': '{seat} has {stakes, plural, one {# stake} other {# stakes}} now',
  'event.PlayerLeft': '{seat} is out of the game',
  'event.GameEnded': '{winners, plural, one {# player wins} other {# players win}}. {reason}',

  'reason.emptyLine': 'All vampires of a line are gone',
  'reason.turnLimit': 'The fewest vampires after the last turn',
  'reason.othersLeft': 'All others have left',

  'adjustment.setStakes': '{seat} has {stakes, plural, one {# stake} other {# stakes}}',
};
