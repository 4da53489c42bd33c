import { DIGITAL_SOURCE_TYPE } from '../../imaging/codecs/digital-source.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import { type DerivedVariant, DOWNLOAD_VARIANTS } from '../../imaging/headshot-request.ts';
import type { Provenance } from '../../platform/provenance/provenance.ts';

const DOWNLOADS: readonly DerivedVariant[] = DOWNLOAD_VARIANTS;

/**
 * Wraps an engine so that the files that a customer downloads are signed. Crops contain the headshot's own manifest. Sizes for
 * pages carry only the XMP mark, because a manifest would be half as large as a thumbnail.
 */
export function signedEngine(engine: HeadshotEngine, provenance: Provenance | undefined): HeadshotEngine {
  if (!provenance) return engine;
  const digitalSourceType = DIGITAL_SOURCE_TYPE;
  return {
    ...engine,
    async render(...order) {
      const headshot = await engine.render(...order);
      if (!headshot.passed) return headshot;
      return { ...headshot, jpeg: await provenance.sign(headshot.jpeg, { digitalSourceType }) };
    },
    async derive(headshot, variant, signal) {
      const picture = await engine.derive(headshot, variant, signal);
      if (!DOWNLOADS.includes(variant)) return picture;
      return provenance.sign(picture, { digitalSourceType, parent: headshot.jpeg });
    },
  };
}
