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

const LISTEN_ERRORS = {
  EADDRINUSE: (host, port) =>
    `Port ${port} of ${host} is taken: stop what uses it, or set PORT to another one.`,
  EACCES: (host, port) => `This user may not open port ${port} of ${host}: set PORT to one above 1023.`,
  EADDRNOTAVAIL: (host) => `${host} is not an address of this machine: set HOST to one that is.`,
  ENOTFOUND: (host) => `${host} is not an address of this machine: set HOST to one that is.`,
};

/** Turn an error of listen() into a sentence that says what to set; any other stays as it is. */
export function explainListenError(error) {
  const listening =
    error.syscall === 'listen' || error.syscall === 'getaddrinfo' || error.code === 'EADDRINUSE';
  const sentence = listening ? LISTEN_ERRORS[error.code] : undefined;
  if (!sentence) return error;
  return new PlainError(sentence(process.env.HOST || '127.0.0.1', process.env.PORT || '3000'));
}
