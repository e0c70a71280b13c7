/** Six colours, the same for vampires and lids (source document). */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Ten vampires and ten lids of each colour (source document). */
export const OF_EACH_COLOUR = 10;
export const VAMPIRES = COLOURS.length * OF_EACH_COLOUR;

/** Six lids with rats; as many plain lids are set aside as the reserve (source document). */
export const RAT_LIDS = 6;

/** Garlic of each player (source document). */
export const GARLIC = 3;

/** So many stakes are worth a vampire from everybody else (source document). */
export const STAKES_FOR_GIFTS = 3;

/** Published. Six players hold two each at the most, so the supply never runs out. */
export const STAKES = 13;
