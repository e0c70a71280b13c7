import { settingsFor, started, type Started } from '../../docs/support/serving.js';
import { postOffice } from '../../http/support/letters.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../../support/inside.js';
import { seatedGame, type SeatedGame } from '../../support/seated.js';

let database: TestDatabase;
let server: Inside;
let game: SeatedGame;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  game = await seatedGame(server, 'vampire-graves');
});
afterAll(() => database.drop());

/** Who is to move is told by mail. */
async function isToldByMail(): Promise<void> {
  for (const [seat, player] of Object.entries(game.players)) {
    await server.pool.query(
      'INSERT INTO mail_settings (player_id, address, confirmed_at) VALUES ($1, $2, now())',
      [player, `${seat}@example.org`],
    );
  }
  const [seat] = (await server.gamesReader.one(game.id, game.maker)).awaiting;
  const playerId = game.players[seat!]!;
  const { actions } = await server.play.actions(game.id, playerId);
  await server.play.act({ gameId: game.id, playerId, asked: { id: actions[0]!.id }, key: 'first' });
}

test('a server that is killed while it sends a mail sends the same mail again', async () => {
  let running: Started | undefined;
  const ids: string[] = [];
  let arrived = (): void => undefined;
  const next = () => new Promise<void>((come) => (arrived = come));
  const office = await postOffice((_address, { mail }) => {
    // It dies before it hears that the mail was taken.
    if (ids.length === 0) void running?.kill();
    ids.push(mail.messageId!);
    arrived();
  });
  const settings = {
    ...settingsFor(database.url),
    ...{ SMTP_URL: office.url, MAIL_DOMAIN: 'play.example.org', PUBLIC_URL: 'https://games.example.org' },
  };
  const first = next();
  running = await started(settings);
  await isToldByMail();
  await first;
  await running.kill();
  await database.owner.query('UPDATE deliveries SET lease_until = now() WHERE lease_until IS NOT NULL');
  const second = next();
  running = await started(settings);
  await second;
  await running.stop();
  await office.close();
  expect(ids[1]).toBe(ids[0]);
  const { rows } = await database.owner.query('SELECT DISTINCT state FROM deliveries');
  expect(rows).toEqual([{ state: 'delivered' }]);
}, 300_000);
