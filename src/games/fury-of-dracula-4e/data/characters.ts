/**
 * The hunters in their order (published). `health`: the second edition's. `biteSpaces`: inferred from four bite tokens.
 * `start`: inferred, the printed cities of the introductory game were not seen. An ability that no source tells is left
 * out: Dr. Seward and Van Helsing have a second one.
 */
export const CHARACTERS = [
  {
    id: 'lord-godalming',
    name: 'Lord Godalming',
    health: 12,
    biteSpaces: 1,
    printedBite: false,
    start: 'budapest',
    abilities: [
      {
        effect: 'When he supplies in a large city he draws 2 item cards instead of 1.',
        origin: 'published',
      },
      {
        effect:
          'When he reserves a ticket he draws 1 or 2 tickets and keeps any of them within the limit of 2 (he may discard held tickets first).',
        origin: 'published',
      },
    ],
  },
  {
    id: 'dr-seward',
    name: 'Dr. John Seward',
    health: 10,
    biteSpaces: 1,
    printedBite: false,
    start: 'madrid',
    abilities: [
      {
        effect: 'A hunter (he included) resting in his city recovers 1 extra damage.',
        origin: 'published',
      },
    ],
  },
  {
    id: 'van-helsing',
    name: 'Dr. Abraham Van Helsing',
    health: 8,
    biteSpaces: 2,
    printedBite: false,
    start: 'munich',
    abilities: [{ effect: 'Has two bite spaces.', origin: 'inferred' }],
  },
  {
    id: 'mina-harker',
    name: 'Mina Harker',
    health: 8,
    biteSpaces: 0,
    printedBite: true,
    start: 'paris',
    abilities: [
      {
        effect:
          'An action of hers while another hunter is in her city: Dracula must say whether he is in the same region as Mina.',
        origin: 'published; its exact wording is inferred',
      },
      {
        effect: 'Carries a permanent printed bite: always weakened, and a new bite defeats her.',
        origin: 'inferred from the second edition and four bite tokens',
      },
    ],
  },
] as const;
