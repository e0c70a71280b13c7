/**
 * What may be played in a combat. The printed initiative numbers are not known: these only put the cards in an order
 * without ties (evasive before ranged before blades before fists).
 */
export const HUNTER_TACTICS = [
  { id: 'punch', basic: true, fights: ['dracula', 'vampire', 'agent'], bonus: 0, initiative: 5 },
  { id: 'dodge', basic: true, fights: ['dracula', 'vampire', 'agent'], bonus: 0, initiative: 25 },
  { id: 'escape', basic: true, fights: ['dracula', 'vampire', 'agent'], bonus: 0, initiative: 7 },
  { id: 'crucifix', basic: false, fights: ['dracula', 'vampire'], bonus: 0, initiative: 15 },
  { id: 'heavenly-host', basic: false, fights: ['dracula', 'vampire'], bonus: 0, initiative: 23 },
  { id: 'holy-water', basic: false, fights: ['dracula', 'vampire'], bonus: 0, initiative: 13 },
  { id: 'knife', basic: false, fights: ['dracula', 'vampire', 'agent'], bonus: 0, initiative: 11 },
  { id: 'pistol', basic: false, fights: ['dracula', 'vampire', 'agent'], bonus: 1, initiative: 17 },
  { id: 'rifle', basic: false, fights: ['dracula', 'vampire', 'agent'], bonus: 0, initiative: 21 },
  { id: 'sacred-bullets', basic: false, fights: ['dracula', 'vampire', 'agent'], bonus: 0, initiative: 19 },
  { id: 'stake', basic: false, fights: ['dracula', 'vampire', 'agent'], bonus: 0, initiative: 9 },
] as const;
export type HunterTactic = (typeof HUNTER_TACTICS)[number]['id'];

export const DRACULA_TACTICS = [
  { id: 'claws', night: false, escape: false, initiative: 12 },
  { id: 'dodge', night: false, escape: false, initiative: 26 },
  { id: 'escape-man', night: false, escape: true, initiative: 4 },
  { id: 'escape-bat', night: true, escape: true, initiative: 22 },
  { id: 'escape-mist', night: true, escape: true, initiative: 24 },
  { id: 'fangs', night: true, escape: false, initiative: 14 },
  { id: 'mesmerize', night: true, escape: false, initiative: 18 },
  { id: 'strength', night: true, escape: false, initiative: 8 },
] as const;
export type DraculaTactic = (typeof DRACULA_TACTICS)[number]['id'];

export const AGENT_TACTICS = [
  { id: 'agent-punch', bonus: 0, initiative: 6 },
  { id: 'agent-dodge', bonus: 0, initiative: 26 },
  { id: 'agent-knife', bonus: 0, initiative: 10 },
  { id: 'agent-pistol', bonus: 1, initiative: 16 },
  { id: 'agent-rifle', bonus: 0, initiative: 20 },
] as const;
export type AgentTactic = (typeof AGENT_TACTICS)[number]['id'];
export type EnemyTactic = DraculaTactic | AgentTactic;

/** Whom hunters fight, and with which cards by day and by night. */
export const OPPONENTS = {
  dracula: {
    day: ['claws', 'dodge', 'escape-man'],
    night: ['claws', 'dodge', 'escape-man', 'escape-bat', 'escape-mist', 'fangs', 'mesmerize', 'strength'],
  },
  vampire: { day: ['claws', 'dodge'], night: ['claws', 'dodge', 'fangs', 'mesmerize', 'strength'] },
  'minion-knife': {
    day: ['agent-punch', 'agent-dodge', 'agent-knife'],
    night: ['agent-punch', 'agent-dodge', 'agent-knife'],
  },
  'minion-knife-pistol': {
    day: ['agent-punch', 'agent-dodge', 'agent-knife', 'agent-pistol'],
    night: ['agent-punch', 'agent-dodge', 'agent-knife', 'agent-pistol'],
  },
  'minion-knife-rifle': {
    day: ['agent-punch', 'agent-dodge', 'agent-knife', 'agent-rifle'],
    night: ['agent-punch', 'agent-dodge', 'agent-knife', 'agent-rifle'],
  },
  assassin: {
    day: ['agent-punch', 'agent-dodge', 'agent-knife', 'agent-pistol', 'agent-rifle'],
    night: ['agent-punch', 'agent-dodge', 'agent-knife', 'agent-pistol', 'agent-rifle'],
  },
} as const satisfies Record<string, Readonly<Record<'day' | 'night', readonly EnemyTactic[]>>>;
export type Opponent = keyof typeof OPPONENTS;
