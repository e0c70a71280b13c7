import { named } from '../../../kit/naming.js';
import type { Catalogue } from '../../../kit/message.js';
import type { LandId, SeaId } from '../../data/places.js';

type Names<Id extends string> = Readonly<Record<Id, string>>;
type Apart = 'castle-dracula' | 'st-joseph-and-st-mary';

const CITIES: Names<Exclude<LandId, Apart>> = {
  alicante: 'Alicante',
  amsterdam: 'Amsterdam',
  athens: 'Athènes',
  barcelona: 'Barcelone',
  bari: 'Bari',
  belgrade: 'Belgrade',
  berlin: 'Berlin',
  bordeaux: 'Bordeaux',
  brussels: 'Bruxelles',
  bucharest: 'Bucarest',
  budapest: 'Budapest',
  cadiz: 'Cadix',
  cagliari: 'Cagliari',
  'clermont-ferrand': 'Clermont-Ferrand',
  cologne: 'Cologne',
  constanta: 'Constanta',
  dublin: 'Dublin',
  edinburgh: 'Édimbourg',
  florence: 'Florence',
  frankfurt: 'Francfort',
  galatz: 'Galatz',
  galway: 'Galway',
  geneva: 'Genève',
  genoa: 'Gênes',
  granada: 'Grenade',
  hamburg: 'Hambourg',
  klausenburg: 'Klausenburg',
  'le-havre': 'Le Havre',
  leipzig: 'Leipzig',
  lisbon: 'Lisbonne',
  liverpool: 'Liverpool',
  london: 'Londres',
  madrid: 'Madrid',
  manchester: 'Manchester',
  marseilles: 'Marseille',
  milan: 'Milan',
  munich: 'Munich',
  nantes: 'Nantes',
  naples: 'Naples',
  nuremburg: 'Nuremberg',
  paris: 'Paris',
  plymouth: 'Plymouth',
  prague: 'Prague',
  rome: 'Rome',
  salonica: 'Salonique',
  santander: 'Santander',
  saragossa: 'Saragosse',
  sarajevo: 'Sarajevo',
  sofia: 'Sofia',
  strasbourg: 'Strasbourg',
  swansea: 'Swansea',
  szeged: 'Szeged',
  toulouse: 'Toulouse',
  valona: 'Valona',
  varna: 'Varna',
  venice: 'Venise',
  vienna: 'Vienne',
  zagreb: 'Zagreb',
  zurich: 'Zurich',
};

const SEAS: Names<SeaId> = {
  'adriatic-sea': 'la mer Adriatique',
  'atlantic-ocean': 'l’océan Atlantique',
  'bay-of-biscay': 'le golfe de Gascogne',
  'black-sea': 'la mer Noire',
  'english-channel': 'la Manche',
  'ionian-sea': 'la mer Ionienne',
  'irish-sea': 'la mer d’Irlande',
  'mediterranean-sea': 'la mer Méditerranée',
  'north-sea': 'la mer du Nord',
  'tyrrhenian-sea': 'la mer Tyrrhénienne',
};

const APART: Names<Apart> = {
  'castle-dracula': 'le château de Dracula',
  'st-joseph-and-st-mary': 'l’hôpital St-Joseph et Ste-Marie',
};

/** On cards, names stand without an article. */
const CARDS: Names<SeaId | 'castle-dracula'> = {
  'adriatic-sea': 'Mer Adriatique',
  'atlantic-ocean': 'Océan Atlantique',
  'bay-of-biscay': 'Golfe de Gascogne',
  'black-sea': 'Mer Noire',
  'english-channel': 'Manche',
  'ionian-sea': 'Mer Ionienne',
  'irish-sea': 'Mer d’Irlande',
  'mediterranean-sea': 'Mer Méditerranée',
  'north-sea': 'Mer du Nord',
  'tyrrhenian-sea': 'Mer Tyrrhénienne',
  'castle-dracula': 'Château de Dracula',
};

export const placeWords: Catalogue = {
  ...named('place', { ...CITIES, ...SEAS, ...APART }),
  ...named('card', { ...CITIES, ...CARDS }),
};
