import { SetMetadata } from '@nestjs/common';
import type { Scope } from '../../players/scopes.js';

const ACCESS = 'harker:access';

/** Who may call an operation: the holder of a token with this scope, anybody, or anybody with a valid token or none. */
export type Access = { readonly needs: Scope } | 'public' | 'token-optional';

export const Needs = (scope: Scope) => SetMetadata<string, Access>(ACCESS, { needs: scope });
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');
export const TokenOptional = () => SetMetadata<string, Access>(ACCESS, 'token-optional');

export function accessOf(handler: object): Access | undefined {
  return Reflect.getMetadata(ACCESS, handler) as Access | undefined;
}
