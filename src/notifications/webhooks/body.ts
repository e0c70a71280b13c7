import type { Delivery } from '../deliveries/channel.js';

/** Where a program can look at a game. @param publicUrl none: the path alone */
function linkTo(publicUrl: string | undefined, game: string): string {
  return `${publicUrl ?? ''}/v1/games/${game}`;
}

/**
 * What a webhook is told: that something happened, and where to look. It follows from the delivery alone, so that it is
 * the same at every attempt; and nothing stands in it that not everybody in the game knows.
 */
export function bodyOf(delivery: Delivery, publicUrl: string | undefined): string {
  const { type, createdAt } = delivery;
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: dataOf(delivery, publicUrl) });
}

function dataOf(delivery: Delivery, publicUrl: string | undefined): object {
  const { topic, game, seat, entry, decision, deadline, head, target } = delivery;
  if (game === null) return { webhook: target };
  return {
    game: topic,
    ruleset: game.ruleset,
    ...(game.sandbox ? { sandbox: true } : {}),
    seat,
    version: entry,
    decision: decision === null ? null : { id: decision.id, kind: decision.kind },
    deadline: deadline?.toISOString() ?? null,
    link: linkTo(publicUrl, topic),
    head,
  };
}
