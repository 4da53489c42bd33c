/**
 * The time zones of the countries whose visitors are asked before anything is loaded for analytics or advertising: the European
 * Economic Area with the outermost regions of the EU, in the spelling of the IANA database and with its older names.
 */
const EEA_ZONES: Readonly<Record<string, readonly string[]>> = {
  AT: ['Europe/Vienna'],
  BE: ['Europe/Brussels'],
  BG: ['Europe/Sofia'],
  HR: ['Europe/Zagreb'],
  CY: ['Asia/Nicosia', 'Asia/Famagusta', 'Europe/Nicosia'],
  CZ: ['Europe/Prague'],
  DK: ['Europe/Copenhagen'],
  EE: ['Europe/Tallinn'],
  FI: ['Europe/Helsinki', 'Europe/Mariehamn'],
  FR: [
    'Europe/Paris',
    'America/Cayenne',
    'America/Guadeloupe',
    'America/Marigot',
    'America/Martinique',
    'Indian/Mayotte',
    'Indian/Reunion',
  ],
  DE: ['Europe/Berlin', 'Europe/Busingen'],
  GR: ['Europe/Athens'],
  HU: ['Europe/Budapest'],
  IE: ['Europe/Dublin', 'Eire'],
  IT: ['Europe/Rome'],
  LV: ['Europe/Riga'],
  LT: ['Europe/Vilnius'],
  LU: ['Europe/Luxembourg'],
  MT: ['Europe/Malta'],
  NL: ['Europe/Amsterdam'],
  PL: ['Europe/Warsaw', 'Poland'],
  PT: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores', 'Portugal'],
  RO: ['Europe/Bucharest'],
  SK: ['Europe/Bratislava'],
  SI: ['Europe/Ljubljana'],
  ES: ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'],
  SE: ['Europe/Stockholm'],
  IS: ['Atlantic/Reykjavik', 'Iceland'],
  LI: ['Europe/Vaduz'],
  NO: ['Europe/Oslo', 'Arctic/Longyearbyen', 'Atlantic/Jan_Mayen'],
};

/**
 * Countries outside the EEA whose visitors are asked as well, because their law demands it or may (decision 049). An operator
 * adds a country here, or removes one.
 */
const TREATED_AS_EEA: Readonly<Record<string, readonly string[]>> = {
  GB: [
    'Europe/London',
    'Europe/Belfast',
    'Europe/Guernsey',
    'Europe/Isle_of_Man',
    'Europe/Jersey',
    'GB',
    'GB-Eire',
  ],
  CH: ['Europe/Zurich'],
};

/** Zones of several countries, which are named after their offset from UTC. */
const SHARED_ZONES = ['CET', 'EET', 'MET', 'WET'] as const;

/** Every time zone whose visitors are asked. */
export const EEA_TIME_ZONES: ReadonlySet<string> = new Set([
  ...Object.values(EEA_ZONES).flat(),
  ...Object.values(TREATED_AS_EEA).flat(),
  ...SHARED_ZONES,
]);
