import { promises as dns, type LookupAddress } from 'node:dns';
import type { Resolve } from './targets.js';

const PATIENCE = { timeout: 2_000, tries: 2 };

/**
 * Asks the name servers, not the machine's own list of hosts. Unlike `lookup`, which has four threads for the whole
 * process, it lets nobody wait for a name server that does not answer.
 */
export const fromNameServers: Resolve = async (name) => {
  const resolver = new dns.Resolver(PATIENCE);
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return [...found(four, 4), ...found(six, 6)];
};

/** As every other program on this machine does: `localhost`, too. */
export const fromMachine: Resolve = (name) => dns.lookup(name, { all: true });

function found(answer: PromiseSettledResult<string[]>, family: number): LookupAddress[] {
  return answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family }));
}
