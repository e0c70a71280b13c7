import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fault } from '../../audit/fault.js';

const THREAD = path.join(__dirname, 'verifying.mjs');

/** What the verifier that everybody can run finds in a bundle; undefined if all is well. */
export async function faultByVerifier(bytes: Buffer): Promise<Fault | undefined> {
  const worker = new Worker(THREAD, { workerData: bytes });
  const [found] = (await once(worker, 'message')) as [{ fault?: Fault }];
  return found.fault;
}
