import { named } from '../../../kit/naming.js';
import type { Catalogue } from '../../../kit/message.js';
import type { BasicId, DraculaCombatId } from '../../data/combat-cards.js';
import type { EncounterId } from '../../data/encounters.js';
import type { EventId } from '../../data/event-cards.js';
import type { ArmId, ItemId } from '../../data/item-cards.js';
import type { PowerId } from '../../data/powers.js';

type Names<Id extends string> = Readonly<Record<Id, string>>;

const EVENTS: Names<EventId> = {
  'behind-the-veil': 'Derrière le voile',
  'blood-transfusion': 'Transfusion sanguine',
  'chartered-carriage': 'Wagon affrété',
  'consecrated-ground': 'Terre consacrée',
  'escape-route': 'Issue de secours',
  'evil-presence': 'Présence maléfique',
  'excellent-weather': 'Temps radieux',
  forewarned: 'Avertis à temps',
  'good-luck': 'Coup de chance',
  'great-strength': 'Force prodigieuse',
  'heroic-leap': 'Bond héroïque',
  'hired-scouts': 'Éclaireurs à gages',
  hypnosis: 'Hypnose',
  'jonathan-harker': 'Jonathan Harker',
  'local-rumors': 'Rumeurs locales',
  'long-night': 'Longue nuit',
  'lucky-find': 'Trouvaille',
  'lucys-revenge': 'Vengeance de Lucy',
  'money-trail': 'Trace de l’argent',
  'mystic-research': 'Recherches occultes',
  'newspaper-reports': 'Articles de presse',
  'planned-ambush': 'Embuscade préparée',
  'renewed-vigor': 'Vigueur retrouvée',
  'rufus-smith': 'Rufus Smith',
  'sense-of-emergency': 'Sentiment d’urgence',
  'sister-agatha': 'Sœur Agathe',
  'speedy-telegraph': 'Télégraphe rapide',
  'surprising-return': 'Retour inattendu',
  'vampire-lair': 'Antre de vampire',
  'wax-cylinders': 'Cylindres de cire',

  'customs-search': 'Fouille douanière',
  'darkness-returns': 'Retour des ténèbres',
  'devilish-power': 'Pouvoir diabolique',
  'draculas-brides': 'Fiancées de Dracula',
  enraged: 'Fureur',
  'false-tip': 'Faux renseignement',
  'great-wolf': 'Grand Loup',
  'hidden-schemes': 'Desseins cachés',
  'immanuel-hildesheim': 'Immanuel Hildesheim',
  'nocturnal-visit': 'Visite nocturne',
  roadblock: 'Barrage',
  seduction: 'Séduction',
  'sensationalist-press': 'Presse à sensation',
  'summon-storms': 'Appel des tempêtes',
  'unearthly-swiftness': 'Vitesse surnaturelle',
  'vampiric-influence': 'Influence vampirique',
  'wild-horses': 'Chevaux sauvages',
};

const POWERS: Names<PowerId> = {
  hide: 'Dissimulation',
  'wolf-form': 'Forme de loup',
  misdirect: 'Diversion',
  'dark-call': 'Appel des ténèbres',
  feed: 'Festin',
};

const COMBAT_CARDS: Names<BasicId | DraculaCombatId> = {
  punch: 'Coup de poing',
  dodge: 'Esquive',
  escape: 'Évasion',
  claws: 'Griffes',
  fangs: 'Crocs',
  mesmerize: 'Envoûtement',
  plotting: 'Machination',
  strength: 'Force',
  'escape-as-bat': 'Évasion en chauve-souris',
  'escape-as-mist': 'Évasion en brume',
};

const ARMS: Names<ArmId> = {
  crucifix: 'Crucifix',
  garlic: 'Ail',
  'heavenly-host': 'Hostie consacrée',
  'holy-circle': 'Cercle sacré',
  knife: 'Couteau',
  pistol: 'Pistolet',
  rifle: 'Fusil',
};

const ITEMS: Names<ItemId> = {
  ...ARMS,
  dogs: 'Chiens',
  'fast-horses': 'Chevaux rapides',
  'garlic-wreath': 'Guirlande d’ail',
  'holy-bullets': 'Balles bénites',
  stake: 'Pieu',
};

const ENCOUNTERS: Names<EncounterId> = {
  'aristocratic-vampire': 'Vampire aristocrate',
  bats: 'Chauves-souris',
  'desecrated-soil': 'Terre profanée',
  hoax: 'Canular',
  'new-vampire': 'Nouveau vampire',
  rats: 'Rats',
  'reckless-vampire': 'Vampire téméraire',
  saboteur: 'Saboteur',
  spy: 'Espion',
  'szgany-bodyguards': 'Gardes du corps szgany',
  'szgany-mob': 'Bande szgany',
  'unnatural-fog': 'Brouillard surnaturel',
  wolves: 'Loups',
};

export const cardNames: Catalogue = {
  ...named('card', { ...EVENTS, ...POWERS, ...COMBAT_CARDS, ...ARMS }),
  ...named('item', ITEMS),
  ...named('encounter', ENCOUNTERS),
};
