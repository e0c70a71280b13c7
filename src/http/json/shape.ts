import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, getMetadataStorage, IsArray, IsObject, ValidateNested } from 'class-validator';
import type { Message } from '../../games/kit/message.js';
import { wrong } from '../../refusals/wrong.js';

type Class = new () => object;
type Plain = Readonly<Record<string, unknown>>;

export interface Fault {
  /** JSON pointer (RFC 6901). */
  readonly path: string;
  readonly what: Message;
}

/** What a value has by its names and lengths alone, before it is worth being made into its class. */
export interface Shape {
  /** The value without the fields that its class does not have. */
  readonly known: Plain;
  readonly faults: readonly Fault[];
  /** Whether a list is longer than it may be: reading on would only take time. */
  readonly isTooLong: boolean;
}

interface Field {
  readonly most?: number;
  readonly items?: Class;
  readonly one?: Class;
}

const ITEMS = 'harker:items';
const ONE = 'harker:one';

/** A list of objects of one class. */
export function ListOf(items: Class, most: number): PropertyDecorator {
  const note: PropertyDecorator = (target, name) => Reflect.defineMetadata(ITEMS, items, target, name);
  return applyDecorators(
    note,
    IsArray(),
    ArrayMaxSize(most),
    ValidateNested({ each: true }),
    Type(() => items),
  );
}

/** An object of a class. */
export function OneOfClass(one: Class): PropertyDecorator {
  const note: PropertyDecorator = (target, name) => Reflect.defineMetadata(ONE, one, target, name);
  return applyDecorators(
    note,
    IsObject(),
    ValidateNested(),
    Type(() => one),
  );
}

export function shapeOf(value: Plain, type: Class): Shape {
  const faults: Fault[] = [];
  const reading = { faults, isTooLong: false };
  const known = knownIn(value, type, '', reading);
  return { known, ...reading };
}

/** Names that every object has by birth would pass for known ones; nobody may ask for them. */
export function bornNames(value: unknown, path: string): Fault[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const place = pointer(path, name);
    return !Array.isArray(value) && name in Object.prototype
      ? [{ path: place, what: wrong('unknown') }]
      : bornNames(member, place);
  });
}

export function pointer(above: string, name: string): string {
  return `${above}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

interface Reading {
  readonly faults: Fault[];
  isTooLong: boolean;
}

function knownIn(value: Plain, type: Class, above: string, reading: Reading): Plain {
  const fields = fieldsOf(type);
  const known: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const path = pointer(above, name);
    const field = fields.get(name);
    if (field === undefined) reading.faults.push({ path, what: wrong('unknown') });
    else known[name] = memberOf(member, field, path, reading);
  }
  return known;
}

function memberOf(member: unknown, { most, items, one }: Field, path: string, reading: Reading): unknown {
  if (one !== undefined) return isPlain(member) ? knownIn(member, one, path, reading) : member;
  if (items === undefined) reading.faults.push(...bornNames(member, path));
  if (!Array.isArray(member)) return member;
  if (most !== undefined && member.length > most) {
    reading.faults.push({ path, what: wrong('elementsMost', { most }) });
    reading.isTooLong = true;
    return [];
  }
  if (items === undefined) return member;
  return member.map((item: unknown, index) =>
    isPlain(item) ? knownIn(item, items, pointer(path, String(index)), reading) : item,
  );
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const fieldsByClass = new WeakMap<Class, ReadonlyMap<string, Field>>();

/** By name, so that no name is found that nobody gave. */
export function fieldsOf(type: Class): ReadonlyMap<string, Field> {
  const before = fieldsByClass.get(type);
  if (before !== undefined) return before;
  const fields = new Map<string, Field>();
  for (const { propertyName, name, constraints } of rulesOf(type)) {
    const noted = (key: string) =>
      Reflect.getMetadata(key, type.prototype as object, propertyName) as Class | undefined;
    const [items, one] = [noted(ITEMS), noted(ONE)];
    const most = name === 'arrayMaxSize' ? (constraints as [number])[0] : fields.get(propertyName)?.most;
    fields.set(propertyName, {
      ...(most === undefined ? {} : { most }),
      ...(items === undefined ? {} : { items }),
      ...(one === undefined ? {} : { one }),
    });
  }
  fieldsByClass.set(type, fields);
  return fields;
}

function rulesOf(type: Class) {
  return getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
}
