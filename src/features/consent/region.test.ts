import { expect, it } from 'vitest';
import { EEA_TIME_ZONES } from '../../catalog/eea-time-zones.ts';
import { regionOf } from './region.ts';

const listZones = () => Intl.supportedValuesOf('timeZone');

it.each([
  ...['Europe/Berlin', 'Europe/Madrid', 'Europe/Dublin', 'Europe/Oslo', 'Europe/Vaduz', 'Atlantic/Reykjavik'],
  ...['Asia/Nicosia', 'Asia/Famagusta', 'Atlantic/Canary', 'Atlantic/Azores', 'Africa/Ceuta'],
  ...['Indian/Reunion', 'America/Cayenne', 'America/Marigot', 'Arctic/Longyearbyen', 'Europe/Mariehamn'],
  ...['Eire', 'Poland', 'Portugal', 'Iceland', 'CET', 'WET'],
])('asks in the EEA: %s', (zone) => {
  expect(regionOf(zone, listZones)).toBe('EU');
});

it.each(['Europe/London', 'Europe/Jersey', 'GB', 'Europe/Zurich'])(
  'asks in the United Kingdom and in Switzerland: %s',
  (zone) => {
    expect(regionOf(zone, listZones)).toBe('EU');
  },
);

it.each([
  undefined,
  '',
  'UTC',
  'Etc/UTC',
  'Etc/GMT+5',
  'GMT',
  'Mars/Phobos',
  'Europe/Atlantis',
  'US/Nowhere',
])('asks when the place is not known: %s', (zone) => {
  expect(regionOf(zone, () => [...listZones(), 'UTC', 'Etc/GMT+5', 'GMT'])).toBe('EU');
});

it.each([
  ...['America/New_York', 'America/Los_Angeles', 'Asia/Tokyo', 'Australia/Sydney', 'Africa/Cairo'],
  ...['Europe/Istanbul', 'Europe/Belgrade', 'America/Sao_Paulo', 'Atlantic/Bermuda'],
])('asks nobody elsewhere: %s', (zone) => {
  expect(regionOf(zone, listZones)).toBe('other');
});

it('asks everybody in a browser that cannot list its time zones', () => {
  expect(regionOf('America/New_York', () => [])).toBe('EU');
});

it('spells the zones of the list as the database of this machine does', () => {
  const isZone = (zone: string) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
    } catch {
      return false;
    }
  };
  expect([...EEA_TIME_ZONES].filter((zone) => !isZone(zone))).toEqual([]);
});
