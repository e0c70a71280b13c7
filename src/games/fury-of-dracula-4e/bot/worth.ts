import type { WorthOf } from '../../kit/bot/worth.js';
import type { Action } from '../actions/actions.js';

export type Worth = WorthOf<Action>;
