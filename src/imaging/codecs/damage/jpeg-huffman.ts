/** Codes are at most 16 bits long (ITU-T T.81 §C.2). */
const CODE_BITS = 16;

/**
 * The Huffman table whose definition starts at `at`, by the next 16 bits of the stream: the code's length << 8 | its value,
 * 0 where no code starts so. `next` is the byte behind the definition. Undefined when the codes leave no room for each other.
 */
export function huffmanTable(
  bytes: Uint8Array,
  at: number,
): { readonly table: Uint16Array; readonly next: number } | undefined {
  const table = new Uint16Array(1 << CODE_BITS);
  let value = at + CODE_BITS;
  let from = 0;
  for (let length = 1; length <= CODE_BITS; length++)
    for (let i = bytes[at + length - 1]!; i > 0; i--) {
      const to = from + (1 << (CODE_BITS - length));
      if (to > table.length) return undefined;
      table.fill((length << 8) | bytes[value++]!, from, to);
      from = to;
    }
  return { table, next: value };
}

/** The bits of one restart interval; zeros, and more of them counted, behind its end. */
export class ScanBits {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;
  #buffer = 0;
  #count = 0;
  #missing = 0;

  constructor(bytes: Uint8Array, start: number, end: number) {
    this.#bytes = bytes;
    this.#at = start;
    this.#end = end;
  }

  /** The next 16 bits, not consumed. */
  peek(): number {
    while (this.#count < CODE_BITS) this.#fill();
    return (this.#buffer >>> (this.#count - CODE_BITS)) & 0xffff;
  }

  skip(bits: number): void {
    this.#count -= bits;
  }

  /** The number that the next bits are, at most 16 of them. */
  read(bits: number): number {
    const value = this.peek() >>> (CODE_BITS - bits);
    this.skip(bits);
    return value;
  }

  /** Whether bits were consumed that the stream does not have. */
  get isPastEnd(): boolean {
    return this.#missing > this.#count;
  }

  /** Whether anything is left, behind the bits that fill up a byte, but what an encoder may fill a buffer with. Consumes it. */
  hasDataLeft(): boolean {
    this.skip(this.#count & 7);
    for (let byte = this.peek() >>> 8; !this.#isThrough; byte = this.peek() >>> 8) {
      if (byte !== 0x00 && byte !== 0xff) return true;
      this.skip(8);
    }
    return false;
  }

  get #isThrough(): boolean {
    return this.#missing >= this.#count;
  }

  #fill(): void {
    let byte = 0;
    if (this.#at < this.#end) {
      byte = this.#bytes[this.#at++]!;
      if (byte === 0xff) {
        // Further 0xff bytes are padding, and the 0x00 behind them is stuffed.
        while (this.#bytes[this.#at] === 0xff && this.#at < this.#end) this.#at++;
        this.#at++;
      }
    } else this.#missing += 8;
    this.#buffer = (this.#buffer << 8) | byte;
    this.#count += 8;
  }
}
