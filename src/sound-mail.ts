/** What is asked of the settings of mail. */
export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly dkimDomain: string | undefined;
  readonly dkimSelector: string | undefined;
  readonly dkimKey: string | undefined;
  readonly mailAuth: string;
  readonly mailAuthserv: string | undefined;
  readonly smtpListen: { readonly host: string } | undefined;
  readonly inboundMailSecret: string | undefined;
}

/** Settings of mail that do not fit together: one sentence each. */
export function unsoundMail(settings: MailSettings): string[] {
  const { smtpUrl, publicUrl, mailAuth, mailAuthserv, smtpListen, inboundMailSecret } = settings;
  const { dkimDomain, dkimSelector, dkimKey } = settings;
  const dkim = [dkimDomain, dkimSelector, dkimKey].filter((one) => one !== undefined);
  const isOpen =
    inboundMailSecret !== undefined || (smtpListen !== undefined && !isLoopback(smtpListen.host));
  const faults: Readonly<Record<string, boolean>> = {
    'SMTP_URL sends mails to others: PUBLIC_URL must say where their links lead.':
      smtpUrl !== undefined && publicUrl === undefined,
    'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY go together: all three, or none.':
      dkim.length > 0 && dkim.length < 3,
    'MAIL_AUTH is provider: MAIL_AUTHSERV must say by which name the provider gives its verdict.':
      mailAuth === 'provider' && mailAuthserv === undefined,
    // Else anybody could write in the name of others.
    'MAIL_AUTH is none: then mail may come from this machine only, by an SMTP_LISTEN on 127.0.0.1.':
      mailAuth === 'none' && isOpen,
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
