import { randomBytes, randomUUID } from 'node:crypto';

/** What enters from outside: time, ids, random bytes. A test gives its own and can replay a whole server. */
export abstract class Outside {
  abstract now(): Date;
  abstract id(): string;
  abstract bytes(length: number): Buffer;
}

export class RealOutside extends Outside {
  now(): Date {
    return new Date();
  }
  id(): string {
    return randomUUID();
  }
  bytes(length: number): Buffer {
    return randomBytes(length);
  }
}
