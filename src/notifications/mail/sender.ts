import type { Settings } from '../../settings.js';
import type { Sender } from './mail-writer.js';

/** What this server calls itself in mails. */
export function senderOf({ publicUrl, mailDomain, host, port }: Settings): Sender {
  const site = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    site,
    ...(publicUrl === undefined ? {} : { games: `${publicUrl}/games` }),
    domain: mailDomain ?? (publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname),
  };
}
