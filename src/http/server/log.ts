import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../../settings.js';

/** JSON, one object per line. Nothing in it is secret or personal: see `observe`. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** What Nest has to say goes to the same log. */
export function nestLog(log: Logger): LoggerService {
  const at = (level: 'debug' | 'warn' | 'error' | 'fatal') => (message: unknown, context?: unknown) => {
    log[level]({ context: typeof context === 'string' ? context.split('\n')[0] : undefined }, words(message));
  };
  return {
    log: at('debug'),
    debug: at('debug'),
    verbose: at('debug'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
  };
}

function words(message: unknown): string {
  return message instanceof Error ? message.name : String(message);
}
