import http from 'node:http';
import { EVENT_STREAM } from '../../../src/http/stream/frame.js';
import { theContract } from './contract.js';

export interface HeardFrame {
  readonly event: string;
  readonly id: number | undefined;
  readonly data: ReturnType<typeof JSON.parse>;
}

export interface StreamCall {
  readonly port: number;
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const LONGEST_MS = 10_000;

/** A client of a stream, as the living standard of HTML describes one (section 9.2.6), but for connecting again. */
export class StreamClient {
  status = 0;
  headers: http.IncomingHttpHeaders = {};
  /** Status, names and values as they came, in their order. */
  head: readonly string[] = [];
  /** Whatever came, as it came. */
  text = '';
  closed = false;
  private taken = 0;
  private readonly changes = new Set<() => void>();

  private constructor(
    private readonly request: http.ClientRequest,
    private readonly asked: { readonly method: string; readonly url: string },
  ) {}

  /** @returns when the head of the answer has come */
  static open({ port, path, token, headers = {} }: StreamCall): Promise<StreamClient> {
    const sent = {
      ...{ accept: EVENT_STREAM },
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    };
    return new Promise((settle, fail) => {
      const request = http.get({ host: '127.0.0.1', port, path, headers: sent, agent: false });
      const client = new StreamClient(request, { method: 'GET', url: path });
      request.once('error', fail);
      request.once('response', (answer) => {
        client.hear(answer);
        const heard = () => {
          const { status, faults } = client;
          if (faults.length === 0) settle(client);
          else fail(new Error(`${path} answers ${status}: ${faults.join('; ')}`));
        };
        // A problem is read whole, and its body is held against the contract as well.
        if (client.status < 400) heard();
        else answer.once('end', heard);
      });
    });
  }

  private hear(answer: http.IncomingMessage): void {
    this.status = answer.statusCode ?? 0;
    this.headers = answer.headers;
    this.head = [String(this.status), ...answer.rawHeaders];
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => {
      this.text += text;
      this.changed();
    });
    answer.on('error', () => undefined);
    answer.on('close', () => {
      this.closed = true;
      this.changed();
    });
  }

  /** What openapi.json does not say of the answer. */
  private get faults(): readonly string[] {
    const answer = { ...this.asked, status: this.status, headers: this.headers };
    if (this.status < 400) return theContract().headFaults(answer);
    return theContract().faults({ ...answer, body: this.text });
  }

  /** All frames that have come whole. */
  get frames(): HeardFrame[] {
    const whole = this.text.slice(0, this.text.lastIndexOf('\n\n') + 2);
    return whole.split('\n\n').flatMap(frameIn);
  }

  get ids(): (number | undefined)[] {
    return this.frames.map(({ id }) => id);
  }

  /** The next frame that was not taken yet. */
  async next(): Promise<HeardFrame> {
    const place = this.taken++;
    await this.until(() => this.frames.length > place);
    const frame = this.frames[place]!;
    // Without what is undefined, as JSON has it.
    const said = JSON.parse(JSON.stringify(frame)) as object;
    expect(theContract().valueFaults('StreamFrame', said)).toEqual([]);
    return frame;
  }

  async until(isSo: () => boolean): Promise<void> {
    const late = Date.now() + LONGEST_MS;
    while (!isSo()) {
      if (Date.now() > late) throw new Error(`the stream came so far and no further:\n${this.text}`);
      await new Promise<void>((next) => {
        const timer = setTimeout(next, 100);
        this.changes.add(() => {
          clearTimeout(timer);
          next();
        });
      });
    }
  }

  end(): Promise<void> {
    return this.until(() => this.closed);
  }

  close(): void {
    this.request.destroy();
  }

  private changed(): void {
    for (const change of this.changes) change();
    this.changes.clear();
  }
}

function frameIn(block: string): HeardFrame[] {
  const fields = block.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line) ?? ['', '', '']);
  const values = (name: string) => fields.filter(([, own]) => own === name).map(([, , value]) => value!);
  const [event] = values('event');
  if (event === undefined) return [];
  const [id] = values('id');
  const data = JSON.parse(values('data').join('\n'));
  return [{ event, id: id === undefined ? undefined : Number(id), data }];
}
