import type { Page } from 'playwright-core';
import { describeInBrowser } from './support/browser.js';

describeInBrowser('in a browser', (here) => {
  const told = (page: Page, id: string) => page.locator(`#${id}`).innerText();
  const actions = (page: Page) => page.locator('#actions button[id^=action-]');

  /** Sets up a game for two on the start page. */
  async function begin(page: Page, choose: () => Promise<unknown> = async () => undefined): Promise<string> {
    await page.goto(here.server.url);
    await page.locator('#players').selectOption('2');
    await choose();
    await page.locator('#play input[name=name]').fill('Mina');
    await page.locator('#play button.main').click();
    await page.waitForURL(/\/games\//);
    return page.url();
  }

  /** The token that a browser keeps. */
  const tokenOf = (page: Page) => page.evaluate<string>(`localStorage.getItem('harker.token')`);

  describe('a game against a bot', () => {
    let page: Page;
    let url: string;

    beforeAll(async () => {
      page = await here.browser.page({ viewport: { width: 390, height: 800 } });
      url = await begin(page);
    });

    it('is played to its end by clicks', async () => {
      const middleOf = async (label: string) => {
        const box = await page.getByRole('button', { name: label, exact: true }).boundingBox();
        return [box!.x + box!.width / 2, box!.y + box!.height / 2].map(Math.round);
      };
      await actions(page).first().waitFor();
      await page.locator('#actions .cells').waitFor();
      expect(await page.locator('#parts a').getAttribute('href')).toBe('/docs/vampire-graves');
      const [x, y] = await middleOf('Open the grave in column 3, row 2');
      expect((await middleOf('Open the grave in column 3, row 5'))[0]).toBe(x);
      expect((await middleOf('Open the grave in column 10, row 2'))[1]).toBe(y);
      await page.locator('#actions .cells button').first().focus();
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('#actions button:focus').innerText()).toBe('1·2');
      const board = await page.locator('#board img').boundingBox();
      // The grave at the upper left corner of the picture's grid.
      await page.locator('#board img').click({ position: await cornerOf(page, board!.width) });
      await page.locator('#log p').getByText('column 1, row 1').first().waitFor();
      expect(await page.locator('#board img').getAttribute('alt')).toMatch(/^Vampire graves\. Turn \d+$/);
      // The rest of the clicks, as soon as there is something to click.
      await page.evaluate(
        `setInterval(() => document.querySelector('#actions button[id^=action-]')?.click(), 20)`,
      );
      await page
        .locator('#status')
        .getByText(/You have (?:won|lost)/)
        .waitFor({ timeout: 80_000 });
      expect(await told(page, 'status')).toMatch(/^You have (?:won|lost) · Won: Player [12]\. \S/);
      await page.reload();
    }, 240_000);

    /** The middle of the first grave, in the picture as it is shown. */
    const cornerOf = (of: Page, width: number) =>
      of.evaluate<{ x: number; y: number }>(
        `(async () => {
          const { gridIn } = await import(document.querySelector('script').src.replace('game.js', 'grid.js'));
          const svg = decodeURIComponent(document.querySelector('#board img').src.split(',').slice(1).join(','));
          const grid = gridIn(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement);
          const [{ at }] = grid.cells;
          const scale = ${width} / grid.width;
          return { x: at.x * scale, y: at.y * scale };
        })()`,
      );

    it('has a narrow board where there is little room, and a wide one when the phone is turned', async () => {
      const asked: (string | null)[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname.endsWith('board.svg')) asked.push(searchParams.get('layout'));
      });
      const isSeen = (units: number) => page.locator(`#board img[src*="0%200%20${units}%20"]`).waitFor();
      await page.reload();
      await isSeen(600);
      await page.setViewportSize({ width: 844, height: 390 });
      await isSeen(1200);
      await page.setViewportSize({ width: 390, height: 800 });
      await isSeen(600);
      expect(asked).toEqual(['narrow', null]);
    });

    it('is looked back upon with the keyboard, by the eyes of others, and verified', async () => {
      await page.locator('#verdict.good').waitFor();
      expect(await told(page, 'verdict')).toMatch(/^✔ Verified in your browser: \d+ entries, each sealed/);
      const last = Number(await page.locator('body').getAttribute('data-version'));
      await page.locator('#replay-at').focus();
      await page.keyboard.press('Home');
      await at(1);
      expect(await page.locator('#board .frame').innerText()).toBe(
        'Before the game begins there is no board.',
      );
      await page.keyboard.press('End');
      await at(last);
      await page.keyboard.press('ArrowLeft');
      await at(last - 1);
      expect(await told(page, 'log')).toContain(`\n${last - 1}\n`);
      expect(await told(page, 'log')).not.toContain(`\n${last}\n`);
      expect(await told(page, 'replay-told')).toBe(`entry ${last - 1} of ${last}`);
      await page.locator('#replay-as').selectOption('spectator');
      await page.locator('body[data-viewer=spectator]').waitFor();
      expect(await page.locator('#diff td').count()).toBeGreaterThan(1);
      expect(await page.locator('#diff td').first().isVisible()).toBe(false);
      expect(await told(page, 'seats')).toContain('Player 1: Mina');
      expect(page.url()).toBe(`${url}#v=${last - 1}&as=spectator`);
    });

    it('is shown to others at the moment that a link names', async () => {
      const shown = await page.locator('#board img').getAttribute('src');
      const link = page.url();
      const other = await page.context().newPage();
      await other.goto(link);
      await other.locator('body[data-viewer=spectator]').waitFor();
      expect(await other.locator('#board img').getAttribute('src')).toBe(shown);
      await other.close();
    });

    it('is not verified where a byte of an entry is another', async () => {
      const tampered = await page.context().newPage();
      await tampered.route(/\/events\?/, async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text()).replace('"entry":4,"seat":"player-', '"entry":4,"seat":"Player-');
        await route.fulfill({ response: answer, body: text });
      });
      await tampered.goto(url);
      await tampered.locator('#verdict.bad').waitFor();
      expect(await told(tampered, 'verdict')).toMatch(/^✘ Not verified: entry 4 is not what was sealed/);
      await tampered.close();
    });

    it('is not verified where this browser was shown another history before', async () => {
      const game = url.split('/').at(-1);
      const later = await page.context().newPage();
      await later.goto(here.server.url);
      await later.evaluate(
        `localStorage.setItem('harker.head.${game}', '{"version":3,"hash":"${'0'.repeat(64)}"}')`,
      );
      await later.goto(url);
      await later.locator('#verdict.bad').waitFor();
      expect(await told(later, 'verdict')).toMatch(/^✘ Not verified: entry 3 is not what was sealed/);
      await later.close();
    });

    const at = (version: number) => page.locator(`body[data-version="${version}"]`).waitFor();
  });

  it('a game is set up and played without a mouse', async () => {
    const page = await here.browser.page();
    await page.goto(here.server.url);
    const type = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.locator('#play fieldset input:checked').focus();
    await type('Tab', 'Tab', 'Tab', 'Tab');
    await page.keyboard.type('Mina');
    await type('Enter');
    await page.waitForURL(/\/games\//);
    await actions(page).first().waitFor();
    await page.locator('#actions-filter').focus();
    await page.keyboard.type('column 7, row 5');
    await type('Enter');
    await page.locator('#log p').getByText('column 7, row 5').first().waitFor();
    await page.locator('#actions button:focus').or(page.locator('#status:not(.mine)')).first().waitFor();
  });

  it('a stranger sees nothing of a private game', async () => {
    const [mina, stranger] = [await here.browser.page(), await here.browser.page()];
    const url = await begin(mina);
    await stranger.goto(here.server.url);
    await stranger.locator('#account input[name=name]').fill('Renfield');
    await stranger.locator('#account form button').first().click();
    await stranger.locator('#account code.token').waitFor({ state: 'attached' });
    await stranger.goto(url);
    await stranger.getByText('There is nothing to see here').waitFor();
    expect(await stranger.locator('#table').isVisible()).toBe(false);
    // The browser itself notes that the game was not found.
    expect(here.browser.heard()).toEqual([expect.stringContaining('404')]);
  });

  it('a stranger is offered games in which a seat is free, and none whose seats are kept', async () => {
    const [mina, lucy, stranger] = [
      await here.browser.page(),
      await here.browser.page(),
      await here.browser.page(),
    ];
    const beginWith = async (page: Page, others: string) => {
      const url = await begin(page, () => page.locator('select[name=others]').selectOption(others));
      return url.split('/').at(-1)!;
    };
    const kept = await beginWith(mina, 'invite');
    const free = await beginWith(lucy, 'open');
    await stranger.goto(here.server.url);
    await stranger.locator('#account input[name=name]').fill('Renfield');
    await stranger.locator('#account form button').first().click();
    await stranger.locator(`#free #game-${free}`).waitFor();
    expect(await stranger.locator(`#free #game-${kept}`).count()).toBe(0);
  });

  it('a friend sits down by an invitation', async () => {
    const [mina, lucy] = [await here.browser.page(), await here.browser.page()];
    await begin(mina, () => mina.locator('select[name=others]').selectOption('invite'));
    const link = await mina.locator('#seats code').innerText();
    await lucy.goto(link);
    await lucy.locator('#door input[name=name]').fill('Lucy');
    await lucy.locator('#door form button').first().click();
    await lucy.locator('#door button.main').click();
    await lucy.locator('#board img').waitFor();
    // Mina hears of it by the stream.
    await mina.locator('#board img').waitFor();
    expect(await told(mina, 'seats')).toContain('Player 2: Lucy');
    expect(await tokenOf(lucy)).not.toBe(await tokenOf(mina));
  });

  it('everything is said in the language of who reads, and in another when it is chosen', async () => {
    const page = await here.browser.page({ locale: 'fr-FR' });
    await begin(page);
    await actions(page).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.locator('#log-title').innerText()).toBe('Ce qui s’est passé');
    expect(await page.locator('#actions .caption').innerText()).toMatch(/^Ouvrir la tombe/);
    await page.locator('#language').selectOption('ko');
    await page.locator('html[lang=ko]').waitFor();
    await actions(page).first().waitFor();
    expect(await page.locator('#log-title').innerText()).toBe('지난 일');
    expect(await page.locator('#board img').getAttribute('alt')).toMatch(/^뱀파이어/);
  });
});
