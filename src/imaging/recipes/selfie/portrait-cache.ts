import { createHash } from 'node:crypto';

import type { EncodedImage } from '../../engine.ts';
import type { FoundPortrait } from '../../threads/engine-tasks.ts';

/** Long enough for a check's verdict to be noted and the preview to be begun. */
const TTL_MS = 10_000;
/** Two megabytes each. */
const MAX_ENTRIES = 6;

/**
 * Portraits found while selfies were checked, in case one of them is prepared right away. In memory only, for seconds, and
 * without a description of the face.
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

  /** Of the same bytes and height; it is not kept any longer. */
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
