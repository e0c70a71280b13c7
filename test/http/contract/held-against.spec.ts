import { theContract } from '../support/contract.js';

const PROBLEM = {
  ...{ title: 'Not found', status: 404, detail: 'It is not there.' },
  instance: 'urn:uuid:b1f6f2a0-6f2b-4c57-9c2e-2f3d5a1c7e90',
};
const HEADERS = {
  'x-request-id': 'b1f6f2a0-6f2b-4c57-9c2e-2f3d5a1c7e90',
  'cache-control': 'no-store',
  'content-language': 'en',
  'content-type': 'application/problem+json; charset=utf-8',
  vary: 'Accept-Language',
};

const refused = (code: string) => ({
  ...{ method: 'DELETE', url: '/v1/me/vacations/0197a3c4-58f1-7c63-9d0e-3b6a5f2d1c48', status: 404 },
  headers: HEADERS,
  body: JSON.stringify({ type: `/problems/${code}`, ...PROBLEM, code }),
});

describe('an answer that is held against the contract', () => {
  it('has a problem that its call may be refused with', () => {
    expect(theContract().faults(refused('vacation-not-found'))).toEqual([]);
  });

  it.each(['not-found', 'game-not-found', 'toString'])('is at fault with another: %s', (code) => {
    expect(theContract().faults(refused(code))).toContain(`the problem ${code} is not described`);
  });
});
