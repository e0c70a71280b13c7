import type { tableActions } from '../../actions/table.js';
import type { TableEvent } from '../../events/table.js';
import type { GroupWords } from '../group.js';

export const tableWords: GroupWords<keyof typeof tableActions, TableEvent['type']> = {
  'action.startIn': 'Lieu de départ : {location}',
  'action.pass': 'Ne rien faire',
  'action.wakeIn': 'Revenir dans {location}',
  'action.discardEvent': 'Défausser {card}',
  'action.discardItem': 'Défausser {item}',
  'action.discardTicket': 'Rendre le billet {ticket}',
  'action.keepItemOpen': 'Garder {item} face visible',
  'action.keepEventOpen': 'Garder {card} face visible',
  'action.liftRoadblock':
    'Rouvrir {way, select, rail {la voie ferrée} other {la route}} entre {from} et {to}',
  'action.dismissAlly': 'Congédier {card}',
  'action.freeGround': 'Profaner la terre consacrée : {location}',
  'action.barSupplies': 'Priver les chasseurs de ravitaillement à leur prochaine phase',
  'action.liftStorm': 'Calmer la tempête sur {location}',

  'event.AgendaChanged': 'Le jeu continue',
  'event.RoundStarted': 'Manche {round}',
  'event.PhaseStarted': 'Phase : {phase}',
  'event.TimeMoved': 'L’heure tourne : {time}',
  'event.DespairPlaced': 'Désespoir : {despair}',
  'event.InfluenceChanged': 'Influence de Dracula : {influence}',
  'event.DraculaHarmed': 'Dracula subit des dégâts : {by}',
  'event.DraculaHealed': 'Dracula guérit des dégâts : {by}',
  'event.EffectBegan': 'Désormais : {effect}',
  'event.EffectEnded': 'Fin de l’effet : {effect}',
  'event.Passed': '{seat} ne fait rien',
  'event.FogPlaced': 'Le brouillard tombe sur {location}',
  'event.FogLifted': 'Le brouillard quitte {location}',
  'event.StormRaised': 'Une tempête se lève sur {location}',
  'event.StormLifted': 'La tempête se calme sur {location}',
  'event.RoadblockPlaced':
    '{way, select, rail {La voie ferrée} other {La route}} entre {from} et {to} est barrée',
  'event.RoadblockLifted':
    '{way, select, rail {La voie ferrée} other {La route}} entre {from} et {to} est rouverte',
  'event.GroundConsecrated': 'Terre consacrée : {location}',
  'event.GroundFreed': 'La terre n’est plus consacrée : {location}',
  'event.DiscardsReturned':
    'Remis dans la pioche Événement : {cards}{faceDown, plural, =0 {} one {, et # carte qui était face cachée} other {, et # cartes qui étaient face cachée}}',
  'event.HostPlaced': 'Une hostie consacrée protège {location}',
  'event.HostsGone': 'Les hosties consacrées sont retirées',
  'event.GameEnded': 'Fin de la partie ({reason}). Victoire : {winners}',

  'decision.placeHunter': 'Choisir où commencer',
  'decision.placeDracula': 'Choisir où commencer',
  'decision.wakeUp': 'Choisir un hôpital',
  'decision.liftRoadblock': 'Retirer un barrage',
  'decision.liftStorm': 'Calmer une tempête',
  'decision.discardDown': 'Défausser une carte',
  'decision.discardTicket': 'Rendre un billet',
  'decision.discardEncounters': 'Défausser une rencontre',
  'decision.keepOpen': 'Garder une carte face visible',
};
