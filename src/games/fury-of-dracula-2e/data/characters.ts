/** The hunters in the order of their turns. */
export const CHARACTERS = [
  {
    id: 'lord-godalming',
    name: 'Lord Godalming (Arthur Holmwood)',
    health: 12,
    bitesToDefeat: 2,
    startBites: 0,
  },
  { id: 'dr-seward', name: 'Dr. John Seward', health: 10, bitesToDefeat: 2, startBites: 0 },
  { id: 'van-helsing', name: 'Prof. Abraham Van Helsing', health: 8, bitesToDefeat: 3, startBites: 0 },
  { id: 'mina-harker', name: 'Mina Harker', health: 8, bitesToDefeat: 2, startBites: 1 },
] as const;
