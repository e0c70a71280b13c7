import { parentPort, workerData } from 'node:worker_threads';
import { Fault } from '../../../verifier/fault.mjs';
import { verifyBundle } from '../../../verifier/verify-bundle.mjs';

/** In a thread of its own, since it takes a second for a long game and the server goes on meanwhile. */
parentPort.postMessage(faultIn(Buffer.from(workerData)));

function faultIn(bytes) {
  try {
    verifyBundle(bytes);
    return {};
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { fault: { entry: error.entry, what: error.message } };
  }
}
