import { EEA_TIME_ZONES } from '../../catalog/eea-time-zones.ts';

/** The value of `user_region` in local storage (spec §3): EU means that visitors are asked. */
export type Region = 'EU' | 'other';

/**
 * Guesses the region from the browser's time zone. One that is missing, unknown or of no place counts as EU, the stricter one.
 * @param listZones returns the zones that the browser knows
 */
export function regionOf(timeZone: string | undefined, listZones: () => readonly string[]): Region {
  if (!timeZone || EEA_TIME_ZONES.has(timeZone) || /^(Etc\/|UTC|UCT|GMT|Universal|Zulu)/.test(timeZone))
    return 'EU';
  return listZones().includes(timeZone) ? 'other' : 'EU';
}
