import { comparison, type Comparison, type Json, schema } from './support/small-contract.js';

describe('schemas of a contract that have changed', () => {
  let changes: Comparison;

  beforeAll(async () => {
    changes = await comparison();
  });

  it.each<[string, (after: Json) => void]>([
    ['NewGame in requests/kind is required', (one) => schema(one, 'NewGame')['required'].push('kind')],
    ['NewGame in requests/kind: no long', (one) => schema(one, 'NewGame')['properties'].kind.enum.pop()],
    ['NewGame in requests/name is gone', (one) => delete schema(one, 'NewGame')['properties'].name],
    ['name: is integer, not string', (one) => (schema(one, 'NewGame')['properties'].name.type = 'integer')],
    [
      'Game in responses/status: also lost',
      (one) => schema(one, 'Game')['properties'].status.enum.push('lost'),
    ],
    ['Game in responses/status is gone', (one) => delete schema(one, 'Game')['properties'].status],
    ['Game in responses/status is optional', (one) => (schema(one, 'Game')['required'] = ['next'])],
    ['next: also string', (one) => schema(one, 'Game')['properties'].next.oneOf.push({ type: 'string' })],
    [
      'Game in responses/next: also integer',
      (one) => (schema(one, 'Game')['properties'].next = { type: 'integer' }),
    ],
    ['status: also null, boolean', (one) => (schema(one, 'Game')['properties'].status = {})],
    ['status: takes any value', (one) => delete schema(one, 'Game')['properties'].status.enum],
    ['marks: uniqueItems is none', (one) => delete schema(one, 'Game')['properties'].marks.uniqueItems],
    ['marks[]: minimum is none', (one) => delete schema(one, 'Game')['properties'].marks.items.minimum],
    ['marks: glow is true', (one) => (schema(one, 'Game')['properties'].marks.glow = true)],
    ['status: more may come', (one) => (schema(one, 'Game')['properties'].status['x-open'] = true)],
    [
      'Piece in responses: discriminator is none, was is',
      (one) => delete schema(one, 'Piece')['discriminator'],
    ],
    ['discriminator is kind, was is', (one) => (schema(one, 'Piece')['discriminator'].propertyName = 'kind')],
    [
      'discriminator for king is #/components/schemas/Pawn',
      (one) => (schema(one, 'Piece')['discriminator'].mapping.king = '#/components/schemas/Pawn'),
    ],
    [
      'Piece in responses: also Clock',
      (one) => schema(one, 'Piece')['oneOf'].push({ $ref: '#/components/schemas/Clock' }),
    ],
    [
      'NewGame in requests/clock: all of no Clock',
      (one) => (schema(one, 'NewGame')['properties'].clock.allOf = []),
    ],
    ['tags: uniqueItems is true', (one) => (schema(one, 'NewGame')['properties'].tags.uniqueItems = true)],
    [
      'pace: default is fast, was slow',
      (one) => (schema(one, 'NewGame')['properties'].pace.default = 'fast'),
    ],
    [
      'NewGame in requests/*: nothing may stand here',
      (one) => (schema(one, 'NewGame')['additionalProperties'] = false),
    ],
    ['Notice in responses/game is gone', (one) => delete schema(one, 'Notice')['properties'].game],
  ])('break clients: %s', (what, change) => {
    expect(changes(change)).toContainEqual({ breaks: true, what: expect.stringContaining(what) });
  });

  it.each<[string, (after: Json) => void]>([
    ['NewGame in requests/name is optional', (one) => (schema(one, 'NewGame')['required'] = [])],
    ['kind: also endless', (one) => schema(one, 'NewGame')['properties'].kind.enum.push('endless')],
    ['Game in responses/status: no over', (one) => schema(one, 'Game')['properties'].status.enum.pop()],
    ['colour: also blue', (one) => schema(one, 'Game')['properties'].colour.enum.push('blue')],
    ['Game in responses/size is new', (one) => (schema(one, 'Game')['properties'].size = {})],
  ])('are only new: %s', (what, change) => {
    expect(changes(change)).toEqual([{ breaks: false, what: expect.stringContaining(what) }]);
  });

  it('break clients by a value that may come since today only, whatever is said of it', () => {
    const found = changes((one) => {
      const { status } = schema(one, 'Game')['properties'];
      Object.assign(status, {
        enum: ['open', 'over', 'lost'],
        'x-open': true,
        description: 'More may come.',
      });
    });
    expect(found).toContainEqual({ breaks: true, what: 'Game in responses/status: also lost' });
  });

  it('are looked at wherever what was a component stands in full now', () => {
    const other = { $ref: '#/components/schemas/Piece' };
    const found = changes(
      (one) =>
        Object.assign(schema(one, 'Game')['properties'], {
          piece: { type: 'integer' },
          other: { type: 'boolean' },
        }),
      (one) => Object.assign(schema(one, 'Game')['properties'], { other }),
    );
    expect(found.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Piece in responses: also integer', 'Piece in responses: also boolean']),
    );
  });
});
