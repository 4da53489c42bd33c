import type { RgbImage } from '../raster/image.ts';
import { sharp } from './libvips.ts';

/** IPTC's word for "a photograph composited with what a trained model made". */
export const DIGITAL_SOURCE_TYPE =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

const XMP =
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"' +
  ` Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}"/>` +
  '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

/** A finished headshot as JPEG, full colour resolution, sRGB profile, marked as composited by a model in XMP. */
export async function headshotJpeg(image: RgbImage, quality = 92): Promise<Uint8Array> {
  return await sharp(image.data, {
    raw: { width: image.widthPx, height: image.heightPx, channels: 3 },
  })
    .withIccProfile('srgb')
    .withXmp(XMP)
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
