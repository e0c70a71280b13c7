import { RealOutside } from '../../../src/events/outside.js';
import { ClockCheck } from '../../../src/play/time/clock-check.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { INSIDE_ENTITIES } from '../../support/inside.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** A clock that is ahead by so many seconds. */
class Skewed extends RealOutside {
  constructor(private readonly seconds: number) {
    super();
  }
  override now(): Date {
    return new Date(Date.now() + this.seconds * 1000);
  }
}

test.each([
  [0, []],
  [60, ['ahead of']],
  [-60, ['behind']],
])('a clock that is %i seconds ahead of that of the database: %j', async (seconds, expected) => {
  const { pool } = await database.open(INSIDE_ENTITIES);
  const warned: string[] = [];
  await new ClockCheck(pool, new Skewed(seconds), (what) => warned.push(what)).onApplicationBootstrap();
  expect(warned.map((what) => /ahead of|behind/.exec(what)?.[0])).toEqual(expected);
});
