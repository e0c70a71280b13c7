import type { encounterActions } from '../../actions/encounters.js';
import type { EncounterEvent } from '../../events/encounters.js';
import type { GroupWords } from '../group.js';

export const encounterWords: GroupWords<keyof typeof encounterActions, EncounterEvent['type']> = {
  'action.ambushWith': 'Tendre une embuscade avec {encounter}',
  'action.chooseEncounter': 'Choisir {encounter}',
  'action.showItem': 'Montrer {item}',
  'action.becomeDelayed': 'Accepter de prendre du retard',
  'action.placeRoadblock':
    'Barrer {way, select, rail {la voie ferrée} other {la route}} entre {from} et {to}',
  'action.keepEvent': 'Garder {card}',

  'event.EncounterMet': '{seat} fait une rencontre : {encounter}',
  'event.EncounterRemoved': 'Rencontre défaussée : {encounter}',
  'event.EncounterTakenBack': 'Dracula reprend {encounter} en main',
  'event.RumorsGone': 'Rumeurs retirées : {spot}',
  'event.HandRevealed': '{seat} montre à tous : {items} ; {cards}',
  'event.GuardsKept': 'Gardes du corps en attente d’un combat : {guards}',
  'event.GuardsSent': 'Les gardes du corps de Dracula assaillent {seat}',
  'event.DiscardsSeen': 'Dracula prend dans la défausse : {cards}',
  'event.DiscardsTaken':
    'Dracula prend {count, plural, one {# événement} other {# événements}} dans la défausse',
  'event.DiscardKept': 'Dracula garde {card}',
  'event.DiscardsShuffled': 'Dracula garde un événement et remet les autres dans la pioche',

  'decision.ambush': 'Tendre une embuscade à {hunter}, ou non',
  'decision.encounters': 'Choisir la première rencontre',
  'decision.staking': 'Défausser un pieu et une rencontre, ou non',
  'decision.encounterAsks': 'Choisir pour {encounter}',
  'decision.maturedAsks': 'Choisir pour la maturation : {encounter}',
  'decision.guards': 'Lancer des gardes du corps contre un chasseur, ou non',
};
