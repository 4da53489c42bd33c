import { createHash } from 'node:crypto';

import type { EncodedImage } from '../../engine.ts';
import type { FoundPortrait } from '../../threads/engine-tasks.ts';

/** Long enough for a check's verdict to be noted and the preview to be begun. */
const KEPT_MS = 10_000;
/** Two megabytes each. */
const KEPT_MOST = 6;

/**
 * Portraits found while selfies were checked, in case one of them is prepared right away. In memory only, for seconds, and
 * without a description of the face.
 */
export class RecentPortraits {
  private readonly kept = new Map<
    string,
    { readonly portrait: FoundPortrait; readonly timer: NodeJS.Timeout }
  >();

  keep(selfie: EncodedImage, largestHeightPx: number, portrait: FoundPortrait): void {
    const key = keyOf(selfie, largestHeightPx);
    this.forget(key);
    this.kept.set(key, { portrait, timer: setTimeout(() => this.forget(key), KEPT_MS).unref() });
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_MOST) this.forget(oldest!);
  }

  /** Of the same bytes and height; it is not kept any longer. */
  take(selfie: EncodedImage, largestHeightPx: number | undefined): FoundPortrait | undefined {
    if (largestHeightPx === undefined || this.kept.size === 0) return undefined;
    const key = keyOf(selfie, largestHeightPx);
    const portrait = this.kept.get(key)?.portrait;
    this.forget(key);
    return portrait;
  }

  forgetAll(): void {
    for (const key of this.kept.keys()) this.forget(key);
  }

  private forget(key: string): void {
    clearTimeout(this.kept.get(key)?.timer);
    this.kept.delete(key);
  }
}

function keyOf({ bytes }: EncodedImage, largestHeightPx: number): string {
  return `${createHash('sha256').update(bytes).digest('hex')} ${largestHeightPx}`;
}
