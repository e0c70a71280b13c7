import type { Tone } from '../games/kit/scene.js';

/** Colours of paper and ink. Nothing is told by colour alone: beside each stands a letter, a shape or a word. */
export const INK = '#2e2a25';
export const SOFT_INK = '#5f5648';
export const PAPER = '#f6efdf';
export const CARD = '#fcf8ee';
export const LINE = '#c9b995';
export const LAND = '#efe4c8';
export const COAST = '#7d6f56';
export const SEA = '#cbd9d8';
export const SEA_LINE = '#a9c0c3';
export const SEA_INK = '#355a6b';
export const BLOOD = '#8c1c23';
export const ROAD = '#a98a5b';
export const RAIL = '#4d463d';

/** Regions of a map, so quiet that everything is read upon them. Their borders and names say the same. */
export const REGIONS = ['#efe0d2', '#f0dfae', '#e2e4c4', '#efdcc6', '#e6e0b4', '#e4ddd4'];
export const BORDER = '#c3ae94';

export const TONES: Readonly<Record<Tone, string>> = {
  plain: '#5a5247',
  dracula: BLOOD,
  first: '#1f4e79',
  second: '#2f6a4c',
  third: '#8b5712',
  fourth: '#6b3b7a',
  red: '#b0302b',
  blue: '#2c5d9b',
  green: '#387346',
  yellow: '#e0bb45',
  white: '#fffdf6',
  purple: '#6d468d',
};

/** What is written upon a colour. */
export const upon = (tone: Tone): string => (tone === 'yellow' || tone === 'white' ? INK : '#ffffff');
