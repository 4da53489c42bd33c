import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPhotoFacts } from './photo-facts.ts';

const WIDTH = 60;
const HEIGHT = 40;
const picture = (channels: 3 | 4 = 3) =>
  sharp({
    create: { width: WIDTH, height: HEIGHT, channels, background: { r: 9, g: 99, b: 199, alpha: 0.5 } },
  });
const factsOf = async (pipeline: Sharp) => readPhotoFacts(await pipeline.toBuffer());
const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } };
const XMP_PLACE =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,31N"/></rdf:RDF></x:xmpmeta>';

/** sharp compresses the XMP of a PNG; most programs write it uncompressed, after the header. */
function withTextChunk(png: Buffer, text: string): Buffer {
  const headerEnd = 33;
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(text.length);
  frame.write('iTXt', 4, 'latin1');
  return Buffer.concat([
    png.subarray(0, headerEnd),
    frame,
    Buffer.from(text, 'latin1'),
    Buffer.alloc(4),
    png.subarray(headerEnd),
  ]);
}

describe.each(['jpeg', 'png', 'webp'] as const)('%s', (kind) => {
  it('reads format, pixel size and file size', async () => {
    const bytes = await picture().toFormat(kind).toBuffer();
    expect(readPhotoFacts(bytes)).toEqual({
      ok: true,
      value: {
        kind,
        byteCount: bytes.length,
        widthPx: WIDTH,
        heightPx: HEIGHT,
        isTransparent: false,
        isCmyk: false,
        hasLocation: false,
      },
    });
  });

  it('finds the location that a camera wrote', async () => {
    expect(await factsOf(picture().toFormat(kind).withExif(GPS))).toMatchObject({
      value: { hasLocation: true },
    });
  });

  it('finds no location in EXIF without one', async () => {
    const named = picture()
      .toFormat(kind)
      .withExif({ IFD0: { Copyright: 'nobody' } });
    expect(await factsOf(named)).toMatchObject({ value: { hasLocation: false } });
  });

  it('finds the location in XMP', async () => {
    const bytes =
      kind === 'png'
        ? withTextChunk(await picture().png().toBuffer(), `XML:com.adobe.xmp\0\0\0\0\0${XMP_PLACE}`)
        : await picture().toFormat(kind).withXmp(XMP_PLACE).toBuffer();
    expect(readPhotoFacts(bytes)).toMatchObject({ value: { hasLocation: true } });
  });

  it('swaps width and height of a photo turned by 90°', async () => {
    expect(await factsOf(picture().toFormat(kind).withMetadata({ orientation: 6 }))).toMatchObject({
      value: { widthPx: HEIGHT, heightPx: WIDTH },
    });
  });

  it('never throws on a truncated file, and never finds another size in it', async () => {
    const whole = await picture().toFormat(kind).withExif(GPS).toBuffer();
    for (let length = 0; length < Math.min(whole.length, 600); length++) {
      const facts = readPhotoFacts(whole.subarray(0, length));
      if (facts.ok) expect(facts.value).toMatchObject({ widthPx: WIDTH, heightPx: HEIGHT });
    }
    expect(readPhotoFacts(whole.subarray(0, 16))).toEqual({ ok: false, error: 'damaged' });
  });

  it('returns facts or an error for every file with a wrong byte', async () => {
    const whole = await picture().toFormat(kind).withExif(GPS).toBuffer();
    for (let at = 0; at < Math.min(whole.length, 400); at++) {
      for (const wrong of [0, 0x7f, 0xff]) {
        const facts = readPhotoFacts(Uint8Array.from(whole, (byte, index) => (index === at ? wrong : byte)));
        expect(facts.ok ? facts.value.widthPx : facts.error).toBeTruthy();
      }
    }
  });
});

it('detects transparency', async () => {
  expect(await factsOf(picture(4).png())).toMatchObject({ value: { isTransparent: true } });
  expect(await factsOf(picture(4).png({ palette: true }))).toMatchObject({ value: { isTransparent: true } });
  expect(await factsOf(picture(4).webp())).toMatchObject({ value: { isTransparent: true } });
  expect(await factsOf(picture(4).webp({ lossless: true }))).toMatchObject({
    value: { isTransparent: true },
  });
});

it('reads progressive, lossless and CMYK photos', async () => {
  expect(await factsOf(picture().jpeg({ progressive: true }))).toMatchObject({ value: { widthPx: WIDTH } });
  expect(await factsOf(picture().webp({ lossless: true }))).toMatchObject({ value: { heightPx: HEIGHT } });
  expect(await factsOf(picture().jpeg().toColourspace('cmyk'))).toMatchObject({ value: { isCmyk: true } });
});

it('detects the format by the content', async () => {
  const text = (words: string) => readPhotoFacts(new TextEncoder().encode(words));
  expect(readPhotoFacts(new Uint8Array())).toEqual({ ok: false, error: 'empty' });
  expect(text('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual({ ok: false, error: 'other-kind' });
  expect(text('GIF89a')).toEqual({ ok: false, error: 'other-kind' });
  expect(text('....ftypheic')).toEqual({ ok: false, error: 'damaged' });
  expect(await factsOf(picture().avif())).toMatchObject({ ok: true, value: { kind: 'heif' } });
});
