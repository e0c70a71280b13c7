import type { Typed } from '../../../../src/games/kit/game-definition.js';
import type { StandingCondition } from '../../../../src/games/kit/standing.js';
import { sameValue } from '../../../../src/games/kit/same-value.js';
import type { Played } from '../random-play.js';
import { wordsOf } from '../rulesets.js';
import type { Sample } from './sample.js';

/** What seats may answer in advance. */
export function lawsOfStanding(sample: Sample): void {
  const { game } = sample;
  const { standing } = game;
  if (standing === undefined) return;
  const offered = (seat: string, kind: string) => standing.offers(seat).find((offer) => offer.kind === kind);

  test('what can be answered in advance can be answered so by whoever is asked, whatever they hold', () => {
    sample.holds(40, (played) => {
      const seats = sample.seatsOf(played);
      for (const { after } of played.entries) {
        for (const { kind, seats: asked } of game.decisions(after)) {
          const action = seats.map((seat) => offered(seat, kind)?.action).find(Boolean);
          if (action === undefined) continue;
          const legally = asked.filter(
            (seat) =>
              sameValue(offered(seat, kind)?.action, action) &&
              game.legalActions(after, seat).some((legal) => sameValue(legal, action)),
          );
          if (legally.length < asked.length) expect({ kind, legally }).toEqual({ kind, legally: asked });
        }
      }
    });
  });

  test('it is never asked in passing, or others would learn how it came', () => {
    const options = game.options({});
    const offers = game.seats(options).flatMap(({ id }) => standing.offers(id));
    expect(offers.filter(({ action }) => game.askedInPassing(action, options))).toEqual([]);
    const kinds = new Set(offers.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !wordsOf(game).kinds.includes(kind))).toEqual([]);
    expect(offers.filter(({ label }) => !(label.key in game.catalogues.en))).toEqual([]);
  });

  test.each(Object.entries(standing.conditions))('the condition %s matters', (_name, condition) => {
    const met = new Set<string>();
    sample.holds(25, (played) => matters(played, condition, met));
    expect([...met].toSorted()).toEqual([
      ...(condition.endsWith === undefined ? [] : ['ends']),
      ...(condition.holds === undefined ? [] : ['holds', 'holds not']),
    ]);
  });

  /** By what everyone is told. */
  function matters(played: Played, condition: StandingCondition<Typed, unknown>, met: Set<string>): void {
    const { options } = played.setup;
    for (const { events, after } of played.entries) {
      const heard = events.filter((event) => game.audience(event, options) === 'everyone');
      if (heard.some((event) => condition.endsWith?.(event) === true)) met.add('ends');
      if (condition.holds === undefined) continue;
      met.add(condition.holds(game.view(after, 'spectator', 'gone')) ? 'holds' : 'holds not');
    }
  }
}
