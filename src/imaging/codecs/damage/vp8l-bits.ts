/** The bits of a VP8L stream, the lowest of each byte first (RFC 9649 §3.1). */
export class Vp8lBits {
  readonly #bytes: Uint8Array;
  readonly #endBit: number;
  #bit: number;

  constructor(bytes: Uint8Array, start: number, end: number) {
    this.#bytes = bytes;
    this.#bit = start * 8;
    this.#endBit = end * 8;
  }

  /** At least the next 25 bits, not consumed. Behind the stream's end they have no meaning. */
  peek(): number {
    const bytes = this.#bytes;
    const at = this.#bit >>> 3;
    return (
      (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>>
      (this.#bit & 7)
    );
  }

  skip(count: number): void {
    this.#bit += count;
  }

  /** The number that the next bits are, at most 25 of them. */
  read(count: number): number {
    const value = this.peek() & ((1 << count) - 1);
    this.#bit += count;
    return value;
  }

  /** Whether bits were consumed that the stream does not have. */
  get isPastEnd(): boolean {
    return this.#bit > this.#endBit;
  }

  get bitsLeft(): number {
    return this.#endBit - this.#bit;
  }
}
