import 'reflect-metadata';
import { ValidationPipe } from '@nestjs/common';
import { accessOf } from '../../src/http/access/access.js';
import { contractOf, refusalsOf } from '../../src/http/contract/operation.js';
import { CONTROLLERS } from '../../src/http/http.module.js';
import { actionBody } from '../../src/http/play/action-body.js';
import { REFUSAL_CODES } from '../../src/refusals/refusal.js';

type Handler = (...input: unknown[]) => unknown;
interface Argument {
  pipes: unknown[];
}

const PATH = 'path';
const ARGUMENTS = '__routeArguments__';
// What Nest writes for @Body() and @Query(), by the kind of the argument.
const BODY = '3';
const QUERY = '4';

const operations = CONTROLLERS.flatMap((controller) => {
  const prototype = controller.prototype as Record<string, Handler>;
  return Object.getOwnPropertyNames(prototype)
    .filter((name) => name !== 'constructor' && Reflect.hasMetadata(PATH, prototype[name]!))
    .map((name) => ({
      name: `${controller.name}.${name}`,
      controller,
      method: name,
      handler: prototype[name]!,
    }));
});

describe('every operation', () => {
  it('is found by this test', () => {
    expect(operations.length).toBeGreaterThan(25);
  });

  it.each(operations)('$name says whom it lets in, what it answers and how it refuses', ({ handler }) => {
    const access = accessOf(handler);
    const contract = contractOf(handler);
    expect(access).toBeDefined();
    expect(contract).toBeDefined();
    expect(contract!.answers.length).toBeGreaterThan(0);
    const refusals = refusalsOf(contract!, access!);
    for (const code of refusals) expect(REFUSAL_CODES).toContain(code);
    if (access !== 'public') expect(refusals).toContain('unauthenticated');
    if (typeof access === 'object') expect(refusals).toContain('missing-scope');
  });

  it.each(operations)('$name checks its body and its query', ({ controller, method, handler }) => {
    const found = Reflect.getMetadata(ARGUMENTS, controller, method) as Record<string, Argument> | undefined;
    for (const [key, { pipes }] of Object.entries(found ?? {})) {
      if (![BODY, QUERY].includes(key.split(':')[0]!)) continue;
      expect(pipes.some((pipe) => pipe instanceof ValidationPipe || pipe === actionBody)).toBe(true);
      expect(contractOf(handler)!.refuses).toContain('invalid-request');
    }
  });

  it('has an id of its own', () => {
    const ids = operations.map(({ handler }) => contractOf(handler)!.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
