import type { BoardPart } from '../../../src/games/kit/board.js';
import type { Delivery } from '../../../src/notifications/deliveries/channel.js';
import { type AboutGame, gameLetter, noticeText } from '../../../src/notifications/mail/game-letters.js';
import type { Recipient } from '../../../src/notifications/mail/mail-settings.js';
import type { Situation } from '../../../src/notifications/mail/ports.js';
import { textBody } from '../../../src/notifications/mail/text-body.js';
import { askedBlocks, happenedBlocks, turnBlocks } from '../../../src/notifications/mail/turn-blocks.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { vampireGraves } from '../../../src/games/vampire-graves/vampire-graves.js';
import { MailWords } from '../../../src/words/notice-words.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';

const DEADLINE = '2031-06-02T10:00:00.000Z';
const label = { key: 'decision.search' };
const asked = [{ id: 'search', label, deadline: DEADLINE }];
const situation = {
  ...{ seat: 'seeker-1', hasActed: true, isTimed: true, asked, told: [], unspoken: [], named: [] },
} as unknown as Situation;
const words = new MailWords();

/** The text of a letter to who reads English in Paris. */
function letter(
  type: Delivery['type'],
  data: Delivery['data'],
  known: Situation | undefined = situation,
  ruleset: AboutGame['ruleset'] = hideAndSeek,
) {
  const to = { zone: 'Europe/Paris', language: 'en' } as Recipient;
  const delivery = { topic: '0'.repeat(36), type, seat: 'hider', data } as unknown as Delivery;
  const phrases = words.about(ruleset, 'en');
  const about = { delivery, to, ruleset, phrases, situation: known, said: undefined, links: {} };
  return textBody(gameLetter(about)!.blocks).replace(/\s+/g, ' ');
}

test('who lost a seat is told why, and what becomes of it', () => {
  const lost = { because: 'misses', then: 'bot', lost: true };
  expect(letter('seat.opened', lost, undefined)).toMatch(
    /no longer yours: you let too many .* run out\. A bot/,
  );
  expect(letter('seat.opened', { ...lost, because: 'left' })).toMatch(/^You have left the seat/);
});

test.each([
  ['vote', 'bot', /the others have voted\. A bot plays on/],
  ['misses', 'open', /not made in time\. The seat is open/],
  ['left', 'open', /has left\. The seat is open/],
])('the others are told why a seat was lost: %s, %s', (because, then, text) => {
  expect(letter('seat.opened', { because, then })).toMatch(text);
});

test('about whose seat the others vote is told to act, with what there is to do', () => {
  const text = letter(
    'vote.called',
    { vote: 'table.replaceSeat.1' },
    {
      ...situation,
      board: [],
      actions: [{ id: 'a', action: { type: 'keep' }, label: { key: 'table.keepWaiting' } }],
    },
  );
  expect(text).toMatch(/^You have let too many decisions run out as Hider\. .* Act now/);
  expect(text).toContain('What you can do'.toUpperCase());
  expect(text).toContain('You have until');
});

describe('who begins a game, or asks for help,', () => {
  const AIM = 'You win when one of you finds the hider.';

  test('is told how to win', () => {
    expect(letter('game.started', null)).toMatch(`The game begins. You are First seeker. ${AIM}`);
    expect(letter('mail.answer', { lines: [], shows: ['help'] })).toContain(AIM);
    expect(letter('mail.answer', { lines: [], shows: ['access'] })).not.toContain(AIM);
  });

  test('is told what their own character can do, and of no other', () => {
    const mina = { ...situation, seat: 'mina-harker' };
    for (const type of ['game.started', 'mail.answer'] as const) {
      const data = { lines: [], shows: ['help'] };
      const text = letter(type, data, mina, furyOfDracula);
      expect(text).toMatch(/YOUR CHARACTER Mina Harker \w+/);
      expect(text).not.toContain('Godalming');
    }
    const data = { lines: [], shows: ['help'] };
    const dracula = { ...situation, seat: 'dracula' };
    expect(letter('mail.answer', data, dracula, furyOfDracula as unknown as Ruleset)).not.toContain(
      'YOUR CHARACTER',
    );
  });
});

