import { named } from '../../../kit/naming.js';
import type { Catalogue } from '../../../kit/message.js';
import type { TicketId } from '../../data/tickets.js';
import type { FurySeat } from '../../seats.js';
import type { Effect, Time } from '../../values.js';
import { cardNames } from './card-names.js';
import { placeWords } from './places.js';

const SEATS: Readonly<Record<FurySeat, string>> = {
  dracula: 'Dracula',
  'lord-godalming': 'Lord Godalming',
  'dr-seward': 'John Seward',
  'van-helsing': 'Van Helsing',
  'mina-harker': 'Mina Harker',
};

/** A ticket by its numbers: white, and yellow if there is one. */
const TICKETS: Readonly<Record<TicketId, string>> = {
  '3-2': '3/2',
  '3-1': '3/1',
  '2-2': '2/2',
  '2-1': '2/1',
  '1-1': '1/1',
  '2': '2/–',
  '1': '1/–',
};

const TIMES: Readonly<Record<Time, string>> = {
  'monday-day': 'lundi, jour',
  'monday-night': 'lundi, nuit',
  'tuesday-day': 'mardi, jour',
  'tuesday-night': 'mardi, nuit',
  'wednesday-day': 'mercredi, jour',
  'wednesday-night': 'mercredi, nuit',
  'thursday-day': 'jeudi, jour',
  'thursday-night': 'jeudi, nuit',
  'friday-day': 'vendredi, jour',
  'friday-night': 'vendredi, nuit',
  'saturday-day': 'samedi, jour',
  'saturday-night': 'samedi, nuit',
  'sunday-day': 'dimanche, jour',
  'sunday-night': 'dimanche, nuit',
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  'extra-action': 'les chasseurs ont une seconde action de jour',
  'any-order': 'les chasseurs agissent dans l’ordre qu’ils veulent',
  'long-night': 'les chasseurs peuvent prendre une route de nuit',
  'no-day': 'le prochain jour est sans lumière',
  'combat-as-at-night': 'les combats de jour se livrent comme de nuit',
  'no-supplies': 'les chasseurs ne peuvent pas se ravitailler',
  'second-phase': 'une autre phase de Dracula suit',
};

export const nameWords: Catalogue = {
  ...named('seat', SEATS),
  ...placeWords,
  ...cardNames,
  ...named('ticket', TICKETS),
  ...named('time', TIMES),
  ...named('effect', EFFECTS),

  'list.none': 'rien',
  'list.more': '{first}, {rest}',

  'phase.dawn': 'aube',
  'phase.day': 'jour',
  'phase.dusk': 'crépuscule',
  'phase.night': 'nuit',
  'phase.dracula': 'Dracula',

  'opponent.dracula': 'Dracula',
  'opponent.new-vampire': 'un nouveau vampire',
  'opponent.reckless-vampire': 'un vampire téméraire',

  'by.start': 'départ',
  'by.road': 'par la route',
  'by.rail': 'en train',
  'by.sea': 'par la mer',
  'by.horses': 'à cheval',
  'by.emergency': 'en urgence',
  'by.bats': 'les chauves-souris guident',
  'by.wildHorses': 'les chevaux s’emballent',
  'by.influence': 'sous l’influence de Dracula',
  'by.hospital': 'sortie de l’hôpital',
  'by.ruling': 'par arbitrage',

  'side.hunters': 'chasseurs',
  'side.dracula': 'Dracula',
  'spot.trail': 'emplacement {space} de la piste',
  'spot.lairs': 'antre {space}',
  'spot.leaving': 'repaire sorti de la piste',
  'end.top': 'le sommet',
  'end.bottom': 'le dessous',
  'end.six-cards': 'Dracula a joué six cartes',
  'end.killed': 'le vampire est vaincu',
  'end.no-hunter': 'il n’y reste aucun chasseur',
  'end.escape': 'le vampire s’évade',
  'end.called-off': 'il n’a pas lieu',

  'reason.destroyed': 'Dracula est détruit',
  'reason.influence': 'l’Europe est sous l’influence de Dracula',
};
