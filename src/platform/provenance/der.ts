/** The parts of DER (X.690) that certificates and time-stamp queries need. */

export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]) => der(0x31, ...parts);
export const bitString = (bytes: Uint8Array, unusedBits = 0) => der(0x03, Buffer.from([unusedBits]), bytes);
export const octetString = (bytes: Uint8Array) => der(0x04, bytes);
export const utf8 = (text: string) => der(0x0c, Buffer.from(text));
export const boolean = (value: boolean) => der(0x01, Buffer.from([value ? 0xff : 0]));
export const nullValue = () => der(0x05);
/** An explicit tag `[number]`, which wraps a whole element. */
export const explicit = (number: number, part: Uint8Array) => der(0xa0 | number, part);
/** An implicit tag `[number]`, which replaces the tag of a primitive element. */
export const implicit = (number: number, bytes: Uint8Array) => der(0x80 | number, bytes);

/** A non-negative INTEGER from its big-endian bytes. */
export function integer(bytes: Uint8Array): Buffer {
  return der(0x02, bytes[0]! >= 128 ? Buffer.from([0]) : Buffer.alloc(0), bytes);
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const base128 = (value: number): number[] => {
    const digits = [value & 127];
    for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 127) | 128);
    return digits;
  };
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** A UTC time with a precision of one second. */
export function time(moment: Date): Buffer {
  const digits = moment.toISOString().replace(/\.\d+|[-:T]/g, '');
  // RFC 5280 §4.1.2.5 requires UTCTime, with a two-digit year, up to 2049 and GeneralizedTime after it.
  return moment.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(digits.slice(2)))
    : der(0x18, Buffer.from(digits));
}

/** Reads the first element of `bytes`: its content, and its size in bytes. @throws {RangeError} when it is cut off */
export function element(bytes: Uint8Array): { readonly content: Uint8Array; readonly size: number } {
  const first = bytes[1] ?? 0;
  const lengthBytes = first < 128 ? 0 : first & 127;
  const begin = 2 + lengthBytes;
  const length =
    lengthBytes === 0 ? first : bytes.subarray(2, begin).reduce((sum, byte) => sum * 256 + byte, 0);
  if (bytes.byteLength < begin + length || bytes.byteLength < 2)
    throw new RangeError('a DER element is cut off');
  return { content: bytes.subarray(begin, begin + length), size: begin + length };
}
