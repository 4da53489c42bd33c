import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import { visitContext, webContext, type WebContext } from '../../context.ts';
import { loader } from './home-page.tsx';

const POLO: WardrobeOffer[number] = { id: 'polo', dress: 'casual', cut: 'straight', dyes: [] };

async function open(offer: WardrobeOffer) {
  const context = new RouterContextProvider();
  context.set(webContext, {
    loadExamples: async () => [],
    loadWardrobeOffer: async () => offer,
    settings: { publicUrl: 'https://lichtbild.example' },
  } as unknown as WebContext);
  context.set(visitContext, { language: 'en', requestId: 'r', nonce: 'n', ownShootId: undefined });
  return loader({ context } as unknown as Parameters<typeof loader>[0]);
}

it('mentions other clothes only while some are on offer', async () => {
  expect((await open([POLO])).offersClothes).toBe(true);
  expect((await open([])).offersClothes).toBe(false);
});
