import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../catalog/languages.ts';
import type { OverlayContent } from '../../../features/newsletter/overlays/overlay-content.ts';
import type { ExamplePair } from '../../../features/examples/example-pair.ts';
import { newsletterOverlaysTexts } from '../../../i18n/newsletter-overlays/index.ts';
import { createOverlaysHandler } from './newsletter-overlays.ts';

const PAIR = { id: 'a', style: 'corporate', scene: 'x', before: {}, after: {}, afterView: {} } as ExamplePair;

async function get(path: string, pairs: readonly ExamplePair[] = [], headers: Record<string, string> = {}) {
  const handler = createOverlaysHandler({
    loadExamples: async () => pairs,
    loadWardrobeOffer: async () => [],
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
  const { content } = await get('/overlays?language=fr', [], { 'accept-language': 'es' });
  expect(content.texts).toEqual(newsletterOverlaysTexts.es);
});

it('has a before/after pair as soon as there is one', async () => {
  expect((await get('/overlays?language=en')).content.pair).toBeUndefined();
  const { pair } = (await get('/overlays?language=de', [PAIR])).content;
  expect(pair?.texts.before).toBe('Selfie');
});
