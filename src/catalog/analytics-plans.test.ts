import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ANALYTICS_PLANS, PACKAGE_PLANS } from './analytics-plans.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PRICES = Object.values(ANALYTICS_PLANS).map(({ price }) => price);

it('has the four plans of the specification (§3, §9)', () => {
  expect(ANALYTICS_PLANS).toEqual({
    BASIC: { id: 'BASIC', name: 'Basic', price: 29.99, currency: 'USD', variantId: 'basic' },
    PREMIUM: { id: 'PREMIUM', name: 'Premium', price: 49.99, currency: 'USD', variantId: 'premium' },
    ULTIMATE: { id: 'ULTIMATE', name: 'Ultimate', price: 99.99, currency: 'USD', variantId: 'ultimate' },
    PRO_PLUS: { id: 'PRO_PLUS', name: 'Pro Plus', price: 69.3, currency: 'USD', variantId: 'pro-plus' },
  });
});

it('has a plan for each package', () => {
  const ids = Object.entries(PACKAGE_PLANS).map(([packageId, { id }]) => [packageId, id]);
  expect(ids).toEqual([
    ['basic', 'BASIC'],
    ['premium', 'PREMIUM'],
    ['ultimate', 'ULTIMATE'],
  ]);
});

it.each([
  ['src/i18n', /(?<!\.test)\.tsx?$/],
  ['content', /\.md$/],
])('no text in %s states the price of a plan', async (folder, names) => {
  const files = (await readdir(path.join(ROOT, folder), { recursive: true })).filter((file) =>
    names.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = await readFile(path.join(ROOT, folder, file), 'utf8');
    expect.soft(planPricesIn(text), file).toEqual([]);
  }
});

it('finds the price of a plan in each language’s spelling', () => {
  const stated = 'From $29.99, 49,99 €, USD 99.99 or 69.3, that is $69.30. Ab 69,30 €.';
  expect(planPricesIn(stated)).toEqual(['29.99', '49,99', '99.99', '69.3', '69.30', '69,30']);
  expect(planPricesIn('129.99, 29.995, 1.29.99, 99.99 % and 69.35')).toEqual([]);
});

/** Returns the prices of plans in a text, with a point or a comma. A percentage is no price. */
function planPricesIn(text: string): readonly string[] {
  const prices = PRICES.map((price) => String(price).replace('.', '[.,]')).join('|');
  const stated = new RegExp(`(?<![\\d.,])(?:${prices})0?(?!\\d|[.,]\\d|\\s?%)`, 'g');
  return text.match(stated) ?? [];
}
