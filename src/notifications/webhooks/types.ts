import { GAME_NOTICES, type NoticeType } from '../deliveries/notice.js';

/** What a webhook can be asked to be called for. */
export const WEBHOOK_TYPES = GAME_NOTICES;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** What it is called for where it is not said: everything but each single entry. */
export const USUAL_TYPES: readonly WebhookType[] = WEBHOOK_TYPES.filter((type) => type !== 'game.changed');

/** What it is called for now and then by itself, whatever it was asked for. */
export const EMITTED_TYPES = [...WEBHOOK_TYPES, 'ping'] as const satisfies readonly NoticeType[];
