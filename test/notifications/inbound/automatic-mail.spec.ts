import { isAutomatic } from '../../../src/notifications/inbound/automatic-mail.js';
import { mailHeaders, messageIdOf } from '../../../src/notifications/inbound/mail-headers.js';

const PERSON = { from: 'mina@example.net', subject: 'Re: Your turn', domain: 'play.example.org' };

function automatic(headers: string, more: Partial<typeof PERSON> = {}): boolean {
  return isAutomatic(mailHeaders(Buffer.from(`${headers}\r\n\r\nAuto-Submitted: yes`)), {
    ...PERSON,
    ...more,
  });
}

test('what a person writes is not automatic', () => {
  expect(automatic('From: mina@example.net')).toBe(false);
  expect(automatic('Auto-Submitted: no')).toBe(false);
  expect(automatic('Message-ID: <1@example.net>', { subject: 'Re: autumn' })).toBe(false);
});

test.each([
  'Auto-Submitted: auto-replied',
  'auto-submitted:\r\n auto-generated; owner=x',
  'Precedence: bulk',
  'Precedence: junk',
  'List-Id: <players.example.net>',
  'X-Loop: yes',
  'X-Autoreply: yes',
  'Content-Type: multipart/report; report-type=delivery-status',
  'Message-ID: <0197a3c4-58f1-7c63-9d0e-3b6a5f2d1c48.7.player-1.3b6a5f2d1c483b6a5f2d1c483b6a5f2d@PLAY.example.org>',
  'Message-ID: <account.3b6a5f2d1c483b6a5f2d1c483b6a5f2d@play.example.org>',
])('"%s" tells a program', (header) => {
  expect(automatic(header)).toBe(true);
});

test.each([
  '',
  'MAILER-DAEMON@example.net',
  'postmaster@example.net',
  'no-reply@example.net',
  'bounce+7@example.net',
])('what "%s" sends is automatic', (from) => expect(automatic('', { from })).toBe(true));

test.each([
  ...[
    'Automatic reply: Your turn',
    'Out of Office',
    'Automatische Antwort: x',
    'Abwesenheitsnotiz',
    'Réponse automatique : x',
  ],
  ...['Автоответ: x', '自動応答: x', '自动回复：x', 'Undelivered Mail Returned to Sender'],
])('the subject "%s" tells a program', (subject) => {
  expect(automatic('', { subject })).toBe(true);
});

test('who has a mailbox in the domain of the server is no program', () => {
  expect(automatic('Message-ID: <turn.7@play.example.org>')).toBe(false);
});

test('headers are unfolded, end at the blank line, and survive what is none', () => {
  const raw = Buffer.from('Subject: a\r\n b\r\nnonsense\r\n: x\r\nMessage-ID: (c) <1@x>\r\n\r\nList-Id: <y>');
  const headers = mailHeaders(raw);
  expect(headers).toEqual([
    { name: 'subject', value: 'a b' },
    { name: 'message-id', value: '(c) <1@x>' },
  ]);
  expect(messageIdOf(headers)).toBe('<1@x>');
});
