import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { escaped } from '../../notifications/mail/html-body.js';
import { Mailbox } from '../../notifications/mail/mailbox.js';
import { Refusal } from '../../refusals/refusal.js';
import { Settings } from '../../settings.js';
import { Public } from '../access/access.js';
import { isFromHere } from '../access/metrics-reader.js';
import { Operation } from '../contract/operation.js';
import { listPage, mailPage } from './mailbox-pages.js';
import * as contract from './mailbox.contract.js';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/;
const HTML = Header('content-type', 'text/html; charset=utf-8');
// The frame must look as a mail does; scripts, forms and anything from elsewhere stay out.
const FRAMED = Header(
  'content-security-policy',
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; form-action 'none'",
);

/** Reads what was not sent. It shows everybody's mail, so it is there for the machine itself alone. */
@Controller('dev/mail')
export class MailboxController {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly settings: Settings,
  ) {}

  @Operation(contract.mailbox)
  @Public()
  @Get()
  @HTML
  @FRAMED
  async list(@Req() request: FastifyRequest) {
    this.requireHere(request);
    return listPage(await this.mailbox.list());
  }

  @Operation(contract.mailPage)
  @Public()
  @Get(':mail')
  @HTML
  @FRAMED
  async one(@Param('mail') id: string, @Req() request: FastifyRequest) {
    this.requireHere(request);
    return mailPage(id, await this.mailbox.read(idOf(id)));
  }

  @Operation(contract.mailHtml)
  @Public()
  @Get(':mail/html')
  @HTML
  @FRAMED
  async html(@Param('mail') id: string, @Req() request: FastifyRequest) {
    this.requireHere(request);
    const { html, text } = await this.mailbox.read(idOf(id));
    return html ?? `<pre>${escaped(text)}</pre>`;
  }

  @Operation(contract.mailFile)
  @Public()
  @Get(':mail/raw')
  @Header('content-type', 'message/rfc822')
  @Header('content-disposition', 'attachment; filename="mail.eml"')
  async raw(@Param('mail') id: string, @Req() request: FastifyRequest) {
    this.requireHere(request);
    return this.mailbox.raw(idOf(id));
  }

  /** The name that was asked for counts, too: a page of a stranger could have its own name lead here. */
  private requireHere(request: FastifyRequest): void {
    const name = request.hostname.replace(/:\d+$/, '');
    if (!isForHere(this.settings) || !LOOPBACK.test(name) || !isFromHere(request))
      throw new Refusal('not-found');
  }
}

/** Behind a proxy that says nothing of it, everybody's requests come from the machine itself. */
function isForHere({ smtpUrl, host, publicUrl, trustProxy }: Settings): boolean {
  return smtpUrl === undefined && publicUrl === undefined && !trustProxy && LOOPBACK.test(host);
}

function idOf(id: string): string {
  if (!UUID.test(id)) throw new Refusal('mail-not-found');
  return id;
}
