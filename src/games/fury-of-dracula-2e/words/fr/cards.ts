import { named } from '../../../kit/naming.js';
import type { Catalogue } from '../../../kit/message.js';
import type { EncounterId } from '../../data/encounters.js';
import type { EventId } from '../../data/event-cards.js';
import type { ItemId } from '../../data/item-cards.js';
import type { PowerId } from '../../data/powers.js';

type Names<Id extends string> = Readonly<Record<Id, string>>;

const EVENTS: Names<EventId> = {
  'advance-planning': 'Préparatifs',
  'blood-transfusion': 'Transfusion sanguine',
  'chartered-carriage': 'Wagon affrété',
  'consecrated-ground': 'Terre consacrée',
  'escape-route': 'Issue de secours',
  'excellent-weather': 'Temps radieux',
  forewarned: 'Avertis à temps',
  'good-luck': 'Coup de chance',
  'great-strength': 'Force prodigieuse',
  'heroic-leap': 'Bond héroïque',
  'hired-scouts': 'Éclaireurs à gages',
  hypnosis: 'Hypnose',
  'jonathan-harker': 'Jonathan Harker',
  'long-day': 'Longue journée',
  'money-trail': 'Trace de l’argent',
  'mystic-research': 'Recherches occultes',
  'newspaper-reports': 'Articles de presse',
  're-equip': 'Rééquipement',
  'rufus-smith': 'Rufus Smith',
  'secret-weapon': 'Arme secrète',
  'sense-of-emergency': 'Sentiment d’urgence',
  'sister-agatha': 'Sœur Agathe',
  'stormy-seas': 'Mer démontée',
  'surprising-return': 'Retour inattendu',
  'telegraph-ahead': 'Dépêche télégraphique',
  'vampire-lair': 'Antre de vampire',

  'control-storms': 'Maîtrise des tempêtes',
  'customs-search': 'Fouille douanière',
  'devilish-power': 'Pouvoir diabolique',
  'draculas-brides': 'Fiancées de Dracula',
  evasion: 'Dérobade',
  'false-tip-off': 'Faux renseignement',
  'immanuel-hildesheim': 'Immanuel Hildesheim',
  'night-visit': 'Visite nocturne',
  'quincey-p-morris': 'Quincey P. Morris',
  rage: 'Rage',
  'relentless-minion': 'Sbire acharné',
  roadblock: 'Barrage',
  seduction: 'Séduction',
  'sensationalist-press': 'Presse à sensation',
  'time-runs-short': 'Le temps presse',
  trap: 'Piège',
  'unearthly-swiftness': 'Vitesse surnaturelle',
  'vampiric-influence': 'Influence vampirique',
  'wild-horses': 'Chevaux sauvages',
};

const POWERS: Names<PowerId> = {
  'dark-call': 'Appel des ténèbres',
  'double-back': 'Retour sur ses pas',
  feed: 'Festin',
  hide: 'Dissimulation',
  'wolf-form': 'Forme de loup',
};

const ITEMS: Names<ItemId> = {
  crucifix: 'Crucifix',
  dogs: 'Chiens',
  'fast-horse': 'Cheval rapide',
  garlic: 'Ail',
  'heavenly-host': 'Hostie consacrée',
  'holy-water': 'Eau bénite',
  knife: 'Couteau',
  'local-rumors': 'Rumeurs locales',
  pistol: 'Pistolet',
  rifle: 'Fusil',
  'sacred-bullets': 'Balles bénites',
  stake: 'Pieu',
};

const ENCOUNTERS: Names<EncounterId> = {
  ambush: 'Embuscade',
  assassin: 'Assassin',
  bats: 'Chauves-souris',
  'desecrated-soil': 'Terre profanée',
  fog: 'Brouillard',
  hoax: 'Canular',
  lightning: 'Foudre',
  'minion-knife': 'Sbire au couteau',
  'minion-knife-pistol': 'Sbire au couteau et au pistolet',
  'minion-knife-rifle': 'Sbire au couteau et au fusil',
  'new-vampire': 'Nouveau vampire',
  peasants: 'Paysans',
  plague: 'Peste',
  rats: 'Rats',
  saboteur: 'Saboteur',
  spy: 'Espion',
  thief: 'Voleur',
  wolves: 'Loups',
};

export const cardNames: Catalogue = {
  ...named('card', { ...EVENTS, ...POWERS }),
  ...named('item', ITEMS),
  ...named('encounter', ENCOUNTERS),
};
