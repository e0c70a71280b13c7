import type { Catalogue } from '../../games/kit/message.js';

/** What mails say. The words of a game come from its ruleset. */
export const mailWords: Catalogue = {
  'mail.subject.turn': '[{title}] {seat}: your turn ({id})',
  'mail.subject.reminder': '[{title}] {seat}: still your turn ({id})',
  'mail.subject.game': '[{title}] {seat}: the game ({id})',
  'mail.subject.watched': '[{title}] The game ({id})',
  'mail.subject.answer': '[{title}] {seat}: your mail ({id})',
  'mail.subject.confirm': 'Confirm your address',
  'mail.subject.invitation': '[{title}] {by} invites you to play ({id})',
  'mail.subject.noAccount': 'No seat without an account',
  'mail.subject.tooLate': 'The seat is gone',
  'mail.subject.notJoined': 'You have not joined',
  'mail.subject.notConfirmed': 'The address is not confirmed',
  'mail.subject.digest': 'Your games today',
  'mail.subject.account': 'Your account',

  'mail.turn': 'It is your turn, {seat}.',
  'mail.reminder': 'It is still your turn, {seat}.',
  'mail.asked': '{decision}.',
  'mail.until.drawn':
    'You have until {time}. After that the default is taken for you: one of what you can do, drawn at random.',
  'mail.until.otherwise': 'You have until {time}. After that the default is taken for you: “{otherwise}”.',
  'mail.happened': 'Since you last acted',
  'mail.happened.soFar': 'What has happened so far',
  'mail.earlier': '{count, plural, one {One earlier entry is} other {# earlier entries are}} left out.',
  'mail.options': 'What you can do',
  'mail.parts': 'What they do',
  'mail.parts.more': 'Of others, write "explain" and the name.',
  'mail.person': 'Your character',
  'mail.how': 'How to answer',
  'mail.how.reply':
    'Reply to this mail. Write the number of an option, or its words, as the first line; whatever you quote below is not read.',
  'mail.how.help': 'Write "help" for what else you can say, or "board" to see the board again.',
  'mail.help': 'What you can write',
  'mail.help.how':
    'The first lines of a reply are read, up to a blank line, your signature, or what you quote: one command a line, carried out in order until one cannot be.',
  'mail.help.number.write': '3',
  'mail.help.number': 'the option with that number in the mail that you answer',
  'mail.help.words.write': 'words',
  'mail.help.words': 'the option that they fit best; three letters of a word are enough',
  'mail.help.say.write': 'say …',
  'mail.help.say': 'tells it to your side, or to all where nobody else is on your side',
  'mail.help.sayToAll.write': 'say to all …',
  'mail.help.sayToAll': 'tells it to all',
  'mail.help.undo.write': 'undo',
  'mail.help.undo': 'takes back what you did last, or asks the others to agree',
  'mail.help.standing.write': 'standing …',
  'mail.help.standing':
    'answers what comes in advance; alone, it says what can be answered so, and "standing off" ends it',
  'mail.help.board.write': 'board',
  'mail.help.board': 'shows the board; "options" shows what you can do now',
  'mail.help.explain.write': 'explain …',
  'mail.help.explain': 'says what a card or a token does, by its name',
  'mail.help.resign.write': 'resign',
  'mail.help.resign': 'gives the game up, once you have said "resign yes"',
  'mail.help.settings.write': 'settings',
  'mail.help.settings': 'says when mail comes to you, and how to change that',
  'mail.help.access.write': 'access',
  'mail.help.access': 'sends a link to a token, to play with a client as well',
  'mail.help.end.write': 'END',
  'mail.help.end': 'ends what is read',
  'mail.over': 'The game is over: {reason}.',
  'mail.winners': 'Winners: {winners}.',
  'mail.winner': '{seat}',
  'mail.winner.more': '{seat}, {others}',
  'mail.nobody.won': 'Nobody has won.',
  'mail.open':
    'Everything that was hidden is open now, to everybody in it. The proof of the game, a file that anybody can check: {url}',
  'mail.access.link': 'Get a token',
  'mail.started': 'The game begins. You are {seat}.',
  'mail.timedOut': '{seat} has not decided in time, and the game went on with the default.',
  'mail.cancelled': 'The game is cancelled.',
  'mail.expired': 'Nobody has changed anything for long, and the game has not begun: it is cancelled.',
  'mail.finished': 'The game is over.',
  'mail.seatOpened': '{seat} has no player any more.',
  'mail.seatLost': 'The seat {seat} is no longer yours.',
  'mail.seatOpened.vote': '{seat} has no player any more: the others have voted.',
  'mail.seatOpened.misses':
    '{seat} has no player any more, after too many decisions that were not made in time.',
  'mail.seatOpened.left': 'The player of {seat} has left.',
  'mail.seatLost.vote':
    'The seat {seat} is no longer yours: you let too many decisions run out, and the others have voted.',
  'mail.seatLost.misses': 'The seat {seat} is no longer yours: you let too many decisions run out.',
  'mail.seatLost.left': 'You have left the seat {seat}.',
  'mail.seatGoes.bot': 'A bot plays on there.',
  'mail.seatGoes.open': 'The seat is open: somebody else may play on there.',
  'mail.voteCalled':
    'You have let too many decisions run out as {seat}. The other players are asked what becomes of the seat: whether a bot plays on there, it is opened for somebody else, or they keep waiting for you.',
  'mail.voteCalled.act':
    'Act now if you want to keep it: as soon as you do what you are asked there, or answer what the table asks you, the vote ends and the seat stays yours.',
  'mail.deadlinesMoved':
    'The server was away. All deadlines of the game have moved, so that nobody loses time.',
  'mail.disputeOpened': 'A dispute was opened.',
  'mail.disputeRuled': 'A dispute was ruled on.',
  'mail.message.all': '{seat} says to all: “{text}”',
  'mail.message.side': '{seat} says to your side: “{text}”',
  'mail.message.how': 'To say something yourself, reply with a line that begins with "say".',
  'mail.webhookDisabled':
    'One of your webhooks, at {host}, failed for days or is gone, and is not called any more.',
  'mail.ping': 'This is a test, and it has arrived.',

  'mail.foot.left': '{title}, game {game}.',
  'mail.foot.game': '{title}, game {game}. You are {seat}.',
  'mail.head':
    'Entry {version, number} of the game as the server signed it. Kept, it shows later whether anything up to then was changed:',
  'mail.foot.page': 'The game in your browser: {url}',
  'mail.foot.stop': 'No more mail about this game: {url}',
  'mail.foot.stopAll': 'No more mail from here: {url}',

  'mail.confirm.why':
    'An account was given this address for mails about its games. If that was you, confirm it: open the page below and press the button, or reply to this mail with the word "confirm".',
  'mail.confirm.link': 'Confirm the address',
  'mail.confirm.else': 'If it was not you, do nothing. Without it nothing else is ever sent to you.',

  'mail.invitation.who': '{by} invites you to a game of {title}. The seat {seat} is kept for you.',
  'mail.invitation.how':
    'To play by mail, reply with the word "join": that makes an account for this address and sits you down, and every turn comes as a mail that you answer. To play with a client, take the code from the page below.',
  'mail.invitation.link': 'See the invitation',
  'mail.invitation.else': 'If you do not want to, do nothing.',
  'mail.invitation.stop': 'No more invitations to this address: {url}',

  'mail.somebody': 'Somebody',
  'mail.noAccount':
    'You answered an invitation to a game. This server makes no accounts by mail, and this address belongs to none, so you do not sit at the table. Ask whoever runs the server for an account; with it, the code behind the link in the invitation takes the seat.',

  'mail.tooLate':
    'You answered an invitation to a game, but its seat is taken, or the game or the invitation has ended. So you do not sit at the table, and nothing is kept of you.',

  'mail.notJoined':
    'Your answer to an invitation was not understood, and nothing was done. To take the seat, answer the invitation with the word "join" alone. If you do not want to, do nothing.',
  'mail.notConfirmed':
    'Your answer was not understood, and nothing was done. To confirm the address, answer the mail that asked for it with the word "confirm" alone. If it was not you, do nothing.',

  'mail.digest.waiting': 'Games wait for you.',
  'mail.digest.none': 'No game waits for you.',
  'mail.digest.game': '{title}, {seat} ({id})',
  'mail.digest.news': 'What else there is',
  'mail.digest.item': '{title} ({id}): {what}',
  'mail.digest.how': 'Each game has an address of its own for your answer; write it to that one.',
  'mail.digest.answer': 'Answer about {game}',
  'mail.digest.one': 'Reply to this mail to answer.',

  'page.confirm': 'Confirm your address',
  'page.confirm.ask': 'Shall mails about your games go to {address}?',
  'page.confirm.button': 'Confirm',
  'page.confirmed': 'Confirmed',
  'page.confirmed.text': 'Mails about your games go to {address} from now on.',
  'page.gone': 'This link has ended',
  'page.gone.text': 'It was used, is too old, or is incomplete. Ask for a new mail.',
  'page.stop': 'No more mail?',
  'page.stop.game': 'Stop mails about this game',
  'page.stop.all': 'Stop all mails to {address}',
  'page.stopped': 'Stopped',
  'page.stopped.text': 'Mail can be turned on again in the settings of the account.',
  'page.invitation': 'An invitation',
  'page.invitation.ask':
    'A seat is kept for you: {seat}, in the game {game}. The button shows the code for it.',
  'page.invitation.button': 'Show the code',
  'page.invitation.code': 'The code of the invitation',
  'page.invitation.play': 'Take the seat in the browser',
  'page.invitation.how':
    'With an account of this server and its token, take the seat with: POST {path} and the body {body}. Or reply to the mail with the word "join".',
  'page.access': 'A token of the API',
  'page.access.ask':
    'The button makes a token for the account of {address} and shows it once. Whoever has it can play as you, and change the account.',
  'page.access.button': 'Make a token',
  'page.access.made': 'Your token',
  'page.access.how':
    'Keep it where you keep passwords. Clients send it with every request, as the header: {header}. GET /v1/me/tokens lists your tokens, and DELETE /v1/me/tokens/(its id) ends one.',
  'page.proof': 'The proof of a game',
  'page.proof.ask': 'A file with everything that happened in the game {game}, as it was sealed and signed.',
  'page.proof.button': 'Download the proof',
  'page.uninvite': 'No more invitations?',
  'page.uninvite.button': 'No more invitations to {address}',
  'page.uninvited.text': 'Nobody can invite this address by mail any more.',
};
