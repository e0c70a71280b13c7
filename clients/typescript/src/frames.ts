/** One server-sent event as it came; `id` is the last that was named. */
export interface RawFrame {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
  /** How long to wait before connecting again, if the server has said so, in milliseconds. */
  readonly retryMs: number | undefined;
}

/** Takes text apart into events (HTML, section 9.2.6). What was cut off before its empty line is no event. */
export class FrameReader {
  private rest = '';
  private data: string[] = [];
  private event = '';
  private id: string | undefined;
  private retryMs: number | undefined;
  private begun = false;

  /** @returns the events that are complete now */
  take(text: string): RawFrame[] {
    if (!this.begun && text !== '') {
      this.begun = true;
      text = text.replace(/^\uFEFF/, '');
    }
    const lines = (this.rest + text).split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.line(line));
  }

  private line(line: string): RawFrame[] {
    if (line === '') return this.finish();
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    this.field(name, value);
    return [];
  }

  private field(name: string, value: string): void {
    switch (name) {
      case 'data':
        this.data.push(value);
        break;
      case 'event':
        this.event = value;
        break;
      case 'id':
        this.id = value;
        break;
      case 'retry':
        if (/^\d+$/.test(value)) this.retryMs = Number(value);
    }
  }

  private finish(): RawFrame[] {
    const { data, event, id, retryMs } = this;
    this.data = [];
    this.event = '';
    if (data.length === 0) return [];
    return [{ event: event === '' ? 'message' : event, id, data: data.join('\n'), retryMs }];
  }
}

/** The events of a body, until it ends. @throws where the connection breaks, or nothing at all comes for `quietMs` */
export async function* framesOf(
  body: ReadableStream<Uint8Array>,
  quietMs: number,
): AsyncGenerator<RawFrame, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const frames = new FrameReader();
  try {
    for (;;) {
      const { done, value } = await withinMs(reader.read(), quietMs);
      if (done) return;
      yield* frames.take(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function withinMs<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came for ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
