import { nameInMail } from '../../../src/notifications/mail/name-in-mail.js';

test.each([
  ["Renée O'Hara-Müller 2", "Renée O'Hara-Müller 2"],
  ['Dr. J. Seward', 'Dr J Seward'],
  ['www.evil.example/win', 'wwwevilexamplewin'],
  ['see https://evil.example/win now', 'see now'],
  ['mail me@evil.example', 'mail meevilexample'],
  ['x'.repeat(60), 'x'.repeat(40)],
  ['🧛', ''],
])('%s stands in mails as %s', (name, shown) => {
  expect(nameInMail(name)).toBe(shown);
});
