import type { Entry, OfferedAction, Player, Question, Schemas } from 'harker-client';
import { liked, type Likes } from './liking.js';

type Graves = 'vampire-graves';
type Colour = Schemas['VampireGravesPlayerView']['line'][number];

// Whatever brings a vampire out of the own line is better than nothing.
const LIKES: Likes<OfferedAction<Graves>> = {
  place: 5,
  placeFromSideRow: 5,
  hideGarlic: 2,
  open: 1,
  stop: 1,
  close: 0.5,
  decline: -2,
};

interface Grave {
  readonly lid: string;
  readonly isEmpty: boolean;
}

/** Remembers every grave that it has seen, and opens those where its vampires belong. */
export function graveRobber(): Player<Graves> {
  const seen = new Map<number, Grave>();
  return {
    hear: ({ events }: Entry<Graves>) => {
      for (const event of events) {
        if (event.type === 'GraveOpened') {
          seen.set(event.grave, { lid: event.lid, isEmpty: event.content.is === 'empty' });
        }
        if (event.type === 'GraveFilled') {
          seen.set(event.grave, { lid: seen.get(event.grave)?.lid ?? '', isEmpty: false });
        }
      }
    },
    choose: (question) => {
      const colours = playable(question);
      return liked(question.actions, (action) => worth(action, seen, colours));
    },
  };
}

/** Colours that can be put into a grave now: both ends of the line, and what lies beside it. */
function playable({ view, seat }: Question<Graves>): readonly Colour[] {
  const me = view.players.find((player) => player.seat === seat);
  return [me?.line[0], me?.line.at(-1), ...(me?.sideRow ?? [])].filter((colour) => colour !== undefined);
}

function worth(
  action: OfferedAction<Graves>,
  seen: ReadonlyMap<number, Grave>,
  colours: readonly string[],
): number {
  const like = LIKES[action.type] ?? 0;
  if (action.type !== 'open') return like;
  const known = seen.get(action.grave);
  if (known === undefined) return like + 1;
  return known.isEmpty && colours.includes(known.lid) ? like + 3 : like - 1;
}
