import { createHash } from 'node:crypto';
import type { OgCard, OgImages } from '../../platform/og-image/og-image.ts';

export interface CachedOgImage {
  readonly jpeg: Uint8Array;
  /** A hash of the bytes, with the quotes that the header needs. */
  readonly etag: string;
}

/**
 * Caches the images of cards, 0.1 MB each. Simultaneous requests share one rendering. The least recently used image leaves
 * a full cache, and a rendering that failed is not cached.
 */
export function cacheOgImages(
  render: OgImages['render'],
  maxCached: number,
): (card: OgCard) => Promise<CachedOgImage> {
  const cache = new Map<string, Promise<CachedOgImage>>();

  return (card) => {
    const key = JSON.stringify(card);
    const image = cache.get(key) ?? renderCard(card);
    // A map iterates in the order of insertion, so the first key is the least recently used one.
    cache.delete(key);
    cache.set(key, image);
    if (cache.size > maxCached) cache.delete(cache.keys().next().value!);
    image.catch(() => {
      if (cache.get(key) === image) cache.delete(key);
    });
    return image;
  };

  async function renderCard(card: OgCard): Promise<CachedOgImage> {
    const jpeg = await render(card);
    return { jpeg, etag: `"${createHash('sha256').update(jpeg).digest('base64url').slice(0, 22)}"` };
  }
}
