import { canonical } from '../../src/events/canonical.js';
import { decisionsOf, viewersOf, type GameAt } from '../../src/play/table/game-at.js';
import { renderView } from '../../src/projections/seat-views.js';

/** All that is played of a game, as text: state, questions, what each viewer sees and each seat may do. */
export function playedOf(game: GameAt): string {
  const { ruleset, rules, table, acted, turn, ended } = game;
  const views = viewersOf(game).map((viewer) => renderView(game, viewer, 'told'));
  const offers = table.seats.map(({ seat }) => ruleset.legalActions(rules, seat));
  return canonical({ rules, views, offers, acted, turn, ended, decisions: decisionsOf(game) });
}
