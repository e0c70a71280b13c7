import type { QueryRunner } from 'typeorm';

/** PARTITIONS=8 at the first migration makes every table hash-partitioned by the first column of its key. */
function partitions(): number {
  const count = Number(process.env['PARTITIONS'] ?? 0);
  if (!Number.isInteger(count) || count < 0 || count > 1024)
    throw new Error('PARTITIONS is a whole number up to 1024');
  return count;
}

export async function createTable(
  runner: QueryRunner,
  table: string,
  columns: string,
  { key, storage }: { key: string; storage?: string },
): Promise<void> {
  const count = partitions();
  const first = key.split(',')[0];
  const settings = storage === undefined ? '' : ` WITH (${storage})`;
  const partitioned = count > 0 ? ` PARTITION BY HASH (${first})` : settings;
  await runner.query(`CREATE TABLE ${table} (${columns}, PRIMARY KEY (${key}))${partitioned}`);
  for (let part = 0; part < count; part++) {
    await runner.query(
      `CREATE TABLE ${table}_${part} PARTITION OF ${table}
       FOR VALUES WITH (MODULUS ${count}, REMAINDER ${part})${settings}`,
    );
  }
}

/** The table and its partitions. */
export async function withPartitions(runner: QueryRunner, table: string): Promise<string[]> {
  const rows = (await runner.query(
    'SELECT relid::regclass::text AS name FROM pg_partition_tree($1::regclass)',
    [table],
  )) as { name: string }[];
  return rows.length === 0 ? [table] : rows.map(({ name }) => name);
}
