/** An encoded image and the quality it has, 1–100. */
export interface EncodedImage<Encoded> {
  readonly image: Encoded;
  readonly quality: number;
}

export type FittedQuality<Encoded> =
  | ({ readonly ok: true } & EncodedImage<Encoded>)
  /** Even the least quality is larger than the limit: `bytes` is its size. */
  | { readonly ok: false; readonly bytes: number };

/** Below this quality faces show blocks. */
export const LEAST_QUALITY = 25;
/** Above it files grow without visible gain. */
export const BEST_QUALITY = 96;

/**
 * Finds the best quality whose file is not larger than a limit by binary search. Encoders accept whole percents, so the result
 * is as near to the limit as the encoder allows. Takes at most eight encodings.
 */
export async function fitQuality<Encoded extends { readonly size: number }>(
  encode: (quality: number) => Promise<Encoded>,
  maxBytes: number,
): Promise<FittedQuality<Encoded>> {
  const best = await encode(BEST_QUALITY);
  if (best.size <= maxBytes) return { ok: true, image: best, quality: BEST_QUALITY };
  const least = await encode(LEAST_QUALITY);
  if (least.size > maxBytes) return { ok: false, bytes: least.size };
  let fitting: EncodedImage<Encoded> = { image: least, quality: LEAST_QUALITY };
  let tooLarge = BEST_QUALITY;
  while (tooLarge - fitting.quality > 1) {
    const quality = Math.floor((fitting.quality + tooLarge) / 2);
    const image = await encode(quality);
    if (image.size <= maxBytes) fitting = { image, quality };
    else tooLarge = quality;
  }
  return { ok: true, ...fitting };
}
