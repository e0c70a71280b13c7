import { Type } from '@sinclair/typebox';
import { NOT_COUNTED } from '../../play/table/clock/vacations.js';
import { component } from '../contract/schema.js';
import { OneOf, SeatId, Time, Uuid } from '../games/game.schema.js';

const vacation = {
  id: Uuid,
  from: Time('When you leave.'),
  until: Time('When your time runs on.'),
};

export const VacationSchema = component(
  'Vacation',
  Type.Object(
    {
      ...vacation,
      games: Type.Array(
        Type.Object({
          game: Uuid,
          seat: SeatId,
          counts: Type.Boolean({ description: 'Whether the time of this seat stands still meanwhile.' }),
          why: Type.Union([
            OneOf(
              NOT_COUNTED,
              'Why not. noTime: nobody has to hurry there. onlyBots: nobody else waits. noDaysLeft: the game allows fewer days.',
            ),
            Type.Null(),
          ]),
        }),
        { description: 'The games that you play now. Games that begin later are not concerned.' },
      ),
    },
    { description: 'A vacation that was just taken, and where it counts.' },
  ),
);

export const VacationsSchema = component(
  'Vacations',
  Type.Object({
    items: Type.Array(Type.Object(vacation)),
    next: Type.Null({ description: 'There is no next page.' }),
  }),
);
