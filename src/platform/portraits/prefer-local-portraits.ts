import type { PortraitSource } from './portrait-source.ts';

/**
 * Reads a photo from a folder of this machine if it contains an allowed edition, otherwise from `source`. The checksums ensure
 * that both are the same, and a machine without a network can do with the folder alone.
 */
export function preferLocalPortraits(local: PortraitSource, source: PortraitSource): PortraitSource {
  return {
    kind: source.kind,
    async read(photo, signal) {
      const found = await local.read(photo, signal).catch(() => undefined);
      signal?.throwIfAborted();
      return found?.ok === true ? found : await source.read(photo, signal);
    },
  };
}
