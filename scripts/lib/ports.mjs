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

/** Listen for a moment, so that a taken port is said before a database is made. It may still be taken later. */
export async function mustBeAbleToListen({ HOST, PORT } = process.env) {
  const server = net.createServer();
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host: HOST || '127.0.0.1', port: Number(PORT || 3000) }, resolve);
    });
  } catch (error) {
    throw explainListenError(error);
  }
  await new Promise((resolve) => server.close(resolve));
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
