import { HttpException } from '@nestjs/common';
import { Refusal, type RefusalCode } from '../../refusals/refusal.js';
import { wrong, type WrongKey } from '../../refusals/wrong.js';

/** What a thrown thing means to a client. What is not understood is a fault of the server. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HttpException) return byStatus(error.getStatus());
  if (isFastifyError(error)) return byStatus(error.statusCode, error.code);
  if (isForClients(error)) return byStatus(error.statusCode);
  return new Refusal(isDatabaseAway(error) ? 'not-ready' : 'internal-error');
}

const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  404: 'not-found',
  405: 'method-not-allowed',
  412: 'precondition-failed',
  413: 'body-too-large',
  414: 'not-found',
  415: 'unsupported-media-type',
  416: 'range-not-satisfiable',
  417: 'expectation-failed',
  503: 'not-ready',
};

const WRONG: Readonly<Record<string, WrongKey>> = {
  FST_ERR_BAD_URL: 'url',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'contentLength',
};

function byStatus(status: number, fault = ''): Refusal {
  const code = BY_STATUS[status] ?? (status < 500 ? 'invalid-request' : 'internal-error');
  const key = WRONG[fault];
  return new Refusal(code, {}, key === undefined ? {} : { errors: [{ what: wrong(key) }] });
}

interface WithStatus extends Error {
  readonly code: string;
  readonly statusCode: number;
}

function isFastifyError(error: unknown): error is WithStatus {
  return hasStatus(error) && String(error.code).startsWith('FST_');
}

/** The library that sends files marks the errors that are the client's (`http-errors`). */
function isForClients(error: unknown): error is WithStatus {
  return hasStatus(error) && (error as { expose?: unknown }).expose === true && error.statusCode < 500;
}

function hasStatus(error: unknown): error is WithStatus {
  return error instanceof Error && typeof (error as { statusCode?: unknown }).statusCode === 'number';
}

// Class 08 and 57P are Postgres' own words for a connection that is not there (any more); 53300: too many of them.
const AWAY = /^(?:08...|57P0\d|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const AWAY_WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && AWAY.test(code)) || AWAY_WORDS.test(error.message);
}
