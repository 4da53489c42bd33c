import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
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

function contextOf(language: 'en' | 'de' | 'es', pairs: readonly ExamplePair[]) {
  const context = new RouterContextProvider();
  context.set(webContext, { loadExamples: async () => pairs } as unknown as WebContext);
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
  const [pair] = await examplePairs(contextOf(language, [PAIR]));
  expect(pair).toMatchObject({ ...PAIR, texts: { after, afterAlt, note } });
});

it('is empty while there are none', async () => {
  expect(await examplePairs(contextOf('en', []))).toEqual([]);
});
