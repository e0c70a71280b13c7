import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { SAID } from '../../src/http/json/rules.js';
import { SHELL_WORDS } from '../../src/words/languages.js';
import { BEARER, edge, GAME } from './support/fakes.js';

interface Rule {
  readonly target: { readonly name: string };
  readonly propertyName: string;
  readonly name?: string;
  readonly message?: unknown;
}

const HTTP = path.join(__dirname, '../../src/http');

/** Every rule that a body or a query is checked by. */
async function rules(): Promise<Rule[]> {
  const files = readdirSync(HTTP, { recursive: true, encoding: 'utf8' }).map((file) => path.join(HTTP, file));
  const checking = files.filter(
    (file) => file.endsWith('.ts') && /'class-validator'/.test(readFileSync(file, 'utf8')),
  );
  for (const file of checking) await import(file);
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: ReadonlyMap<unknown, readonly Rule[]>;
  };
  return [...validationMetadatas.values()].flat();
}

test('every rule of a body or a query has words of its own', async () => {
  const named = (await rules()).filter(({ name }) => name !== undefined);
  expect(named.length).toBeGreaterThan(100);
  for (const { target, propertyName, name, message } of named) {
    const words = message === undefined ? SAID[name!] : SHELL_WORDS.en.wrong[message as 'wrong.at'];
    expect([target.name, propertyName, name, words]).toEqual([
      target.name,
      propertyName,
      name,
      message === undefined ? expect.any(Function) : expect.any(String),
    ]);
  }
});

test.each([
  ['zh', '必须填写', '不能小于 1', '没有有效的令牌'],
  ['ru', 'нужно указать', 'нужно не меньше 1', 'Нет действующего токена'],
  ['fr', 'est obligatoire', 'doit être au moins 1', 'Pas de jeton valable'],
  ['ko', '꼭 있어야 합니다', '1 이상이어야 합니다', '유효한 토큰 없음'],
])('what is wrong is said in %s to those who read it', async (language, missing, small, token) => {
  const app = await edge();
  const ask = async (url: string, headers: object, payload?: object) => {
    const method = payload === undefined ? 'GET' : 'POST';
    const answer = await app.inject({
      method,
      url,
      headers: { 'accept-language': language, ...headers },
      ...(payload && { payload }),
    });
    expect(answer.headers['content-language']).toBe(language);
    return answer.json();
  };
  expect((await ask('/v1/players', {}, {})).errors).toEqual([{ pointer: '/displayName', what: missing }]);
  expect((await ask('/v1/games?limit=0', BEARER)).errors).toEqual([{ parameter: 'limit', what: small }]);
  expect((await ask(`/v1/games/${GAME}/actions`, {})).title).toBe(token);
  await app.close();
});
