import type { RgbImage } from '../raster/image.ts';
import { asSrgbPrint } from './jpeg-segments.ts';
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

/**
 * A finished headshot as JPEG, full colour resolution, sRGB profile, marked as composited by a model in XMP.
 *
 * Of mozjpeg's settings only the optimised Huffman tables (sharp's default). At 1024 × 1280, on 11 headshots: 24 ms for 259 KB,
 * SSIM 0.9918. Trellis, deringing and mozjpeg's table make it 108 ms for 223 KB, SSIM 0.9903, all of them with the scan
 * search 167 ms for 217 KB; quality 90 alone gives 233 KB and 0.9907 for no time at all. At the same SSIM they save
 * 4 to 7 %, for 10 to 17 s of a shoot of 120.
 */
export async function headshotJpeg(image: RgbImage, quality = 92): Promise<Uint8Array> {
  const jpeg = await sharp(image.data, {
    raw: { width: image.widthPx, height: image.heightPx, channels: 3 },
  })
    .withXmp(XMP)
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return await asSrgbPrint(jpeg);
}
