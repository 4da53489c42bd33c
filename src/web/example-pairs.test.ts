import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { FAKE_OFFER } from '../../test/fake-offer.ts';
import type { WardrobeOffer } from '../catalog/garments.ts';
import type { ExamplePair } from '../features/examples/example-pair.ts';
import { visitContext, webContext, type WebContext } from './context.ts';
import { examplePairs } from './example-pairs.server.ts';

const FILES = { avif: '/a.avif 320w', webp: '/a.webp 320w', src: '/a.webp', widthPx: 320, heightPx: 400 };
const PAIR: ExamplePair = {
  id: 'red-coat-realEstate',
  style: 'realEstate',
  scene: 'stair-hall',
  before: FILES,
  after: FILES,
  afterView: { x: 0, y: 0.1, width: 0.9, height: 0.9 },
};

const DRESSED: ExamplePair = {
  ...PAIR,
  id: 'red-coat-realEstate-suit-jacket',
  clothes: { garment: 'suit-jacket', dye: 'navy' },
};

function contextOf(
  language: 'en' | 'de' | 'es',
  pairs: readonly ExamplePair[],
  offer: WardrobeOffer = FAKE_OFFER,
) {
  const context = new RouterContextProvider();
  const shown = { loadExamples: async () => pairs, loadWardrobeOffer: async () => offer };
  context.set(webContext, shown as unknown as WebContext);
  context.set(visitContext, { language, requestId: '', nonce: '', ownShootId: undefined });
  return context;
}

it.each([
  [
    'en',
    'Real estate',
    'Headshot of the same person in the “Real estate” style',
    'Computer-generated person',
  ],
  ['de', 'Immobilien', 'Bewerbungsfoto derselben Person im Stil „Immobilien“', 'Computergenerierte Person'],
  [
    'es',
    'Inmobiliario',
    'Retrato de la misma persona en el estilo «Inmobiliario»',
    'Persona generada por ordenador',
  ],
] as const)('names a pair in %s', async (language, after, afterAlt, note) => {
  const { own } = await examplePairs(contextOf(language, [PAIR]));
  expect(own[0]).toMatchObject({ ...PAIR, texts: { after, afterAlt, note } });
});

it('is empty while there are none', async () => {
  expect(await examplePairs(contextOf('en', []))).toEqual({ own: [], dressed: [] });
});

it.each([
  ['en', 'In a jacket with an open shirt (ours)', 'Computer-generated person and clothes'],
  ['de', 'In einem Sakko mit offenem Hemd (von uns)', 'Person und Kleidung computergeneriert'],
  [
    'es',
    'Con una americana con camisa abierta (de nuestro armario)',
    'Persona y ropa generadas por ordenador',
  ],
] as const)('states in %s that the clothes are not the person’s own', async (language, worn, note) => {
  const { own, dressed } = await examplePairs(contextOf(language, [PAIR, DRESSED]));
  expect(own.map(({ id }) => id)).toEqual([PAIR.id]);
  expect(dressed.map(({ id }) => id)).toEqual([DRESSED.id]);
  const [{ texts }] = dressed as [(typeof dressed)[number]];
  expect(texts).toMatchObject({ after: worn, note, before: own[0]!.texts.before });
  expect(texts.afterAlt).toBe(`${own[0]!.texts.afterAlt}. ${worn}.`);
  expect(texts.compare).toContain(worn);
});

it('shows nobody dressed while no clothes are on offer', async () => {
  const { own, dressed } = await examplePairs(contextOf('en', [PAIR, DRESSED], []));
  expect([own.length, dressed.length]).toEqual([1, 0]);
});
