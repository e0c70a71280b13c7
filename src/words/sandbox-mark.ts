import type { Message } from '../games/kit/message.js';

/** What is said of a sandbox wherever it is shown or told of: it must never pass for a real game. */
export const SANDBOX_MARK: Message = { key: 'table.sandbox' };