test('that deadlines have moved is told with the own new one', () => {
  expect(letter('deadlines.moved', null)).toContain('You have until Monday, 2 June 2031');
});

test('that deadlines have moved is not told, nor in the mail of the day, where there is none any more', () => {
  const delivery = { topic: '0'.repeat(36), type: 'deadlines.moved', seat: null, data: null };
  const told = (isTimed: boolean) => {
    const to = { zone: 'Europe/Paris', language: 'en' } as Recipient;
    const known = { ...situation, asked: [], isTimed };
    const phrases = words.about(hideAndSeek, 'en');
    const about = { to, ruleset: hideAndSeek, phrases, situation: known, said: undefined, links: {} };
    const given = { ...about, delivery: delivery as unknown as Delivery };
    return [gameLetter(given) === undefined, noticeText(given)];
  };
  expect(told(false)).toEqual([true, undefined]);
  expect(told(true)).toEqual([false, expect.stringContaining('All deadlines')]);
});

test('what comes by itself is named where the table knows it', () => {
  const otherwise = { key: 'table.keepWaiting' };
  const known = { ...situation, asked: [{ ...asked[0]!, otherwise }] };
  expect(letter('deadlines.moved', null, known)).toContain('the default is taken for you: “Keep waiting”.');
});

test('where it is left to chance, that is said', () => {
  expect(letter('deadlines.moved', null)).toContain('one of what you can do, drawn at random.');
});

test('a moment is written as its reader writes it, in the zone of the reader', () => {
  const values = { from: '2031-06-01T22:30:00.000Z', until: DEADLINE };
  const events = [{ type: 'DeadlinesMoved', label: { key: 'table.DeadlinesMoved', values } }];
  const told = [{ entry: 7, struck: false, events }] as unknown as Situation['told'];
  const phrases = words.about(hideAndSeek, 'fr');
  const read = { zone: 'Europe/Paris', language: 'fr' };
  const text = textBody(happenedBlocks({ ...situation, told }, phrases, read));
  expect(text).toContain('lundi 2 juin 2031');
  expect(text).not.toMatch(/\dT\d/);
});

test('sentences of Chinese have no space between them', () => {
  const known = { ...situation, asked: [{ ...asked[0]!, label: { key: 'table.keepWaiting' } }] };
  const read = { zone: 'UTC', language: 'zh' };
  const text = textBody(askedBlocks(known, words.about(vampireGraves, 'zh'), read));
  expect(text).toMatch(/。期限：/);
});

describe('what is asked, which stands above the board,', () => {
  const question = { key: 'decision.search' };
  const about = (seat: string) => ({
    rows: [[{ key: 'table.seat' }, hideAndSeek.describe({ is: 'seat', seat }, 'spectator')]],
  });
  const part = (...lines: BoardPart['lines']) => ({ title: { key: 'board.hidden' }, lines });
  const boardOf = (...board: BoardPart[]) => {
    const seat = hideAndSeek.describe({ is: 'seat', seat: 'seeker-1' }, 'spectator');
    const blocks = turnBlocks(
      { ...situation, board, actions: [] },
      words.about(hideAndSeek, 'en'),
      { zone: 'UTC', language: 'en' },
      seat,
    );
    return blocks.flatMap((block) => (block.is === 'board' ? block.text.split('\n') : []));
  };

  test('is not said again beside nothing, or beside the name of the reader', () => {
    expect(boardOf(part(question))).toEqual([]);
    expect(boardOf(part(question, about('seeker-1')))).toEqual([]);
  });

  test('is said again with what it is about', () => {
    const told = boardOf(part(question, about('hider'), about('seeker-1')));
    expect(told).toHaveLength(3);
    expect(told.at(-1)).toContain('Hider');
  });

  test('leaves every other part of the board as it is', () => {
    expect(boardOf(part(about('seeker-1')))).toHaveLength(2);
  });
});
