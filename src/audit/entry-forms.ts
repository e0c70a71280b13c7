import { EVERYONE, type Entry } from '../events/entry.js';
import { isTableEvent } from '../play/table/events.js';
import type { GameAt } from '../play/table/game-at.js';
import type { GameStatus } from '../play/table/shapes.js';
import { isFrozen } from '../play/table/table-state.js';
import { differences, type Fault } from './fault.js';

/** What only its player could end goes with the seat. */
const GIVEN = 'SeatGivenUp (DisputeWithdrawn )?(VacationEnded )*';
const VOTES = `VoteCalled (VoteDecided )?|(VoteCast )?VoteDecided (${GIVEN})?|VoteCast `;
const ADOPTING = 'AdoptionAsked |(AdoptionAgreed )+(RulesAdopted )?|AdoptionRefused |RulesAdopted ';
const TALK = 'DisputeOpened |DisputeWithdrawn |StatementMade |ArbiterGranted |ArbiterWithdrawn ';
const COMING = `${GIVEN}|SeatTaken |SeatReserved |SeatResigned (\\* )?(GameFinished )?|VacationTaken |VacationEnded `;
const RULING = 'RulingGiven (GameRewound |GameAdjusted (\\* )?|SeatForfeited (\\* )?(GameFinished )?)?';

/** What one entry may say: events of the table in their order, `*` for those of the rules. By what the game was before. */
const FORMS: Readonly<Record<GameStatus | 'none' | 'frozen' | 'played', string>> = {
  none: 'GameCreated ',
  open: `(SeatTaken )+(ArbiterWithdrawn )?|SeatGivenUp |SeatReserved |GameBegan (\\* )?|(GameExpired )?GameCancelled |${TALK}`,
  /** In the entry of a seat. */
  played: '(TurnTimedOut )?(\\* )?(GameFinished )?',
  playing:
    'DeadlinesMoved |ActionTakenBack |ActionRedone |TakeBackAsked |(TakeBackAgreed )+(ActionTakenBack )?|TakeBackRefused |' +
    `${VOTES}|${ADOPTING}|${COMING}|${RULING}|${TALK}`,
  frozen: `FreezeEnded |${COMING}|${RULING}|${TALK}`,
  finished: `RulingGiven |${TALK}`,
  cancelled: 'ArbiterWithdrawn ',
};

function statusFor({ seat }: Entry, before: GameAt | undefined): keyof typeof FORMS {
  if (before === undefined) return 'none';
  if (isFrozen(before.table)) return 'frozen';
  return before.table.status === 'playing' && seat !== undefined ? 'played' : before.table.status;
}

/** What is said at the table is told to all, and may be said together, in a game as it was. */
export function checkForm(entry: Entry, before: GameAt | undefined): Fault[] {
  const status = statusFor(entry, before);
  const { seat, events } = entry;
  const form = events
    .map(({ type }) => (isTableEvent(type) ? `${type} ` : '* '))
    .join('')
    .replace(/(\* )+/g, '* ');
  const whose = seat === undefined ? 'an entry' : `an entry of ${seat}`;
  const said = form.trim().replaceAll(' ', ', ') || 'nothing';
  return differences(entry.entry, [
    [
      events.every(({ type, audience }) => !isTableEvent(type) || audience.join() === EVERYONE),
      'what happens at the table is not told to all',
    ],
    [
      new RegExp(`^(${FORMS[status]})$`).test(form),
      status === 'none'
        ? `${said} stands before the game is made`
        : `${said} in ${whose} of a game that is ${status}`,
    ],
  ]);
}
