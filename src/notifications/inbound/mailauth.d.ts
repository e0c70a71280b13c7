/** What is used of mailauth, which brings no types. */
declare module 'mailauth' {
  type Result = 'none' | 'neutral' | 'pass' | 'fail' | 'softfail' | 'policy' | 'temperror' | 'permerror';
  export interface Status {
    readonly result: Result;
    /** Bytes of the body that a signature does not cover. */
    readonly underSized?: number;
  }
  export interface Authenticated {
    readonly dkim: {
      readonly headerFrom: readonly string[];
      readonly results: readonly { readonly signingDomain: string; readonly status: Status }[];
    };
    readonly spf: { readonly domain: string; readonly status: Status } | false;
    readonly dmarc:
      | {
          readonly status: Status;
          readonly alignment?: { readonly [by in 'spf' | 'dkim']: { readonly strict: boolean } };
        }
      | false;
  }
  export function authenticate(
    raw: Buffer,
    options: {
      readonly sender?: string | undefined;
      readonly ip?: string | undefined;
      readonly helo?: string | undefined;
      readonly mta: string;
      readonly disableArc: boolean;
      readonly disableBimi: boolean;
      readonly resolver: (name: string, type: string) => Promise<unknown>;
    },
  ): Promise<Authenticated>;
}

declare module 'mailauth/lib/tools.js' {
  /** The first of the domains that belongs to the same organisation; false if none does. */
  export function getAlignment(
    from: string,
    domains: readonly string[],
    options: { strict: boolean },
  ): unknown;
}
