import { type MailHeader, messageIdOf, valuesOf } from './mail-headers.js';

const MACHINES = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(\+|@|$)/i;

// What programs write that answer for somebody who is away, and nothing else says that they do.
const AWAY =
  /^(auto(matic|mated)?[ -]?(reply|response|antwort)|automatische (antwort|abwesenheits)|abwesenheit|out of (the )?office|r[ée]ponse automatique|absence|respuesta autom[aá]tica|risposta automatica|resposta autom[aá]tica|automatisch antwoord|automatyczna odpowied[zź]|automatick[aá] odpov[eě][dď]|автоматический ответ|автоответ|自動応答|自动回复|自動回覆|자동 회신|autosvar|automaattinen vastaus|otomatik yan[ıi]t|undeliver(able|ed)|delivery status notification|mail delivery|returned mail|vacation)/iu;

// Headers that say so by being there.
const TELLING = ['list-id', 'x-loop', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'];
const SAYING: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['auto-submitted', /^(?!\s*no\b)/i],
  ['precedence', /bulk|junk|list|auto/i],
  ['content-type', /multipart\/report/i],
];

/**
 * Whether a mail was written by a program: nothing is done for it, and nothing is ever answered to it (RFC 3834).
 * @param from the sender of the envelope; empty in what reports about mail
 */
export function isAutomatic(
  headers: readonly MailHeader[],
  { from, subject, domain }: { readonly from: string; readonly subject: string; readonly domain: string },
): boolean {
  if (from === '' || MACHINES.test(from) || AWAY.test(subject.trim())) return true;
  return saysSo(headers) || isOurs(headers, domain);
}

function saysSo(headers: readonly MailHeader[]): boolean {
  if (headers.some(({ name }) => TELLING.includes(name))) return true;
  return SAYING.some(([name, pattern]) => valuesOf(headers, name).some((value) => pattern.test(value)));
}

// As this server names its mails, and nobody else theirs.
const OWN_NAME = /^<(?:account|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.(?:[\w-]+\.)*[0-9a-f]{32}$/;

/** What this server sent has come back. That others have mailboxes in its domain is no reason to ignore them. */
function isOurs(headers: readonly MailHeader[], domain: string): boolean {
  const [, name = '', host] = /^(.*)@([^@]*)>$/.exec(messageIdOf(headers)?.toLowerCase() ?? '') ?? [];
  return host === domain.toLowerCase() && OWN_NAME.test(name);
}
