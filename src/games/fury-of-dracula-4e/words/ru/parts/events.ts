import type { TextsById } from '../../../../kit/part-texts.js';
import { draculaEventTexts } from './events-of-dracula.js';
import { huntersEventTexts } from './events-of-hunters.js';

export const eventTexts: TextsById = { ...huntersEventTexts, ...draculaEventTexts };
