import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';
export const SECRET_BYTES = 32;

/** A secret as it is shown, once. */
export function secretText(secret: Buffer): string {
  return PREFIX + secret.toString('base64');
}

/**
 * The headers by which a receiver knows that a body is ours and fresh (Standard Webhooks 1.0.0).
 * @param secrets every live one signs, so that a receiver may know either
 */
export function signedHeaders(
  id: string,
  at: Date,
  body: string,
  secrets: readonly Buffer[],
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
