import { createHash } from 'node:crypto';

import type { EncodedImage } from '../../engine.ts';
import type { FoundPortrait } from '../../threads/engine-tasks.ts';

/** Lifetime of an entry: long enough to store a check's verdict and to start the preview. */
const TTL_MS = 10_000;
/** Each entry takes two megabytes. */
const MAX_ENTRIES = 6;

/**
 * Caches the portraits found while selfies were checked, in case one of them is prepared right away. They stay in memory only, for
 * seconds, and hold no face description.
 */
export class PortraitCache {
  private readonly entries = new Map<
    string,
    { readonly portrait: FoundPortrait; readonly timer: NodeJS.Timeout }
  >();

  put(selfie: EncodedImage, largestHeightPx: number, portrait: FoundPortrait): void {
    const key = keyOf(selfie, largestHeightPx);
    this.evict(key);
    this.entries.set(key, { portrait, timer: setTimeout(() => this.evict(key), TTL_MS).unref() });
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_ENTRIES) this.evict(oldest!);
  }

  /** Returns and removes the portrait of the same bytes and height; undefined when it is not cached. */
  take(selfie: EncodedImage, largestHeightPx: number | undefined): FoundPortrait | undefined {
    if (largestHeightPx === undefined || this.entries.size === 0) return undefined;
    const key = keyOf(selfie, largestHeightPx);
    const portrait = this.entries.get(key)?.portrait;
    this.evict(key);
    return portrait;
  }

  clear(): void {
    for (const key of this.entries.keys()) this.evict(key);
  }

  private evict(key: string): void {
    clearTimeout(this.entries.get(key)?.timer);
    this.entries.delete(key);
  }
}

function keyOf({ bytes }: EncodedImage, largestHeightPx: number): string {
  return `${createHash('sha256').update(bytes).digest('hex')} ${largestHeightPx}`;
}
