import { must } from './fault.mjs';

/** What only its player could end goes with the seat. */
const GIVEN = 'SeatGivenUp (DisputeWithdrawn )?(VacationEnded )*';
const VOTES = `VoteCalled (VoteDecided )?|(VoteCast )?VoteDecided (${GIVEN})?|VoteCast `;
const ADOPTING = 'AdoptionAsked |(AdoptionAgreed )+(RulesAdopted )?|AdoptionRefused |RulesAdopted ';
const TALK = 'DisputeOpened |DisputeWithdrawn |StatementMade |ArbiterGranted |ArbiterWithdrawn ';
const COMING = `${GIVEN}|SeatTaken |SeatReserved |SeatResigned (\\* )?(GameFinished )?|VacationTaken |VacationEnded `;
const EFFECT = 'GameRewound |GameAdjusted (\\* )?|SeatForfeited (\\* )?(GameFinished )?';

/** What one entry may say: events of the table in their order, `*` for those of the rules. By what the game was before. */
const FORMS = {
  none: 'GameCreated ',
  open: `(SeatTaken )+(ArbiterWithdrawn )?|SeatGivenUp |SeatReserved |GameBegan (\\* )?|(GameExpired )?GameCancelled |${TALK}`,
  /** In the entry of a seat. */
  played: '(TurnTimedOut )?(\\* )?(GameFinished )?',
  playing:
    'DeadlinesMoved |ActionTakenBack |ActionRedone |TakeBackAsked |(TakeBackAgreed )+(ActionTakenBack )?|TakeBackRefused |' +
    `${VOTES}|${ADOPTING}|${COMING}|RulingGiven (${EFFECT})?|${TALK}`,
  frozen: `FreezeEnded |${COMING}|RulingGiven (${EFFECT})?|${TALK}`,
  finished: `RulingGiven |${TALK}`,
  cancelled: 'ArbiterWithdrawn ',
};

const TABLE_EVENTS = new Set(
  Object.values(FORMS)
    .join()
    .match(/[A-Z]\w+/g),
);

export const isTableEvent = ({ type }) => TABLE_EVENTS.has(type);

/** An entry by its events, as the forms write it. */
const formOf = (events) =>
  events
    .map((event) => (isTableEvent(event) ? `${event.type} ` : '* '))
    .join('')
    .replace(/(\* )+/g, '* ');

/** `status`: one of the names above. */
export function checkForm({ seat, events }, status) {
  must(events.every(isForAll), 'what happens at the table is not told to all');
  const form = formOf(events);
  const fits = new RegExp(`^(${FORMS[status === 'playing' && seat !== null ? 'played' : status]})$`).test(
    form,
  );
  must(
    fits,
    `${form.trim().replaceAll(' ', ', ') || 'nothing'} in ${seat === null ? 'an entry' : `an entry of ${seat}`} of a game that is ${status}`,
  );
}

const isForAll = (event) => !isTableEvent(event) || event.audience === 'everyone';
