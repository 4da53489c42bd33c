import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import { LANGUAGES } from '../../../catalog/languages.ts';
import type { OverlayContent } from '../../../features/newsletter/overlays/overlay-content.ts';
import type { ExamplePair } from '../../../features/examples/example-pair.ts';
import { FAKE_OFFER } from '../../../../test/fake-offer.ts';
import { newsletterOverlaysTexts } from '../../../i18n/newsletter-overlays/index.ts';
import { createOverlaysHandler } from './newsletter-overlays.ts';

const PAIR = { id: 'a', style: 'corporate', scene: 'x', before: {}, after: {}, afterView: {} } as ExamplePair;

async function get(
  path: string,
  pairs: readonly ExamplePair[] = [],
  { headers = {}, offer = [] }: { headers?: Record<string, string>; offer?: WardrobeOffer } = {},
) {
  const handler = createOverlaysHandler({
    loadExamples: async () => pairs,
    loadWardrobeOffer: async () => offer,
  });
  const response = await new Hono().get('/overlays', handler).request(path, { headers });
  return { response, content: (await response.json()) as OverlayContent };
}

it.each(LANGUAGES)('responds with the texts in %s', async (language) => {
  const { response, content } = await get(`/overlays?language=${language}`);
  expect(response.status).toBe(200);
  expect(content.texts).toEqual(newsletterOverlaysTexts[language]);
  expect(response.headers.get('cache-control')).toBe('private, max-age=300');
});

it('falls back to the language of the browser', async () => {
  const { content } = await get('/overlays?language=fr', [], { headers: { 'accept-language': 'es' } });
  expect(content.texts).toEqual(newsletterOverlaysTexts.es);
});

it('has a before/after pair as soon as there is one', async () => {
  expect((await get('/overlays?language=en')).content.pair).toBeUndefined();
  const { pair } = (await get('/overlays?language=de', [PAIR])).content;
  expect(pair?.texts.before).toBe('Selfie');
});

it('shows the person in other clothes while there are any on offer, and says so', async () => {
  const inJacket = { ...PAIR, clothes: { garment: 'suit-jacket', dye: 'navy' } } as ExamplePair;
  const offered = (await get('/overlays?language=de', [PAIR, inJacket], { offer: FAKE_OFFER })).content;
  expect(offered.pair).toMatchObject({ clothes: inJacket.clothes });
  expect(offered.isDressed).toBe(true);
  const withoutOffer = (await get('/overlays?language=de', [PAIR, inJacket])).content;
  expect(withoutOffer.pair).not.toHaveProperty('clothes');
  expect(withoutOffer.isDressed).toBe(false);
});
