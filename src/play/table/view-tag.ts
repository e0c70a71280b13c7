import type { Viewer } from '../../games/kit/audience.js';

const HASH_LENGTH = 16;

/**
 * What tells one state of a view from another, as an entity tag (RFC 9110, section 8.8.3): the game's version, who
 * looks, and what they see.
 */
export function viewTag(version: number, viewer: Viewer, hash: string): string {
  return `"${version}.${viewer}.${hash.slice(0, HASH_LENGTH)}"`;
}

/** The version that a tag was given for; undefined for a tag that is not ours. */
export function taggedVersion(tag: string): number | undefined {
  const version = /^"(\d{1,9})\./.exec(tag)?.[1];
  return version === undefined ? undefined : Number(version);
}
