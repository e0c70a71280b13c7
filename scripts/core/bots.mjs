import { anyLegal } from './game.mjs';

/** Bots for the seats of these sides, each told what its seat may know; the other seats play at random. */
export function botsFor(game, sides) {
  const { ruleset, setup } = game;
  const seats = ruleset.seats(setup.options).filter(({ side }) => sides.includes(side));
  const ears = new Map(seats.map(({ id }) => [id, []]));
  let told = 0;
  const listen = () => {
    for (; told < game.entries.length; told += 1)
      for (const event of game.entries[told])
        for (const [seat, heard] of ears)
          if (isTold(ruleset.audience(event, setup.options), seat)) heard.push({ entry: told + 1, event });
  };
  return (_game, seat) => {
    if (!ears.has(seat)) return anyLegal(game, seat);
    listen();
    const view = ruleset.view(game.state, seat, 'told');
    const legal = ruleset.legalActions(game.state, seat);
    return ruleset.bot(view, ears.get(seat), legal, seat, game.chance);
  };
}

function isTold(audience, seat) {
  return (
    audience === 'everyone' || audience === 'passing' || (audience !== 'nobody' && audience.includes(seat))
  );
}
