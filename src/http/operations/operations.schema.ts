import { Type } from '@sinclair/typebox';
import { component } from '../contract/schema.js';

export const AliveSchema = component('Alive', Type.Object({ status: Type.Literal('ok') }));
export const ReadySchema = component('Ready', Type.Object({ status: Type.Literal('ready') }));
export const TextSchema = Type.String();
