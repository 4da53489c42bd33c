import { createHash } from 'node:crypto';
import type { OgCard, OgImages } from '../../platform/og-image/og-image.ts';

export interface KeptPicture {
  readonly jpeg: Uint8Array;
  /** Of its bytes, with the quotes. */
  readonly etag: string;
}

/**
 * The picture of a card, made once however many ask at the same time; the `most` last asked for stay, 0.1 MB each.
 * One that fails is made again for the next who asks.
 */
export function keepPictures(
  render: OgImages['render'],
  most: number,
): (card: OgCard) => Promise<KeptPicture> {
  const kept = new Map<string, Promise<KeptPicture>>();

  return (card) => {
    const key = JSON.stringify(card);
    const picture = kept.get(key) ?? make(card);
    // A map keeps the order of insertion: who was asked for last goes last.
    kept.delete(key);
    kept.set(key, picture);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    picture.catch(() => {
      if (kept.get(key) === picture) kept.delete(key);
    });
    return picture;
  };

  async function make(card: OgCard): Promise<KeptPicture> {
    const jpeg = await render(card);
    return { jpeg, etag: `"${createHash('sha256').update(jpeg).digest('base64url').slice(0, 22)}"` };
  }
}
