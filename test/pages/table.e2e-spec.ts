import type { Page } from 'playwright-core';
import { describeInBrowser } from './support/browser.js';

const DAY_MS = 86_400_000;

describeInBrowser('at the table, in a browser', (here) => {
  /** The game of this page, as the server has it. */
  const gameOf = (page: Page) =>
    page.evaluate<{ options: object; time: object; seats: { seat: string; kind: string }[] }>(
      `fetch('/v1' + location.pathname, {
        headers: { authorization: 'Bearer ' + localStorage.getItem('harker.token') },
      }).then((answer) => answer.json())`,
    );

  it('a game is set up with options, a clock and a bot at a seat of one’s choice', async () => {
    const page = await here.browser.page();
    await page.goto(here.server.url);
    await page.locator('#play input[value=fury-of-dracula-2e]').check();
    await page.locator('#options summary').click();
    expect(await page.locator('#option-trailSpaces option:checked').innerText()).toBe('7');
    expect(await page.locator('.option', { hasText: 'Spaces of the trail' }).count()).toBe(1);
    await page.locator('#option-preset').selectOption({ label: 'published' });
    // One option has decided the defaults of others.
    await page.locator('#option-trailSpaces option:checked', { hasText: '6' }).waitFor({ state: 'attached' });
    await page.locator('#option-wolfFormCombines').uncheck();
    await page.locator('#others').selectOption('each');
    await page.locator('#as-dracula').selectOption('bot');
    await page.locator('#as-lord-godalming').selectOption('me');
    await page.locator('#time').selectOption('threeDays');
    await page.locator('#time-exact summary').click();
    await page.locator('#time-seconds').fill('2');
    await page.locator('#time-weekendsOff').fill('Transylvania');
    await page.locator('#play input[name=name]').fill('Arthur');
    await page.locator('#play button.main').click();
    expect(await page.locator('.fault').innerText()).toContain('must be the name of a time zone');
    expect(await page.locator('#time-weekendsOff:focus').getAttribute('aria-invalid')).toBe('true');
    expect(here.browser.heard()).toEqual([expect.stringContaining('400')]);
    await page.locator('#time-weekendsOff').fill('Europe/Bucharest');
    await page.locator('#play button.main').click();
    await page.waitForURL(/\/games\//);
    const game = await gameOf(page);
    expect(game.options).toMatchObject({ preset: 'published', trailSpaces: 6, wolfFormCombines: false });
    expect(game.time).toMatchObject({ mode: 'perTurn', seconds: 172_800, weekendsOff: 'Europe/Bucharest' });
    expect(game.seats).toContainEqual(expect.objectContaining({ seat: 'lord-godalming', kind: 'player' }));
    await page.locator('#time').getByText('For each question: 2 days').waitFor();
  });

  it('what cards do stands beside the actions that name them, and in a list that can be searched', async () => {
    const page = await here.browser.page({ locale: 'fr-FR' });
    await page.goto(here.server.url);
    await page.locator('#play input[value=fury-of-dracula-2e]').check();
    await page.locator('#seat').selectOption('dracula');
    await page.locator('#play input[name=name]').fill('Vlad');
    await page.locator('#play button.main').click();
    await page.waitForURL(/\/games\//);
    await page.locator('#parts-all > summary').click();
    expect(await page.locator('#parts .aim').allInnerTexts()).toEqual([
      expect.stringMatching(/^Dracula — Vous gagnez/),
      expect.stringMatching(/^Lord .*, Mina Harker — Vous gagnez avec/),
    ]);
    await page.locator('#parts-filter').fill('crucifix carte foudre quincey');
    expect(await page.locator('#parts li:visible').allInnerTexts()).toEqual([
      expect.stringMatching(/^Crucifix × 3\n+Carte de combat/),
    ]);
    const power = page.locator('#actions .explained').filter({ has: page.locator('[data-type=hide]') });
    const other = page.locator('#actions button[id^=action-]').first();
    for (let turn = 0; turn < 10 && !(await power.isVisible()); turn += 1) {
      const id = await other.getAttribute('id');
      await other.click();
      await page.locator(`#${id}`).waitFor({ state: 'detached' });
      await other.waitFor();
    }
    const named = await power.locator('button').innerText();
    await power.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await power.locator('details[open] p').first().innerText()).toMatch(/\w+ \w+/);
    // A power is named otherwise than the action that uses it.
    expect([named, await power.locator('summary').innerText()]).toEqual([
      'Se dissimuler',
      'Ce que fait Dissimulation',
    ]);
  });

  it('a sandbox says all the time that it is no real game', async () => {
    const page = await here.browser.page();
    await page.goto(here.server.url);
    await page.locator('#account input[name=name]').fill('Ada');
    await page.locator('#account form button').first().click();
    await page.locator('#account code.token').waitFor({ state: 'attached' });
    const id = await page.evaluate<string>(
      `fetch('/v1/games', {
        method: 'POST',
        headers: {
          authorization: 'Bearer ' + localStorage.getItem('harker.token'),
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({ ruleset: 'vampire-graves', options: { players: 2 }, sandbox: true }),
      }).then((answer) => answer.json()).then(({ id }) => id)`,
    );
    await page.goto(`${here.server.url}/games/${id}`);
    await page.locator('#board img').waitFor();
    expect(await page.locator('#status').innerText()).toMatch(/^Sandbox, no real game · Your turn/);
    await page.goto(`${here.server.url}/games/${id}#v=1`);
    await page.locator('body[data-version="1"]').waitFor({ state: 'attached' });
    expect(await page.locator('#status').innerText()).toMatch(/^Sandbox, no real game · /);
  });

  it('options have their names and values in the language of the page', async () => {
    const page = await here.browser.page({ locale: 'ko' });
    await page.goto(here.server.url);
    await page.locator('#play input[value=fury-of-dracula-2e]').check();
    await page.locator('#options summary').click();
    const time = page.locator('.option', { hasText: '드라큘라의 두 번째 차례의 시간' });
    await time.waitFor();
    expect(await time.locator('option').allInnerTexts()).toEqual(['정오', '새벽']);
    expect(await page.locator('#options [lang]').count()).toBe(0);
  });

  it('one goes on vacation, disputes an entry, and is answered', async () => {
    const [mina, lucy] = [await here.browser.page(), await here.browser.page()];
    await mina.goto(here.server.url);
    await mina.locator('#players').selectOption('2');
    await mina.locator('#others').selectOption('invite');
    await mina.locator('#time').selectOption('threeDays');
    await mina.locator('#play input[name=name]').fill('Mina');
    await mina.locator('#play button.main').click();
    await lucy.goto(await mina.locator('#seats code').innerText());
    await lucy.locator('#door input[name=name]').fill('Lucy');
    await lucy.locator('#door form button').first().click();
    await lucy.locator('#door button.main').click();
    await mina.locator('#board img').waitFor();
    expect(await mina.locator('#status .left, #seats .left').first().innerText()).toBe('in 3 days');

    await mina.locator('#vacations summary').click();
    const back = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    await mina.locator('#vacations input[name=until]').fill(back);
    await mina.locator('#vacation-take').click();
    await mina.getByText('This game: your time stands still').waitFor();
    await lucy.locator('#seats li', { hasText: 'Player 1: Mina' }).getByText('away until').waitFor();

    await mina.locator('#dispute').click();
    await mina.locator('#claim').fill('That grave was open.');
    await mina.locator('#disputes form button').first().click();
    await lucy.locator('#statement-1').fill('It was not.');
    await lucy.locator('#state-1').click();
    await mina.locator('#disputes').getByText('Player 2: It was not.').waitFor();
    await mina.locator('#withdraw-1').click();
    await lucy.locator('#dispute-1').getByText('withdrawn').waitFor();
  });
});
