/** What may be played in a combat. */
export const HUNTER_TACTICS = [
  { id: 'punch', basic: true, fights: ['dracula', 'vampire', 'agent'], bonus: 0 },
  { id: 'dodge', basic: true, fights: ['dracula', 'vampire', 'agent'], bonus: 0 },
  { id: 'escape', basic: true, fights: ['dracula', 'vampire', 'agent'], bonus: 0 },
  { id: 'crucifix', basic: false, fights: ['dracula', 'vampire'], bonus: 0 },
  { id: 'heavenly-host', basic: false, fights: ['dracula', 'vampire'], bonus: 0 },
  { id: 'holy-water', basic: false, fights: ['dracula', 'vampire'], bonus: 0 },
  { id: 'knife', basic: false, fights: ['dracula', 'vampire', 'agent'], bonus: 0 },
  { id: 'pistol', basic: false, fights: ['dracula', 'vampire', 'agent'], bonus: 1 },
  { id: 'rifle', basic: false, fights: ['dracula', 'vampire', 'agent'], bonus: 0 },
  { id: 'sacred-bullets', basic: false, fights: ['dracula', 'vampire', 'agent'], bonus: 0 },
  { id: 'stake', basic: false, fights: ['dracula', 'vampire', 'agent'], bonus: 0 },
] as const;
export type HunterTactic = (typeof HUNTER_TACTICS)[number]['id'];

export const DRACULA_TACTICS = [
  { id: 'claws', night: false, escape: false },
  { id: 'dodge', night: false, escape: false },
  { id: 'escape-man', night: false, escape: true },
  { id: 'escape-bat', night: true, escape: true },
  { id: 'escape-mist', night: true, escape: true },
  { id: 'fangs', night: true, escape: false },
  { id: 'mesmerize', night: true, escape: false },
  { id: 'strength', night: true, escape: false },
] as const;
export type DraculaTactic = (typeof DRACULA_TACTICS)[number]['id'];

export const AGENT_TACTICS = [
  { id: 'agent-punch', bonus: 0 },
  { id: 'agent-dodge', bonus: 0 },
  { id: 'agent-knife', bonus: 0 },
  { id: 'agent-pistol', bonus: 1 },
  { id: 'agent-rifle', bonus: 0 },
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
