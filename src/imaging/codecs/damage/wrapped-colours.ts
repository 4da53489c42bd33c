/** Neighbours count as similar in a channel up to this difference, in levels of 255. */
const CALM_LEVELS = 32;
/** A jump of at least this many levels is at most 32 levels short of wrapping around the 256 values. */
const WRAPPED_LEVELS = 224;
/**
 * Values this close to 0 or 255 are common in graphics and clipped photos, so a jump to or from them is no sign of
 * damage.
 */
const EXTREME_LEVELS = 3;
const MAX_LEVEL = 255;
/** A jump of about half of the 256 values, as at ordinary edges in photos. */
const HALF_TURN_LEVELS = { least: 96, most: 160 } as const;
/** A smaller number can come from single specks. Sound photos have none. */
const MIN_WRAPPED_PAIRS = 64;
/** Edges of graphics repeat a few colours. */
const MIN_DISTINCT_SHARE = 1 / 20;
/** Sharp edges of saturated colours look wrapped, too, but where they are softened they also have half-turn jumps. */
const MIN_WRAPPED_PER_HALF_TURN = 1 / 3;

interface Pixels {
  /** Interleaved RGB or RGBA, without colour management. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/**
 * Returns whether the colours of a losslessly coded image wrap around: many neighbouring pixels, in many different colours, are
 * similar in two channels and jump from nearly 0 to nearly 255 in the third.
 *
 * Lossless WebP adds each coded value to a prediction from the surrounding pixels, modulo 256 (RFC 9649, predictor
 * transform). After damage that leaves the decoder synchronised, everything predicted from a wrong pixel is off, and wraps
 * around where the photo is bright or dark in that channel. Sound photos have almost no such pairs: neighbours so different
 * in one channel differ in the others, too.
 */
export function hasWrappedColours({ data, width, height, channels }: Pixels): boolean {
  const row = width * channels;
  const seen = new Set<number>();
  let wrapped = 0;
  let halfTurns = 0;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += channels)
      for (let direction = 0; direction < 2; direction++) {
        if (direction === 0 ? x === 0 : y === 0) continue;
        const before = direction === 0 ? at - channels : at - row;
        const channel = onlyJump(data, at, before);
        if (channel < 0) continue;
        const isOpaque = channels < 4 || (data[at + 3] === MAX_LEVEL && data[before + 3] === MAX_LEVEL);
        if (!isOpaque) continue;
        const a = data[at + channel]!;
        const b = data[before + channel]!;
        const jump = Math.abs(a - b);
        if (jump >= HALF_TURN_LEVELS.least && jump <= HALF_TURN_LEVELS.most) halfTurns++;
        if (jump < WRAPPED_LEVELS) continue;
        if (Math.min(a, b) < EXTREME_LEVELS || Math.max(a, b) > MAX_LEVEL - EXTREME_LEVELS) continue;
        wrapped++;
        seen.add(pairOf(data, at, before));
      }
  return (
    seen.size >= MIN_WRAPPED_PAIRS &&
    seen.size >= wrapped * MIN_DISTINCT_SHARE &&
    seen.size >= halfTurns * MIN_WRAPPED_PER_HALF_TURN
  );
}

/** Returns the one channel in which two pixels differ, −1 when there is none or several. */
function onlyJump(data: Uint8Array, one: number, other: number): number {
  let channel = -1;
  for (let i = 0; i < 3; i++) {
    const difference = data[one + i]! - data[other + i]!;
    if (difference <= CALM_LEVELS && difference >= -CALM_LEVELS) continue;
    if (channel >= 0) return -1;
    channel = i;
  }
  return channel;
}

/** Packs the six bytes of two pixels into one number. */
function pairOf(data: Uint8Array, one: number, other: number): number {
  let key = 0;
  for (let i = 0; i < 3; i++) key = key * 0x10000 + data[one + i]! * 0x100 + data[other + i]!;
  return key;
}
