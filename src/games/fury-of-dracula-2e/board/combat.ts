import type { Message } from '../../kit/message.js';
import { listOf, nameIn, namesIn } from '../../kit/naming.js';
import type { View } from '../view-schema.js';
import { text } from './text.js';

type Combat = NonNullable<View['combat']>;

/** The fight that goes on. */
export function combat({ combat: fight }: View): readonly Message[] {
  if (fight === undefined) return [];
  const { opponent, hunters, location, round, target, huntersAdd, enemyAdds } = fight;
  return [
    text('fight', {
      location: nameIn('place', location),
      hunters: listOf(namesIn('seat', hunters)),
      opponent: nameIn('opponent', opponent),
      round,
    }),
    ...(target === undefined ? [] : [text('target', { hunter: nameIn('seat', target) })]),
    ...cards(fight),
    ...(huntersAdd + enemyAdds === 0 ? [] : [text('added', { huntersAdd, enemyAdds })]),
    ...limits(fight),
  ];
}

function cards({ ready, chosen, onTable }: Combat): readonly Message[] {
  return [
    ...onTable.map(({ seat, tactic }) =>
      text('spent', { seat: nameIn('seat', seat), tactic: nameIn('tactic', tactic) }),
    ),
    ...(ready.length === 0 ? [] : [text('ready', { seats: listOf(namesIn('seat', ready)) })]),
    ...(chosen === undefined ? [] : [text('chosen', { tactic: nameIn('tactic', chosen) })]),
  ];
}

function limits({ continues, repelled, noEscape }: Combat): readonly Message[] {
  return [
    ...(continues === 0 ? [] : [text('continues', { count: continues })]),
    ...(repelled ? [text('repelled')] : []),
    ...(noEscape ? [text('noEscape')] : []),
  ];
}
