import type { TSchema } from '@sinclair/typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { rulesetSchemas } from '../../src/http/contract/ruleset-schemas.js';
import { RULESETS } from '../../src/games/registry.js';
import { TABLE_EVENTS } from '../../src/play/table/events.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';

const ALL = [...RULESETS, hideAndSeek];

type Union = { oneOf?: { $ref: string }[]; anyOf?: { $ref: string }[]; discriminator?: { mapping: object } };

describe('the schemas of all rulesets', () => {
  const schemas = rulesetSchemas(ALL) as Record<string, Union>;

  it('stand side by side, and refer to nothing that is not there', () => {
    for (const [, name] of JSON.stringify(schemas).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(Object.keys(schemas)).toContain(name);
    }
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ components: { schemas } }, 'all');
    for (const name of Object.keys(schemas)) {
      expect(() => ajv.compile({ $ref: `all#/components/schemas/${name}` })).not.toThrow();
    }
  });

  it('have a choice by type for every vocabulary', () => {
    for (const { ruleset, schemas: own } of ALL) {
      const prefix = ruleset.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const types = Object.keys(own.actions);
      expect(Object.keys(schemas[`${prefix}Action`]!.discriminator!.mapping)).toEqual(types);
      expect(schemas[`${prefix}OfferedAction`]!.oneOf).toHaveLength(types.length);
      expect(schemas[`${prefix}Event`]!.oneOf).toHaveLength(Object.keys(own.events).length);
    }
  });
});

describe('the views of all rulesets', () => {
  it('are told apart by the ruleset that they name', () => {
    const { View } = rulesetSchemas(ALL) as Record<string, Union>;
    expect(Object.keys(View!.discriminator!.mapping)).toEqual(ALL.map(({ ruleset }) => ruleset));
  });
});

describe('no ruleset', () => {
  const names = ({ properties }: TSchema) => Object.keys((properties as object | undefined) ?? {});

  it.each(ALL)('takes the names that actions have at the edge: $ruleset', ({ schemas: { actions } }) => {
    const reserved = Object.values(actions)
      .flatMap((schema) => names(schema))
      .filter((name) => ['id', 'seat', 'label'].includes(name));
    expect(reserved).toEqual([]);
  });

  it.each(ALL)('takes the names that events have at the edge: $ruleset', ({ schemas: { events } }) => {
    const used = Object.values(events).flatMap((schema) => names(schema));
    expect(used.filter((name) => ['schema', 'audience', 'label'].includes(name))).toEqual([]);
  });

  it.each(ALL)('calls an event as the table does: $ruleset', ({ schemas: { events } }) => {
    expect(Object.keys(events).filter((type) => Object.hasOwn(TABLE_EVENTS, type))).toEqual([]);
  });
});
