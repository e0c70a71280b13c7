/** Plays games until one has so many entries and still goes on; when the patience (ms) is over, the one under way. */
export async function longGame(party, entries, patience) {
  let game = await party.newGame();
  for (const deadline = Date.now() + patience; game.version < entries && Date.now() < deadline;) {
    await game.act(dawdle);
    if (game.over) game = await party.newGame();
  }
  return game;
}

/** Of what may be done, what changes least: so a game becomes long. */
function dawdle(actions) {
  const idle = actions.filter(({ type }) => ['decline', 'close', 'stop'].includes(type));
  const some = idle.length > 0 ? idle : actions;
  return some[Math.floor(Math.random() * some.length)];
}
