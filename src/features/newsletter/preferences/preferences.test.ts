import { expect, it } from 'vitest';
import { maskEmail, parsePreferences } from './preferences.ts';

it('reads language, topics and interests in the order of the catalog, each once', () => {
  const fields = new URLSearchParams(
    'answer=page&language=es&topic=offers&topic=tips&topic=offers&interest=team&interest=application',
  );
  expect(parsePreferences(fields)).toEqual({
    ok: true,
    value: {
      ...{ language: 'es', topics: ['tips', 'offers'], interests: ['application', 'team'] },
      agreesToMeasuring: false,
    },
  });
});

it.each([
  ['language=fr&topic=tips', 'language-unknown'],
  ['topic=tips', 'language-unknown'],
  ['language=de', 'topics-missing'],
  ['language=de&topic=vip&interest=team', 'topics-missing'],
])('refuses %s: %s', (fields, error) => {
  expect(parsePreferences(new URLSearchParams(fields))).toEqual({ ok: false, error });
});

it('leaves out what it does not know', () => {
  expect(parsePreferences(new URLSearchParams('language=de&topic=tips&interest=tips&interest=x'))).toEqual({
    ok: true,
    value: { language: 'de', topics: ['tips'], interests: [], agreesToMeasuring: false },
  });
});

it.each([
  ['agreed', true],
  ['on', false],
  ['', false],
])('reads the box about measuring: %j', (value, agreesToMeasuring) => {
  const fields = new URLSearchParams({ language: 'de', topic: 'tips', measuring: value });
  expect(parsePreferences(fields)).toMatchObject({ value: { agreesToMeasuring } });
});

it.each([
  ['mira@example.org', 'm•••@example.org'],
  ['m@example.org', '•••@example.org'],
  ['mi@example.org', 'm•••@example.org'],
  ['😀mira@example.org', '😀•••@example.org'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
