import type { Random } from '../../kit/random.js';
import { lidShown } from '../chance.js';
import { STAKES_FOR_GIFTS } from '../data/parts.js';
import { graveOf, openLid, playerOf, type State } from '../state.js';
import type { Content, LidOutcome } from '../values.js';
import { endPart, offerSurroundings } from './flow.js';
import { askForGifts, everybodyElse } from './gifts.js';
import type { Tale } from './phase.js';

/** Turns up a lid; the first rule that fits what lies there says how play goes on. */
export function turnUpLid(tale: Tale, grave: number, random: Random): void {
  const lid = lidShown(tale.state, grave, random);
  tale.tell({ type: 'GraveOpened', grave, lid, content: graveOf(tale.state, grave).content });
  const outcome = outcomeOf(tale.state);
  tale.tell({ type: 'LidTurned', seat: tale.state.opener, outcome });
  FOLLOWS[outcome](tale);
}

function outcomeOf(state: State): LidOutcome {
  const { grave, lid } = openLid(state);
  const { content } = graveOf(state, grave);
  if (lid === 'rat') return 'rat';
  if (content.is === 'vampire') return 'stake';
  if (content.is === 'garlic') return content.owner === state.opener ? 'ownGarlic' : 'othersGarlic';
  const { line, sideRow } = playerOf(state, state.opener);
  return [line[0], line.at(-1), ...sideRow].includes(lid) ? 'match' : 'mismatch';
}

const FOLLOWS: Readonly<Record<LidOutcome, (tale: Tale) => void>> = {
  rat: (tale) => offerSurroundings(tale, tale.state.opener),
  stake: takeStake,
  ownGarlic: findOwnGarlic,
  othersGarlic: findGarlicOfAnother,
  match: () => undefined,
  mismatch: () => undefined,
};

/** Published: the three stakes go back to the supply. */
function takeStake(tale: Tale): void {
  const seat = tale.state.opener;
  if (playerOf(tale.state, seat).stakes < STAKES_FOR_GIFTS) return endPart(tale);
  tale.tell({ type: 'StakesReturned', seat });
  askForGifts(tale, everybodyElse(tale.state, seat), 'stakes');
}

/** Published: garlic that was found goes back to its owner. */
function findOwnGarlic(tale: Tale): void {
  const seat = tale.state.opener;
  tale.tell({ type: 'GarlicTakenBack', seat });
  askForGifts(tale, everybodyElse(tale.state, seat), 'ownGarlic');
}

function findGarlicOfAnother(tale: Tale): void {
  const { content } = graveOf(tale.state, openLid(tale.state).grave);
  if (content.is !== 'garlic') return;
  const { owner } = content;
  tale.tell({ type: 'GarlicTakenBack', seat: owner });
  askForGifts(tale, tale.state.options.garlicGift === 2 ? [owner, owner] : [owner], 'othersGarlic');
}

/** Something goes into the grave that is open. */
export function fillGrave(tale: Tale, content: Content): void {
  tale.tell({ type: 'GraveFilled', grave: openLid(tale.state).grave, content });
}
