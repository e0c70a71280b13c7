import { clusterPaths } from '../lib/postgres/cluster.mjs';
import { killPostgres } from './processes.mjs';
import { strikeUnderLoad } from './round.mjs';

/** Harker with its own Postgres: kill the one, the other, both. */
export async function killRounds({ dataDir, place, load, rounds }) {
  const { cluster } = clusterPaths(dataDir);
  const kinds = {
    'the server': () => place.server.kill(),
    Postgres: async () => {
      await killPostgres(cluster);
      await place.server.ended; // it cannot serve without
    },
    'the server and Postgres': () => Promise.all([place.server.kill(), killPostgres(cluster)]),
  };
  const rows = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const [what, strike] of Object.entries(kinds)) {
      rows.push(await strikeUnderLoad(load, `kill -9 of ${what}`, { strike, restore: () => place.start() }));
    }
  }
  return rows;
}
