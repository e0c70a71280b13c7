import fs from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Serving, serving } from '../../docs/support/serving.js';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const EXECUTABLE = [process.env.CHROMIUM ?? '', ...PLACES].find(
  (place) => place !== '' && fs.existsSync(place),
);

const NOT_RUN =
  'The pages were not tried in a browser: there is no Chromium here (CHROMIUM names one that stands elsewhere).';

/** What these tests have: a server of their own, and a browser. */
interface Here {
  server: Serving;
  browser: Watched;
}

/** Tests in a real browser, which are skipped where there is none. Its pages may complain of nothing. */
export function describeInBrowser(name: string, tests: (here: Here) => void): void {
  const here = {} as Here;
  if (EXECUTABLE === undefined) {
    process.stderr.write(`${NOT_RUN}\n`);
    return void describe.skip(name, () => tests(here));
  }
  describe(name, () => {
    beforeAll(async () => {
      [here.server, here.browser] = await Promise.all([serving(), Watched.open()]);
    });
    afterAll(async () => {
      await here.browser.close();
      await here.server.stop();
    });
    afterEach(() => expect(here.browser.heard()).toEqual([]));
    tests(here);
  });
}

/** A browser whose pages may complain of nothing. */
export class Watched {
  readonly complaints: string[] = [];

  private constructor(private readonly browser: Browser) {}

  static async open(): Promise<Watched> {
    // The sandbox of Chromium does not work for root, nor in many containers; it opens pages of our own only.
    const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
    return new Watched(await chromium.launch({ executablePath: EXECUTABLE!, args }));
  }

  /** Somebody's own browser: it shares nothing with others'. */
  async page(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => this.complaints.push(String(error.stack ?? error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.complaints.push(`${message.text()} ${message.location().url}`);
    });
    return page;
  }

  /** What has been complained of since the last time. */
  heard(): string[] {
    return this.complaints.splice(0);
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
