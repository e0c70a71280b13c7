/** The media type of server-sent events (HTML, section 9.2). */
export const EVENT_STREAM = 'text/event-stream';

export interface Frame {
  readonly event: string;
  /** What a client sends back as `Last-Event-ID`; none: it stays as it was. */
  readonly id?: number;
  /** Text; each of its lines goes out as a line of its own. */
  readonly data: string;
}

export function frameText({ event, id, data }: Frame): string {
  const lines = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}${lines.join('')}\n`;
}

/** A line that clients read over: a sign of life. */
export const BEAT = ':\n\n';

/** How long clients that connect again by themselves wait before they do, in milliseconds. */
export const RETRY = 'retry: 1000\n\n';
