import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { IsString, Length, Matches } from 'class-validator';
import type { AskedAction } from '../../play/asked-action.js';
import { body, isPlainObject, refuse } from '../json/check.js';
import { Maybe } from '../json/maybe.js';
import { saidAs } from '../json/rules.js';
import { bornNames } from '../json/shape.js';
import { wrong } from '../../refusals/wrong.js';

/** What every action has; its other fields belong to the ruleset. */
class Envelope {
  @Maybe()
  @IsString()
  @Length(1, 100)
  id?: string;

  @Maybe()
  @IsString()
  @Length(1, 100)
  type?: string;

  @Maybe()
  @Matches(/^[a-z0-9][a-z0-9-]{0,63}$/, saidAs('seat'))
  seat?: string;
}

/** The body of an action: `{id}` or `{type, …}`, with `seat` where the player holds several. */
export interface ActionBody {
  readonly asked: AskedAction;
  readonly seat?: string;
}

const ENVELOPE: ArgumentMetadata = { type: 'body', metatype: Envelope };

/** Checks the envelope. The fields of `{type, …}` are checked by the ruleset's own schema. */
export const actionBody: PipeTransform<unknown, Promise<ActionBody>> = {
  async transform(value) {
    if (!isPlainObject(value)) throw refuse([{ pointer: '', what: wrong('action') }]);
    const { id, type, seat, ...fields } = value;
    const born = bornNames(fields, '');
    if (born.length > 0) throw refuse(born.map(({ path, what }) => ({ pointer: path, what })));
    const envelope = (await body.transform({ id, type, seat }, ENVELOPE)) as Envelope;
    return {
      asked: askedIn(envelope, fields),
      ...(envelope.seat === undefined ? {} : { seat: envelope.seat }),
    };
  },
};

function askedIn({ id, type }: Envelope, fields: Record<string, unknown>): AskedAction {
  if (id === undefined && type === undefined) throw refuse([{ pointer: '', what: wrong('idOrType') }]);
  if (id === undefined) return { ...fields, type: type! };
  const others = Object.keys(type === undefined ? fields : { type, ...fields });
  if (others.length > 0)
    throw refuse(others.map((name) => ({ pointer: `/${name}`, what: wrong('notWith', { other: 'id' }) })));
  return { id };
}
