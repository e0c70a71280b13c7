import type { WorthOf } from '../../kit/bot/worth.js';
import type { Action } from '../actions.js';

export type Worth = WorthOf<Action>;
