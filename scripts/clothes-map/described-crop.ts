import type { CropDescription } from '../../src/imaging/models/clothes/clothes-describer.ts';

/** Shortens each number to the upper 16 bits of a 32-bit float. */
const upperHalf = (values: Float32Array): Uint16Array => {
  const bits = new Uint32Array(values.buffer, values.byteOffset, values.length);
  return Uint16Array.from(bits, (value) => Math.min(0xffff, (value + 0x8000) >>> 16));
};

export interface DescribedCrop extends CropDescription {
  /** Shares of the labels 1 to 5 in each cell, 0–255. */
  readonly targets: Uint8Array;
}

export function encodeCrop({ deep, middle, fine, targets }: DescribedCrop): Uint8Array {
  const parts = [deep, middle, fine].map((part) => new Uint8Array(upperHalf(part).buffer));
  return Buffer.concat([...parts, targets]);
}

/** @param lengths number of values in `deep`, `middle` and `fine` */
export function decodeCrop(bytes: Uint8Array, lengths: readonly [number, number, number]): DescribedCrop {
  let at = 0;
  const [deep, middle, fine] = lengths.map((length) => {
    const halves = new Uint16Array(
      bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + 2 * length),
    );
    at += 2 * length;
    const bits = new Uint32Array(length);
    for (let i = 0; i < length; i++) bits[i] = halves[i]! << 16;
    return new Float32Array(bits.buffer);
  }) as [Float32Array, Float32Array, Float32Array];
  return { deep, middle, fine, targets: bytes.subarray(at) };
}
