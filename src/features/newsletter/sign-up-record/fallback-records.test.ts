import { expect, it } from 'vitest';
import { addFallbackRecord, isTransientRefusal, parseFallbackRecords } from './fallback-records.ts';

const record = (id: string, email = `${id}@example.org`) =>
  ({ id, email, subscribed_at: '2026-11-27T09:00:00.000Z', language: 'de', source: 'exit-intent' }) as const;

it('reads what was stored', () => {
  const records = [record('mira'), record('jo')];
  expect(parseFallbackRecords(JSON.stringify(records))).toEqual(records);
});

it.each([
  null,
  '',
  '{',
  '{}',
  'null',
  '[null, 1, "x", {}]',
  '[{"id":"mira"}]',
  '[{"id":1,"email":"a","language":"en","subscribed_at":"x"}]',
])('ignores %j', (text) => {
  expect(parseFallbackRecords(text)).toEqual([]);
});

it.each(['id', 'subscribed_at', 'language', 'email'])(
  'ignores a record without %s, and no other',
  (field) => {
    const broken = { ...record('jo'), [field]: undefined };
    expect(parseFallbackRecords(JSON.stringify([broken, null, 'x', record('mira')]))).toEqual([
      record('mira'),
    ]);
  },
);

it('adds records, and replaces the one of the same sign-up', () => {
  const two = addFallbackRecord([record('mira')], record('jo'));
  expect(two.map(({ id }) => id)).toEqual(['mira', 'jo']);
  const again = addFallbackRecord(two, record('mira', 'mira@example.com'));
  expect(again.map(({ email }) => email)).toEqual(['jo@example.org', 'mira@example.com']);
});

it('keeps a limited number, the latest', () => {
  const ids = Array.from({ length: 25 }, (_, n) => `no-${n}`);
  const kept = ids.map((id) => record(id)).reduce(addFallbackRecord, []);
  expect(kept.map(({ id }) => id)).toEqual(ids.slice(5));
});

it.each([
  [{ kind: 'offline' }, true],
  [{ kind: 'server', status: 500, message: undefined }, true],
  [{ kind: 'server', status: 503, message: undefined }, true],
  [{ kind: 'server', status: 429, message: undefined }, true],
  [{ kind: 'server', status: 408, message: undefined }, true],
  [{ kind: 'server', status: 499, message: undefined }, false],
  [{ kind: 'server', status: 403, message: undefined }, false],
  [{ kind: 'field', problem: { field: 'email', message: 'x' } }, false],
] as const)('%j may succeed later: %s', (refusal, isTransient) => {
  expect(isTransientRefusal(refusal)).toBe(isTransient);
});
