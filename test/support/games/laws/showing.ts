import stringWidth from 'string-width';
import { boardText } from '../../../../src/words/board-text.js';
import { speech } from '../boards.js';
import { spread } from '../random-play.js';
import type { Sample } from './sample.js';

/** What is shown to those who play from a text. */
export function lawsOfShowing(sample: Sample): void {
  const { game } = sample;
  const say = speech(game);

  test('every viewer has a board of lines that fit into a mail', () => {
    sample.holds(20, (played, seed) => {
      for (const { after } of spread(played.entries, 4, seed)) {
        for (const viewer of [...sample.seatsOf(played), 'spectator']) {
          const view = game.view(after, viewer, 'told');
          const lines = boardText(game.board(view, viewer), say).split('\n');
          expect(lines.filter((line) => stringWidth(line) > 76)).toEqual([]);
          expect(lines.filter((line) => /[{}\t]|\s$/.test(line))).toEqual([]);
          expect(lines.length).toBeGreaterThan(1);
        }
      }
    });
  });

  test('a board is made of the view alone, as it is stored', () => {
    sample.holds(15, (played, seed) => {
      for (const { after } of spread(played.entries, 3, seed)) {
        for (const viewer of [...sample.seatsOf(played), 'spectator']) {
          const view = game.view(after, viewer, 'gone');
          const stored = JSON.parse(JSON.stringify(view)) as unknown;
          expect(game.board(stored, viewer)).toEqual(game.board(view, viewer));
        }
      }
    });
  });

  test('what a seat may do is told apart by its words', () => {
    sample.holds(25, (played, seed) => {
      for (const { after } of spread(played.entries, 12, seed)) {
        for (const seat of sample.seatsOf(played)) {
          const labels = game
            .legalActions(after, seat)
            .map((action) => say(game.describe({ is: 'action', action }, seat)));
          expect(labels).toHaveLength(new Set(labels).size);
        }
      }
    });
  });
}
