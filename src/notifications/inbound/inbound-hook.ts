import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Outside } from '../../events/outside.js';
import { Refusal } from '../../refusals/refusal.js';
import { type Reception, TooManyWait } from './reception.js';

const MOST_AGE_MS = 300_000;
// By then some of the mails that wait are done.
const RETRY_AFTER_S = 60;

/** What came beside a mail by HTTP. */
export interface Signed {
  /** Seconds since 1970. */
  readonly timestamp?: string | undefined;
  readonly signature?: string | undefined;
  readonly recipient?: string | undefined;
}

/** Mail that a provider has received and passes on. */
export class InboundHook {
  /** @param secret shared with the provider; undefined: there is none */
  constructor(
    private readonly reception: Reception,
    private readonly secret: string | undefined,
    private readonly outside: Outside,
  ) {}

  /** Before the body is read. @throws Refusal where no mail is taken this way */
  mustBeOpen(): void {
    if (this.secret === undefined) throw new Refusal('mail-not-taken');
  }

  /** Once this returns, the mail is kept. @throws Refusal */
  async take(raw: Buffer, { timestamp = '', signature = '', recipient }: Signed): Promise<void> {
    this.mustBeOpen();
    if (!this.isSigned(raw, timestamp, signature)) throw new Refusal('mail-not-signed');
    const { to, from } = this.reception.envelopeIn(raw);
    await this.reception
      .take(raw, { to: recipient === undefined ? to : [recipient], from })
      .catch((error: unknown) => {
        if (!(error instanceof TooManyWait)) throw error;
        throw new Refusal('too-many-requests', { retryAfter: RETRY_AFTER_S });
      });
  }

  private isSigned(raw: Buffer, timestamp: string, signature: string): boolean {
    const age = Math.abs(this.outside.now().getTime() - Number(timestamp) * 1_000);
    if (!/^\d{1,12}$/.test(timestamp) || age > MOST_AGE_MS) return false;
    const wanted = createHmac('sha256', this.secret!).update(`${timestamp}.`).update(raw).digest();
    const given = Buffer.from(signature, 'hex');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}
