import type { Catalogue } from '../../games/kit/message.js';

/**
 * What commands in mails begin with, and what is answered to them. `said` is what the player wrote. A `word.…` may be
 * said in several ways, parted by commas; those of English are understood in every language.
 */
export const replyWords: Catalogue = {
  'word.say': 'say',
  'word.say.all': 'to all, to everyone, to everybody',
  'word.say.side': 'to side, to my side, to team',
  'word.undo': 'undo',
  'word.help': 'help',
  'word.board': 'board',
  'word.options': 'options',
  'word.explain': 'explain, what is, what are',
  'word.explain.after': 'what is it, what is that, what does it do',
  'word.resign': 'resign',
  'word.yes': 'yes',
  'word.standing': 'standing',
  'word.off': 'off, none, nothing',
  'word.end': 'end',
  'word.agree': 'yes, ok, y, confirm, join',
  'word.access': 'access',
  'word.settings': 'settings',
  'word.immediately': 'immediately, now',
  'word.digest': 'digest, daily',
  'word.never': 'never',
  'word.quiet': 'quiet',
  'word.zone': 'zone',
  'word.language': 'language',
  'done.act': '“{said}”: done. {label}',
  'done.say.all': '“{said}”: said to all.',
  'done.say.side': '“{said}”: said to your side.',
  'done.undo': '“{said}”: done. Your last action is taken back.',
  'done.undo.asked': '“{said}”: the others are asked to agree.',
  'done.resign': '“{said}”: done. You have given up.',
  'done.standing': '“{said}”: done. From now on: {answers}.',
  'done.standing.none': '“{said}”: done. Nothing is answered in advance.',
  'done.standing.one': '{kind}: {action} ({condition})',
  'done.settings': '“{said}”: done.',
  'done.explain': '“{said}”: {name}',
  'done.settings.none': '“{said}”: this is how mail comes to you.',
  'done.access':
    '“{said}”: behind the link below is a button that gives you a token. With it, any client of this server plays as you. The link ends after a day, or once the button was pressed.',
  'settings.immediately': 'Every mail comes at once.',
  'settings.digest':
    'One mail a day comes about all games, at {digestAt}, and reminders of deadlines beside it.',
  'settings.never': 'No mail comes by itself, only answers to yours.',
  'settings.quiet': 'Nothing is sent between {from} and {to}, but a reminder that would be too late.',
  'settings.quiet.none': 'It may come at any hour.',
  'settings.zone': 'Times are those of {zone}.',
  'settings.language': 'Language: {language}.',
  'settings.how':
    'To change it, write for example: settings immediately; settings digest 18:30; settings never; settings quiet 22:00-07:00; settings quiet off; settings zone Europe/Paris; settings language English.',
  'done.confirm': 'Your address is confirmed.',
  'done.invitation.playing':
    'You sit at the table now, and the game is being played: a mail comes whenever it is your turn. Whenever you want to play with a client as well, answer a mail about the game with the word "access".',
  'done.invitation':
    'You sit at the table now. A mail comes when the game begins, and whenever it is your turn. Whenever you want to play with a client as well, answer a mail about the game with the word "access".',
  'ask.resign': '“{said}”: nothing was done yet. If you mean to give up for good, answer: resign yes',
  'unclear.nothing': 'Your mail does not begin with a command, and nothing was done.',
  'unclear.unknown': '“{said}” is not understood, and nothing was done for it.',
  'unclear.several': '“{said}” may mean several things, and nothing was done for it: {choices}.',
  'unclear.explain': '“{said}”: write "explain", then the name of a card or a token.',
  'unclear.explain.unknown': '“{said}”: no card or token of this game is called so.',
  'unclear.explain.none': '“{said}”: in this game no card or token says more than the rules.',
  'unclear.number': '“{said}”: the list in that mail goes from 1 to {most}, and nothing was done for it.',
  'unclear.number.none': '“{said}”: there was no list in that mail, and nothing was done for it.',
  'unclear.number.old':
    '“{said}”: numbers are those of the list in the mail that you answer. For what comes after it, use words. Nothing was done for it.',
  'unclear.number.words': '“{said}”: number and words do not mean the same, and nothing was done for it.',
  'unclear.standing':
    '“{said}”: nothing was changed. Write "standing", then what you answer in advance, then when; "standing off" ends it.',
  'unclear.standing.questions': 'To what: {questions}.',
  'unclear.standing.question': '{kind} ({action})',
  'unclear.standing.conditions': 'When: {conditions}.',
  'unclear.standing.none': '“{said}”: in this game nothing can be answered in advance.',
  'unclear.settings':
    '“{said}”: nothing was changed. Write "settings" alone to see what can be set, and how.',
  'unclear.say': '“{said}”: there is nothing to say in it.',
  'refused.because': '“{said}”: not done. {why}',
  'refused.turn': '“{said}”: not done. The turn that you answered is over.',
  'refused.old':
    '“{said}”: not done. That mail was about an earlier turn. For this, answer the newest mail about the game.',
  'refused.notice':
    '“{said}”: not done. The mail that you answered asked you nothing. Answer the mail of your turn.',
  'refused.notAsked': '“{said}”: not done. You are not asked anything now.',
  'refused.nothingToUndo': '“{said}”: not done. There is nothing that you could take back now.',
  'refused.long': '“{said}”: not said. A message has at most {most, number} characters.',
  'last.own':
    'Mails that do nothing are not answered for the next {minutes, plural, one {minute} other {# minutes}}; whatever you write is worked on all the same.',
  'last.others':
    'Mails that are refused so are not answered for the next {minutes, plural, one {minute} other {# minutes}}.',
  'refused.rest': 'What came after it was left alone.',
  'mail.unreadable':
    'A mail came to an address of yours that could not be read: it is too large or too strange. Nothing was done. Answer with plain text.',
  'mail.sender':
    'A mail came to an address of yours from somewhere else than your own address, and nothing was done. Answer from the address that gets these mails.',
  'mail.forged':
    'A mail that says it comes from you came without a signature of your mail server that could be verified, and nothing was done. If it was yours, answer by your usual mail service.',
  'mail.failed':
    'Your mail could not be worked on, and not all of it may have been done. Look at the options.',
};
