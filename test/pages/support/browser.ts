import fs from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const EXECUTABLE = [process.env.CHROMIUM ?? '', ...PLACES].find(
  (place) => place !== '' && fs.existsSync(place),
);

const NOT_RUN =
  'The pages were not tried in a browser: there is no Chromium here (CHROMIUM names one that stands elsewhere).';

/** Tests in a real browser, which are skipped where there is none. */
export function describeInBrowser(name: string, tests: () => void): void {
  if (EXECUTABLE !== undefined) return void describe(name, tests);
  process.stderr.write(`${NOT_RUN}\n`);
  describe.skip(name, tests);
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
