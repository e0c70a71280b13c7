import type { ServerResponse } from 'node:http';

interface Closing {
  once(event: 'close' | 'pause', listener: () => void): unknown;
  off(event: 'close' | 'pause', listener: () => void): unknown;
  readonly destroyed: boolean;
}

/** An answer, and the connection on which its request came. */
export interface Answer extends Closing {
  readonly req: { readonly socket: Closing };
}

/**
 * Calls once when the answer is over or its client has gone, at once if so already. The connection is asked as well:
 * where it is lost, Node tells the answer that is being sent, and none that waits behind it.
 * @returns leaves off
 */
export function onceGone(answer: Answer, listener: () => void): () => void {
  const both = [answer, answer.req.socket];
  const leaveOff = () => both.forEach((one) => one.off('close', gone));
  const gone = () => {
    leaveOff();
    listener();
  };
  if (both.some(({ destroyed }) => destroyed)) listener();
  else both.forEach((one) => one.once('close', gone));
  return leaveOff;
}

/** Whether what is written now is sent, and does not wait for the answers to requests that were sent before. */
export function isNext({ socket }: Pick<ServerResponse, 'socket'>): boolean {
  return socket !== null;
}
