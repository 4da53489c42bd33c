import { expect, it } from 'vitest';
import { LANGUAGES } from '../../catalog/languages.ts';
import { offers, organization } from './json-ld.server.ts';

const URL = 'https://lichtbild.example';

it.each(LANGUAGES)('the organisation offers the price of the specification in %s', (language) => {
  expect(organization(URL, language, 'Headshots.', '/icon.svg')).toMatchObject({
    '@type': 'Organization',
    makesOffer: {
      '@type': 'Offer',
      price: 19.99,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  });
});

it.each([
  ['en', 'USD'],
  ['de', 'EUR'],
  ['es', 'EUR'],
] as const)('the packages have the prices of the shop in %s', (language, priceCurrency) => {
  expect(offers(URL, language, 'Headshots.')).toMatchObject({
    offers: [19, 29, 49].map((price) => ({ price, priceCurrency })),
  });
});
