import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as it came, and as a mail client reads it. */
export interface Letter {
  readonly raw: string;
  readonly mail: ParsedMail;
}

/** An SMTP server that brings each mail to whom it is addressed to. */
export async function postOffice(bring: (address: string, letter: Letter) => void) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        void simpleParser(raw).then((mail) => {
          for (const { address } of envelope.rcptTo) bring(address, { raw: raw.toString(), mail });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** The numbered options in the text of a mail, as a reader takes them: by their numbers. */
export function optionsIn(text: string): Map<number, string> {
  const options = new Map<number, string>();
  const [, list = ''] = /^WHAT YOU CAN DO\n([^]*?)\n(?=\n[A-Z]|\n-- $)/m.exec(text) ?? [];
  let beginning = '';
  let last = 0;
  for (const line of list.split('\n')) {
    const cells = [...line.matchAll(/(?:^ {2,}| {2,})(\d+) {2}(\S.*?)(?= {2,}\d+ {2}|\s*$)/g)];
    if (line === '') beginning = '';
    else if (cells.length > 0)
      for (const [, number, label] of cells) options.set((last = Number(number)), beginning + label!);
    else if (line.endsWith(' …')) beginning = line.trim().slice(0, -1);
    else options.set(last, `${options.get(last)} ${line.trim()}`);
  }
  return options;
}
