import type { EventId } from '../data/event-cards.js';
import { characterOf } from '../seats.js';
import type { HunterView, View } from '../view-schema.js';
import { promise, spoils } from './fight.js';
import type { Worth } from './worth.js';

/** Items by their use, the best first. */
const RANKS: readonly string[] = [
  'stake',
  'knife',
  'crucifix',
  'holy-water',
  'sacred-bullets',
  'garlic',
  'pistol',
  'rifle',
  'fast-horse',
  'heavenly-host',
  'dogs',
  'local-rumors',
];
const WEAPONS = RANKS.slice(0, 5);
const rank = (item: string) => RANKS.length - RANKS.indexOf(item);

export const weaponsOf = ({ items }: HunterView) => items.filter((item) => WEAPONS.includes(item)).length;

export const isWeak = ({ health, seat }: HunterView) => health * 3 <= characterOf(seat).health;

/** Better than anything else, or than nothing; or not now. */
const AT_ONCE = 20;
const SOON = 15;
const NOT_NOW = -1;

const never = () => false;

/** When a card is played that is not best played at once. */
const TIMES: Readonly<Partial<Record<EventId, (view: View, me: HunterView) => boolean>>> = {
  'advance-planning': ({ combat }) => combat?.opponent === 'dracula' || combat?.opponent === 'vampire',
  'heroic-leap': ({ dracula }, { health }) => health >= 7 || (health > 1 && dracula.blood <= 3),
  'escape-route': (_view, me) => isWeak(me),
  'excellent-weather': never,
  'sense-of-emergency': never,
  'stormy-seas': ({ trail: [head] }) => head?.back === 'sea',
};

const isTimeFor = (view: View, me: HunterView, card: EventId) => TIMES[card]?.(view, me) ?? true;

/** Holy Water and Host are better in a fight; Garlic only keeps him there. */
const isOfUse = (me: HunterView, item: string) =>
  item === 'garlic' ? weaponsOf(me) > 0 : item !== 'heavenly-host' && item !== 'holy-water';

function lostHealth({ hunters }: View, hunter: HunterView['seat']): number {
  const sheet = hunters.find(({ seat }) => seat === hunter);
  return sheet === undefined ? 0 : characterOf(hunter).health - sheet.health;
}

/** Cards are good if they are played in their time; weapons are the last to go. */
export function playing(view: View, me: HunterView): Worth {
  return {
    playEvent: ({ card }) => (isTimeFor(view, me, card) ? AT_ONCE : NOT_NOW),
    useItem: ({ item }) => (isOfUse(me, item) ? AT_ONCE : NOT_NOW),
    spendResolve: ({ on }) => {
      const helps = on === 'newspaper-reports' || (on === 'inner-strength' && isWeak(me));
      return helps ? SOON : NOT_NOW;
    },
    showItem: () => 2,
    discardItem: ({ item }) => 1 - rank(item) / 10,
    discardEvent: ({ card }) => (TIMES[card] === never ? 1 : 0.5),
    exchangeItem: ({ item, taken }) => rank(taken) - rank(item),
    chooseHunter: ({ hunter }) => lostHealth(view, hunter),
    playTactic: ({ tactic }) => promise(view, me.seat, tactic),
    takeResult: ({ tactic }) => spoils(view, tactic),
  };
}
