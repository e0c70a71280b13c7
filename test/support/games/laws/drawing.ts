import type { Message } from '../../../../src/games/kit/message.js';
import type { LegendLine, MapScene, SceneCard } from '../../../../src/games/kit/scene.js';
import { LAYOUTS } from '../../../../src/pictures/layout.js';
import { boardSvg } from '../../../../src/pictures/picture.js';
import { en } from '../../../../src/words/en/shell.js';
import { Phrases } from '../../../../src/words/phrases.js';
import { letteringOf } from '../../pictures/lettering.js';
import { elementsOf, parsed, textOf } from '../../pictures/xml.js';
import { keysOf, messagesIn } from '../keys.js';
import { spread, type Played } from '../random-play.js';
import type { Sample } from './sample.js';

/** Smaller type cannot be read on paper: a letter upon a thing may be a little smaller than words. */
const LEAST_WORDS = 9;

/** What is shown to those who look at pictures. */
export function lawsOfDrawing(sample: Sample): void {
  const { game } = sample;
  const phrases = new Phrases('en', [game.catalogues.en, en.table]);

  /** Each moment is seen by one viewer, in turn. */
  function someViews(played: Played, seed: number) {
    const viewers = [...sample.seatsOf(played), 'spectator'];
    return spread(played.entries, 4, seed).map(({ after }, index) => {
      const viewer = viewers[(seed + index) % viewers.length]!;
      const awaiting = game.decisions(after).flatMap(({ seats }) => seats);
      return { viewer, awaiting, view: game.view(after, viewer, 'gone') };
    });
  }

  function missing(messages: readonly Message[]): readonly unknown[] {
    const keys = new Set<unknown>();
    for (const message of messages) keysOf(message, keys);
    return [...keys].filter((key) => !phrases.has(String(key)));
  }

  test('every viewer has a picture of which all words are read, and nothing is fetched or run', () => {
    sample.holds(4, (played, seed) => {
      for (const [index, { view, viewer, awaiting }] of someViews(played, seed).entries()) {
        const shown = { ruleset: game, view, viewer, awaiting, sandbox: seed % 2 === 1 };
        const layout = LAYOUTS[((index >> 1) + seed) % LAYOUTS.length]!;
        const svg = parsed(boardSvg(shown, phrases, layout));
        const [title, desc] = svg.children.map((child) =>
          typeof child === 'string' ? child : textOf(child),
        );
        expect({ title, desc }).toEqual({
          title: expect.stringMatching(/\w/),
          desc: expect.stringMatching(/\w/),
        });
        const all = elementsOf(svg);
        expect(all.filter(({ name }) => /^(script|style|image|foreignObject|a)$/.test(name))).toEqual([]);
        const values = all.flatMap(({ attributes }) => Object.entries(attributes));
        expect(values.filter(([name]) => name.startsWith('on'))).toEqual([]);
        expect(values.filter(([name, value]) => name === 'href' && !value.startsWith('#'))).toEqual([]);
        const [, , width, height] = svg.attributes['viewBox']!.split(' ').map(Number);
        const letterings = letteringOf(svg);
        expect(letterings.length).toBeGreaterThan(3);
        for (const { text, left, right, foot, size } of letterings) {
          const inside = left >= 0 && right <= width! && foot - size >= 0 && foot + size / 3 <= height!;
          expect({ text, inside, size: size >= LEAST_WORDS, gap: /[{}]/.test(text) }).toEqual({
            ...{ text, inside: true, size: true, gap: false },
          });
        }
      }
    });
  });

  test('a scene is made of the view alone, as it is stored, and is plain data with words for everything', () => {
    sample.holds(8, (played, seed) => {
      for (const { view, viewer } of someViews(played, seed)) {
        const scene = game.scene(view, viewer);
        const stored = JSON.parse(JSON.stringify(view)) as unknown;
        expect(game.scene(stored, viewer)).toEqual(scene);
        expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
        expect(missing(messagesIn(scene))).toEqual([]);
      }
    });
  });

  test('the legend of a map and of cards has each sign that lies there, and no other', () => {
    sample.holds(8, (played, seed) => {
      for (const { view, viewer } of someViews(played, seed)) {
        const { board, cards, legend } = game.scene(view, viewer);
        if (board.is === 'map') expect(onBoard(legend.board)).toEqual(piecesOf(board));
        expect(onCards(legend.cards)).toEqual(thingsOf(cards.flatMap((row) => row.cards)));
      }
    });
  });
}

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

const onBoard = (lines: readonly LegendLine[]) =>
  sorted(
    lines.flatMap(({ of }) =>
      of.is === 'piece' ? [of.shape === 'figure' ? of.tone : of.shape] : of.is === 'closed' ? ['closed'] : [],
    ),
  );

const piecesOf = ({ pieces, closed }: MapScene) =>
  sorted([
    ...pieces.map(({ shape, tone }) => (shape === 'figure' ? tone : shape)),
    ...closed.map(() => 'closed'),
  ]);

const onCards = (lines: readonly LegendLine[]) =>
  sorted(
    lines.map(({ of }) =>
      of.is === 'back' ? of.back : of.is === 'token' ? `token ${of.known} ${of.known && of.faceUp}` : of.is,
    ),
  );

const thingsOf = (cards: readonly SceneCard[]) =>
  sorted([
    ...cards.flatMap(({ back }) => (back === 'empty' ? [] : [back])),
    ...cards.flatMap(({ back, faceUp }) => (back === 'empty' || faceUp ? [] : ['faceDown'])),
    ...cards.flatMap(({ tokens }) => tokens.map(({ known, faceUp }) => `token ${known} ${known && faceUp}`)),
  ]);
