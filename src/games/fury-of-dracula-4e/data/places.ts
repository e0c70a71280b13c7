/** Inferred: a session report names such parts of Europe; their borders are those of countries, roughly. Seas belong to none. */
export const REGIONS = [
  { id: 'british-isles', name: 'British Isles' },
  { id: 'iberia', name: 'Iberia' },
  { id: 'france', name: 'France and Low Countries' },
  { id: 'germany', name: 'Germany and Alps' },
  { id: 'italy', name: 'Italy' },
  { id: 'east', name: 'Eastern Europe' },
] as const;

/**
 * The board. Published: the second edition's cities, and hospitals, which stand apart from the city beside them.
 * Sizes are those of most programs (Budapest and Brussels: each disputed by one). Positions are latitude and
 * longitude, roughly.
 */
export const PLACES = [
  { id: 'adriatic-sea', name: 'Adriatic Sea', kind: 'sea', region: 'none', at: [42.9, 15.5] },
  { id: 'alicante', name: 'Alicante', kind: 'small', region: 'iberia', at: [38.35, -0.48] },
  { id: 'amsterdam', name: 'Amsterdam', kind: 'large', region: 'germany', at: [52.37, 4.9] },
  { id: 'athens', name: 'Athens', kind: 'large', region: 'east', at: [37.98, 23.73] },
  { id: 'atlantic-ocean', name: 'Atlantic Ocean', kind: 'sea', region: 'none', at: [47.0, -14.0] },
  { id: 'barcelona', name: 'Barcelona', kind: 'large', region: 'iberia', at: [41.39, 2.17] },
  { id: 'bari', name: 'Bari', kind: 'small', region: 'italy', at: [41.12, 16.87] },
  { id: 'bay-of-biscay', name: 'Bay of Biscay', kind: 'sea', region: 'none', at: [45.3, -4.5] },
  { id: 'belgrade', name: 'Belgrade', kind: 'small', region: 'east', at: [44.79, 20.45] },
  { id: 'berlin', name: 'Berlin', kind: 'large', region: 'germany', at: [52.52, 13.4] },
  { id: 'black-sea', name: 'Black Sea', kind: 'sea', region: 'none', at: [43.4, 31.5] },
  { id: 'bordeaux', name: 'Bordeaux', kind: 'large', region: 'france', at: [44.84, -0.58] },
  { id: 'brussels', name: 'Brussels', kind: 'large', region: 'france', at: [50.85, 4.35] },
  { id: 'bucharest', name: 'Bucharest', kind: 'large', region: 'east', at: [44.43, 26.1] },
  { id: 'budapest', name: 'Budapest', kind: 'large', region: 'east', at: [47.5, 19.04] },
  { id: 'cadiz', name: 'Cadiz', kind: 'large', region: 'iberia', at: [36.53, -6.29] },
  { id: 'cagliari', name: 'Cagliari', kind: 'small', region: 'italy', at: [39.22, 9.12] },
  { id: 'castle-dracula', name: 'Castle Dracula', kind: 'castle', region: 'east', at: [47.25, 25.15] },
  { id: 'clermont-ferrand', name: 'Clermont-Ferrand', kind: 'small', region: 'france', at: [45.78, 3.08] },
  { id: 'cologne', name: 'Cologne', kind: 'large', region: 'germany', at: [50.94, 6.96] },
  { id: 'constanta', name: 'Constanta', kind: 'large', region: 'east', at: [44.18, 28.63] },
  { id: 'dublin', name: 'Dublin', kind: 'small', region: 'british-isles', at: [53.35, -6.26] },
  { id: 'edinburgh', name: 'Edinburgh', kind: 'large', region: 'british-isles', at: [55.95, -3.19] },
  { id: 'english-channel', name: 'English Channel', kind: 'sea', region: 'none', at: [50.1, -1.8] },
  { id: 'florence', name: 'Florence', kind: 'small', region: 'italy', at: [43.77, 11.26] },
  { id: 'frankfurt', name: 'Frankfurt', kind: 'small', region: 'germany', at: [50.11, 8.68] },
  { id: 'galatz', name: 'Galatz', kind: 'small', region: 'east', at: [45.44, 28.05] },
  { id: 'galway', name: 'Galway', kind: 'small', region: 'british-isles', at: [53.27, -9.05] },
  { id: 'geneva', name: 'Geneva', kind: 'small', region: 'france', at: [46.2, 6.15] },
  { id: 'genoa', name: 'Genoa', kind: 'large', region: 'italy', at: [44.41, 8.93] },
  { id: 'granada', name: 'Granada', kind: 'small', region: 'iberia', at: [37.18, -3.6] },
  { id: 'hamburg', name: 'Hamburg', kind: 'large', region: 'germany', at: [53.55, 9.99] },
  { id: 'ionian-sea', name: 'Ionian Sea', kind: 'sea', region: 'none', at: [37.8, 19.3] },
  { id: 'irish-sea', name: 'Irish Sea', kind: 'sea', region: 'none', at: [52.6, -5.2] },
  { id: 'klausenburg', name: 'Klausenburg', kind: 'small', region: 'east', at: [46.77, 23.6] },
  { id: 'le-havre', name: 'Le Havre', kind: 'small', region: 'france', at: [49.49, 0.11] },
  { id: 'leipzig', name: 'Leipzig', kind: 'large', region: 'germany', at: [51.34, 12.37] },
  { id: 'lisbon', name: 'Lisbon', kind: 'large', region: 'iberia', at: [38.72, -9.14] },
  { id: 'liverpool', name: 'Liverpool', kind: 'large', region: 'british-isles', at: [53.41, -2.98] },
  { id: 'london', name: 'London', kind: 'large', region: 'british-isles', at: [51.51, -0.13] },
  { id: 'madrid', name: 'Madrid', kind: 'large', region: 'iberia', at: [40.42, -3.7] },
  { id: 'manchester', name: 'Manchester', kind: 'large', region: 'british-isles', at: [53.48, -2.24] },
  { id: 'marseilles', name: 'Marseilles', kind: 'large', region: 'france', at: [43.3, 5.37] },
  { id: 'mediterranean-sea', name: 'Mediterranean Sea', kind: 'sea', region: 'none', at: [38.6, 4.5] },
  { id: 'milan', name: 'Milan', kind: 'large', region: 'italy', at: [45.46, 9.19] },
  { id: 'munich', name: 'Munich', kind: 'large', region: 'germany', at: [48.14, 11.58] },
  { id: 'nantes', name: 'Nantes', kind: 'large', region: 'france', at: [47.22, -1.55] },
  { id: 'naples', name: 'Naples', kind: 'large', region: 'italy', at: [40.85, 14.27] },
  { id: 'north-sea', name: 'North Sea', kind: 'sea', region: 'none', at: [56.0, 3.0] },
  { id: 'nuremburg', name: 'Nuremburg', kind: 'small', region: 'germany', at: [49.45, 11.08] },
  { id: 'paris', name: 'Paris', kind: 'large', region: 'france', at: [48.86, 2.35] },
  { id: 'plymouth', name: 'Plymouth', kind: 'small', region: 'british-isles', at: [50.37, -4.14] },
  { id: 'prague', name: 'Prague', kind: 'large', region: 'germany', at: [50.08, 14.44] },
  { id: 'rome', name: 'Rome', kind: 'large', region: 'italy', at: [41.9, 12.5] },
  { id: 'salonica', name: 'Salonica', kind: 'small', region: 'east', at: [40.64, 22.94] },
  { id: 'santander', name: 'Santander', kind: 'small', region: 'iberia', at: [43.46, -3.8] },
  { id: 'saragossa', name: 'Saragossa', kind: 'small', region: 'iberia', at: [41.65, -0.89] },
  { id: 'sarajevo', name: 'Sarajevo', kind: 'small', region: 'east', at: [43.86, 18.41] },
  { id: 'sofia', name: 'Sofia', kind: 'small', region: 'east', at: [42.7, 23.32] },
  { id: 'strasbourg', name: 'Strasbourg', kind: 'small', region: 'france', at: [48.57, 7.75] },
  { id: 'swansea', name: 'Swansea', kind: 'small', region: 'british-isles', at: [51.62, -3.94] },
  { id: 'szeged', name: 'Szeged', kind: 'small', region: 'east', at: [46.25, 20.15] },
  { id: 'toulouse', name: 'Toulouse', kind: 'small', region: 'france', at: [43.6, 1.44] },
  { id: 'tyrrhenian-sea', name: 'Tyrrhenian Sea', kind: 'sea', region: 'none', at: [39.8, 11.8] },
  { id: 'valona', name: 'Valona', kind: 'small', region: 'east', at: [40.47, 19.49] },
  { id: 'varna', name: 'Varna', kind: 'large', region: 'east', at: [43.21, 27.91] },
  { id: 'venice', name: 'Venice', kind: 'small', region: 'italy', at: [45.44, 12.32] },
  { id: 'vienna', name: 'Vienna', kind: 'large', region: 'east', at: [48.21, 16.37] },
  { id: 'zagreb', name: 'Zagreb', kind: 'small', region: 'east', at: [45.81, 15.98] },
  { id: 'zurich', name: 'Zurich', kind: 'small', region: 'germany', at: [47.37, 8.54] },
  { id: 'hospital-london', name: 'Hospital of London', kind: 'hospital', region: 'none', at: [51.86, 0.22] },
  { id: 'hospital-madrid', name: 'Hospital of Madrid', kind: 'hospital', region: 'none', at: [40.77, -3.35] },
  { id: 'hospital-paris', name: 'Hospital of Paris', kind: 'hospital', region: 'none', at: [49.21, 2.7] },
  { id: 'hospital-berlin', name: 'Hospital of Berlin', kind: 'hospital', region: 'none', at: [52.87, 13.75] },
  { id: 'hospital-rome', name: 'Hospital of Rome', kind: 'hospital', region: 'none', at: [42.25, 12.85] },
  {
    id: 'hospital-budapest',
    name: 'Hospital of Budapest',
    kind: 'hospital',
    region: 'none',
    at: [47.85, 19.39],
  },
] as const;

export type Place = (typeof PLACES)[number];
/** Any place of the board. */
export type LocationId = Place['id'];
export type RegionId = (typeof REGIONS)[number]['id'];
export type SeaId = Extract<Place, { kind: 'sea' }>['id'];
export type HospitalId = Extract<Place, { kind: 'hospital' }>['id'];
/** A city, or the castle. */
export type CityId = Exclude<LocationId, SeaId | HospitalId>;
/** What has a location card: a city or a sea. */
export type TrailPlaceId = CityId | SeaId;

/** Published: hospitals lie beside large cities. Inferred: beside which, one in each region. */
export const HOSPITALS = {
  'hospital-london': 'london',
  'hospital-madrid': 'madrid',
  'hospital-paris': 'paris',
  'hospital-berlin': 'berlin',
  'hospital-rome': 'rome',
  'hospital-budapest': 'budapest',
} as const satisfies Readonly<Record<HospitalId, CityId>>;
