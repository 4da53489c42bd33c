/** Codes are at most 16 bits long (ITU-T T.81 §C.2). */
const CODE_BITS = 16;

/** A Huffman table in which no code exists, in the form that `huffmanTable` returns. */
export const NO_CODES = new Uint16Array(1 << CODE_BITS);

/**
 * Reads the Huffman table whose definition starts at `at` (ITU-T T.81 §C.2). The table is indexed by the next 16 bits of the
 * stream; an entry is the code's length << 8 | its value, or 0 where no code starts with these bits. `next` is the offset after
 * the definition. Undefined when the definition has more codes than the bits allow.
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

/** Reads the bits of one restart interval. After its end it returns zeros and counts them. */
export class BitReader {
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

  /** Returns the next 16 bits without consuming them. */
  peek(): number {
    while (this.#count < CODE_BITS) this.#fill();
    return (this.#buffer >>> (this.#count - CODE_BITS)) & 0xffff;
  }

  skip(bits: number): void {
    this.#count -= bits;
  }

  /** Consumes at most 16 bits and returns them as a number. */
  read(bits: number): number {
    const value = this.peek() >>> (CODE_BITS - bits);
    this.skip(bits);
    return value;
  }

  /** True when more bits were consumed than the interval has. */
  get isPastEnd(): boolean {
    return this.#missing > this.#count;
  }

  /** Returns whether bytes other than padding (0x00 and 0xff) are left after the current byte. Consumes the padding. */
  hasDataLeft(): boolean {
    this.skip(this.#count & 7);
    for (let byte = this.peek() >>> 8; !this.#isAtEnd; byte = this.peek() >>> 8) {
      if (byte !== 0x00 && byte !== 0xff) return true;
      this.skip(8);
    }
    return false;
  }

  get #isAtEnd(): boolean {
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
