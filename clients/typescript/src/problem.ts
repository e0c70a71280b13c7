import type { Schemas } from './types.js';

export type ProblemCode = Schemas['Problem']['code'];

/** A refusal (RFC 9457): nothing has been changed, but where `code` is `outcome-unknown`. Decide by `code`. */
export class Problem extends Error {
  override readonly name = 'Problem';

  /** @param body as the server sent it; something between here and there may have sent another */
  constructor(
    readonly status: number,
    readonly body: Partial<Schemas['Problem']>,
  ) {
    super(`${status} ${body.title ?? 'Refused'}: ${body.detail ?? 'without a reason'}`);
  }

  /** Undefined where it was not the server that refused. */
  get code(): ProblemCode | undefined {
    return this.body.code;
  }

  is(...codes: readonly ProblemCode[]): boolean {
    return this.code !== undefined && codes.includes(this.code);
  }
}

/** No answer came, however often it was asked. Whether it was done is not known. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  /** @param key the Idempotency-Key, where there was one: send it with the same again */
  constructor(
    readonly request: string,
    readonly key: string | null,
    cause: unknown,
  ) {
    super(`${request}: no answer`, { cause });
  }
}

/** The problem in the body of an answer; whatever else stands there is no problem of the server's own. */
export function problemIn(status: number, text: string): Problem {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return new Problem(status, body);
  } catch {
    // A page of a proxy, say.
  }
  return new Problem(status, {});
}
