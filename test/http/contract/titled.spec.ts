import { Type } from '@sinclair/typebox';
import { closed, oneOf } from '../../../src/games/kit/schema.js';
import { opened, plain } from '../../../src/http/contract/schema.js';
import { TitledParts } from '../../../src/http/contract/titled.js';

const Colour = oneOf(['red', 'blue'], { title: 'Colour', description: 'A colour.' });
const Lid = Type.Union(
  [closed({ is: Type.Literal('lost') }), closed({ is: Type.Literal('laid'), at: Colour })],
  {
    title: 'Lid',
  },
);

function lifted(...schemas: unknown[]) {
  const parts = new TitledParts('Graves');
  return { schemas: schemas.map((one) => parts.lifted(plain(one))), components: parts.components() };
}

describe('a part of a schema that has a title', () => {
  it('stands once, and is referred to by the name of the ruleset and the title', () => {
    const { schemas, components } = lifted(Type.Object({ one: Colour, other: Colour }));
    const $ref = '#/components/schemas/GravesColour';
    expect(schemas[0]).toMatchObject({ properties: { one: { $ref }, other: { $ref } } });
    expect(components).toEqual({
      GravesColour: { type: 'string', enum: ['red', 'blue'], description: 'A colour.' },
    });
  });

  it('keeps what is said of it where it stands, if that is something else', () => {
    const { schemas } = lifted(Colour, { ...Colour, description: 'The colour of the lid.' });
    const $ref = '#/components/schemas/GravesColour';
    expect(schemas).toEqual([{ $ref }, { $ref, description: 'The colour of the lid.' }]);
  });

  it('is a choice by the constant that its members differ in', () => {
    const parts = new TitledParts('Graves');
    parts.lifted(opened(plain(Lid)));
    const mapping = {
      lost: '#/components/schemas/GravesLidLost',
      laid: '#/components/schemas/GravesLidLaid',
    };
    expect(parts.components()['GravesLid']).toEqual({
      oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'is', mapping },
    });
    expect(Object.keys(parts.components())).toEqual(
      expect.arrayContaining(['GravesLidLost', 'GravesLidLaid']),
    );
  });

  it('is another one where it is asked for, and closed', () => {
    const parts = new TitledParts('Graves');
    expect(parts.lifted(plain(Lid))).toEqual({ $ref: '#/components/schemas/GravesAskedLid' });
    expect(parts.lifted(opened(plain(Lid)))).toEqual({ $ref: '#/components/schemas/GravesLid' });
  });

  it('has a title of its own', () => {
    expect(() => lifted(Colour, oneOf(['black'], { title: 'Colour' }))).toThrow('two schemas GravesColour');
  });
});
