import { expect, it } from 'vitest';
import { durationText, moneyText, sizeText, stateOfService } from './overview-texts.ts';

it.each([
  [0, '0 s'],
  [0.75, '45 s'],
  [4.26, '4.3 min'],
  [89.9, '89.9 min'],
  [126, '2.1 h'],
])('%d minutes are %s', (minutes, text) => expect(durationText(minutes)).toBe(text));

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KiB'],
  [13_207_024_435, '12.3 GiB'],
  [2 ** 60, '1048576.0 TiB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

it('writes amounts with their currency', () => {
  expect([moneyText(123_450, 'EUR'), moneyText(-500, 'USD')]).toEqual(['€1,234.50', '-$5.00']);
});

it('counts the jobs that wait, and no dead letters', () => {
  const stats = stateOfService({
    jobs: [
      { name: 'shoots.render', state: 'created', count: 2 },
      { name: 'mail.send', state: 'retry', count: 1 },
      { name: 'mail.send', state: 'active', count: 4 },
      { name: 'orders.refund', state: 'deferred', count: 3 },
      { name: 'dead-letters', state: 'created', count: 9 },
    ],
    shoots: [
      { state: 'paid', shoots: 1 },
      { state: 'rendering', shoots: 2 },
      { state: 'expired', shoots: 50 },
    ],
    disk: undefined,
    backup: undefined,
    pendingRefunds: 0,
  } as unknown as Parameters<typeof stateOfService>[0]);
  const valueOf = (label: string) => stats.find((stat) => stat.label === label);
  expect(valueOf('Jobs waiting')).toMatchObject({ value: 3, note: '4 running, 3 for later' });
  expect(valueOf('Shoots in work')?.value).toBe(3);
  expect(valueOf('Disk left')?.value).toBe('no limit');
});
