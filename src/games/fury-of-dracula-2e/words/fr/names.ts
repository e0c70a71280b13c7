import { named } from '../../../kit/naming.js';
import type { Catalogue } from '../../../kit/message.js';
import type { FurySeat } from '../../seats.js';
import { type Tactic, TRAIN_FACES } from '../../values.js';
import { cardNames } from './cards.js';
import { placeWords } from './places.js';

const SEATS: Readonly<Record<FurySeat, string>> = {
  dracula: 'Dracula',
  'lord-godalming': 'Lord Godalming',
  'dr-seward': 'John Seward',
  'van-helsing': 'Van Helsing',
  'mina-harker': 'Mina Harker',
};

const TACTICS: Readonly<Record<Tactic, string>> = {
  punch: 'Coup de poing',
  dodge: 'Esquive',
  escape: 'Évasion',
  crucifix: 'Crucifix',
  'heavenly-host': 'Hostie consacrée',
  'holy-water': 'Eau bénite',
  knife: 'Couteau',
  pistol: 'Pistolet',
  rifle: 'Fusil',
  'sacred-bullets': 'Balles bénites',
  stake: 'Pieu',
  claws: 'Griffes',
  'escape-man': 'Évasion (homme)',
  'escape-bat': 'Évasion (chauve-souris)',
  'escape-mist': 'Évasion (brume)',
  fangs: 'Crocs',
  mesmerize: 'Envoûtement',
  strength: 'Force',
  'agent-punch': 'Coup de poing',
  'agent-dodge': 'Esquive',
  'agent-knife': 'Couteau',
  'agent-pistol': 'Pistolet',
  'agent-rifle': 'Fusil',
};

export const nameWords: Catalogue = {
  ...named('seat', SEATS),
  ...placeWords,
  ...cardNames,
  ...named('tactic', TACTICS),
  ...named('face', Object.fromEntries(TRAIN_FACES.map((face) => [face, face]))),
  ...named('die', Object.fromEntries([1, 2, 3, 4, 5, 6].map((die) => [die, `${die}`]))),

  'list.none': 'rien',
  'list.more': '{first}, {rest}',

  'time.dawn': 'aube',
  'time.noon': 'midi',
  'time.dusk': 'crépuscule',
  'time.twilight': 'tombée de la nuit',
  'time.midnight': 'minuit',
  'time.small-hours': 'fin de nuit',

  'opponent.dracula': 'Dracula',
  'opponent.vampire': 'un vampire',
  'opponent.minion-knife': 'un sbire au couteau',
  'opponent.minion-knife-pistol': 'un sbire au couteau et au pistolet',
  'opponent.minion-knife-rifle': 'un sbire au couteau et au fusil',
  'opponent.assassin': 'un assassin',

  'resolve.newspaper-reports': 'Articles de presse',
  'resolve.inner-strength': 'Force intérieure',
  'resolve.sense-of-emergency': 'Sentiment d’urgence',

  'by.stay': 'sur place',
  'by.road': 'par la route',
  'by.sea': 'par la mer',
  'by.rail': 'en train',
  'by.horse': 'à cheval',
  'by.bats': 'les chauves-souris guident',
  'by.emergency': 'en urgence',
  'by.storm': 'la tempête pousse',
  'by.wildHorses': 'les chevaux s’emballent',
  'by.start': 'départ',
  'by.ruling': 'par arbitrage',
  'by.dracula': 'Dracula attaque',
  'by.hunters': 'les chasseurs le trouvent',
  'by.encounter': 'une rencontre',
  'by.ambush': 'une embuscade',
  'by.lair': 'un antre est découvert',
  'by.roll': 'un de plus à chaque dé',
  'by.noEscape': 'pas d’évasion pendant trois rounds',

  'back.hunters': 'une carte Chasseur',
  'back.dracula': 'une carte Dracula',
  'back.land': 'une carte Terre',
  'back.sea': 'une carte Mer',
  'back.power': 'une carte Pouvoir',
  'side.hunters': 'chasseurs',
  'side.dracula': 'Dracula',
  'side.enemy': 'ennemi',
  'kind.item': 'un objet',
  'kind.event': 'un événement',
  'reason.vampires': 'l’Europe est aux vampires',
  'reason.blood': 'Dracula est détruit',
};
