import { saidAs } from './rules.js';

/** A language tag (BCP 47), as far as its form goes. */
export const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
export const isLanguage = saidAs('language');
