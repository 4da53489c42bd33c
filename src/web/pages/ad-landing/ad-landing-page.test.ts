import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { visitContext, webContext, type WebContext } from '../../context.ts';
import { loader as directResponse } from '../ad-landing-direct-response/ad-landing-direct-response-page.tsx';
import { loader as emotionalStory } from '../ad-landing-emotional-story/ad-landing-emotional-story-page.tsx';
import { loader as original } from './ad-landing-page.tsx';

type Loader = typeof original;
type Args = Parameters<Loader>[0];

function open(loader: (args: Args) => ReturnType<Loader>, query = '', language: 'en' | 'de' | 'es' = 'de') {
  const context = new RouterContextProvider();
  context.set(webContext, { settings: { publicUrl: 'https://lichtbild.example' } } as WebContext);
  context.set(visitContext, { language, requestId: 'r', nonce: 'n', ownShootId: undefined });
  const request = new Request(`https://lichtbild.example/de/ad-landing${query}`);
  return loader({ context, request } as unknown as Args);
}

const canonicalOf = (head: readonly object[]) =>
  head.find((one) => 'rel' in one && one.rel === 'canonical') as { href: string } | undefined;

describe('the page that advertisements link to', () => {
  it.each([
    ['', 'original'],
    ['?variant=original', 'original'],
    ['?variant=direct-response', 'direct-response'],
    ['?variant=emotional-story', 'emotional-story'],
    ['?variant=countdown', 'original'],
    ['?variant=', 'original'],
    ['?variant=constructor', 'original'],
  ])('with %j shows %s and has one canonical URL', (query, variant) => {
    const page = open(original, query);
    expect(page.variant).toBe(variant);
    expect(canonicalOf(page.head)?.href).toBe('https://lichtbild.example/de/ad-landing');
  });

  it('has a page with its own path for each of the other versions', () => {
    const direct = open(directResponse as unknown as Loader, '?variant=original');
    expect(direct.variant).toBe('direct-response');
    expect(canonicalOf(direct.head)?.href).toBe('https://lichtbild.example/de/ad-landing/direct-response');
    const story = open(emotionalStory as unknown as Loader);
    expect(story.variant).toBe('emotional-story');
    expect(canonicalOf(story.head)?.href).toBe('https://lichtbild.example/de/ad-landing/emotional-story');
  });

  it.each(LANGUAGES)('has another opening in each version, in %s', (language) => {
    const headings = ['original', 'direct-response', 'emotional-story'].map(
      (variant) => open(original, `?variant=${variant}`, language).texts.heading,
    );
    expect(new Set(headings).size).toBe(3);
  });
});
