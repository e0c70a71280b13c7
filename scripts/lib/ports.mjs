import net from 'node:net';
import { PlainError } from './log.mjs';

/** A port of 127.0.0.1 that was free a moment ago. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

export function checkPortSetting(port = process.env.PORT) {
  if (port === undefined || port === '') return;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new PlainError(`PORT is "${port}", which is not a port: set it to a number from 0 to 65535.`);
  }
}

/** Turn an error of listen() into a sentence that says what to set. */
export function explainListenError(error) {
  const host = error.address ?? process.env.HOST ?? '127.0.0.1';
  const port = error.port ?? process.env.PORT ?? 3000;
  switch (error.code) {
    case 'EADDRINUSE':
      return new PlainError(`Port ${port} of ${host} is taken: stop what uses it, or set PORT to another one.`);
    case 'EACCES':
      return new PlainError(`This user may not open port ${port} of ${host}: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PlainError(`${host} is not an address of this machine: set HOST to one that is.`);
    default:
      return error;
  }
}
