/** A coded image item inside a HEIF file: the whole photo, or one tile of it. */
export interface HeifItem {
  readonly id: number;
  /** Positions of its data in the file, in order. */
  readonly extents: readonly { readonly offset: number; readonly length: number }[];
}

interface Box {
  readonly type: string;
  /** Start of the content, after the header. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the HEVC items of the primary photo of a HEIF file: the photo itself, or the tiles of its grid (ISO/IEC 14496-12
 * §8.11, 23008-12 §6.6). Empty for layouts that no camera is known to write, such as pixels inside the `meta` box.
 * @throws {RangeError} when a box ends before its fields do
 */
export function primaryHevcItems(bytes: Uint8Array): readonly HeifItem[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const meta = boxesOf(view, 0, view.byteLength).find(({ type }) => type === 'meta');
  if (meta === undefined) return [];
  const boxes = new Map(boxesOf(view, meta.start + 4, meta.end).map((box) => [box.type, box]));
  const [pitm, iinf, iloc, iref] = ['pitm', 'iinf', 'iloc', 'iref'].map((type) => boxes.get(type));
  if (pitm === undefined || iinf === undefined || iloc === undefined) return [];
  const primary = readUint(view, pitm.start + 4, view.getUint8(pitm.start) === 0 ? 2 : 4);
  const types = itemTypes(view, iinf);
  const wanted =
    types.get(primary) === 'grid' && iref !== undefined ? tilesOf(view, iref, primary) : [primary];
  const extents = itemExtents(view, iloc);
  return wanted.flatMap((id) => {
    const own = extents.get(id);
    return types.get(id) === 'hvc1' && own !== undefined ? [{ id, extents: own }] : [];
  });
}

function boxesOf(view: DataView, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at);
    const header = short === 1 ? 16 : 8;
    const size = short === 0 ? to - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    if (size < header) throw new RangeError('a box is smaller than its header');
    boxes.push({ type: readFourCc(view, at + 4), start: at + header, end: Math.min(to, at + size) });
    at += size;
  }
  return boxes;
}

function itemTypes(view: DataView, { start, end }: Box): ReadonlyMap<number, string> {
  const entries = boxesOf(view, start + (view.getUint8(start) === 0 ? 6 : 8), end);
  return new Map(
    entries.flatMap((entry) => {
      const version = view.getUint8(entry.start);
      if (version < 2) return [];
      const idBytes = version === 2 ? 2 : 4;
      // After the id comes the protection index.
      return [
        [readUint(view, entry.start + 4, idBytes), readFourCc(view, entry.start + 4 + idBytes + 2)] as const,
      ];
    }),
  );
}

function tilesOf(view: DataView, { start, end }: Box, grid: number): readonly number[] {
  const idBytes = view.getUint8(start) === 0 ? 2 : 4;
  const reference = boxesOf(view, start + 4, end).find(
    (box) => box.type === 'dimg' && readUint(view, box.start, idBytes) === grid,
  );
  if (reference === undefined) return [];
  const count = view.getUint16(reference.start + idBytes);
  const first = reference.start + idBytes + 2;
  return Array.from({ length: count }, (_, i) => readUint(view, first + i * idBytes, idBytes));
}

function itemExtents(view: DataView, { start }: Box): ReadonlyMap<number, HeifItem['extents']> {
  const version = view.getUint8(start);
  const sizes = view.getUint16(start + 4);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15] as const;
  const indexBytes = version === 0 ? 0 : sizes & 15;
  let at = start + 6;
  const next = (byteCount: number): number => {
    const value = readUint(view, at, byteCount);
    at += byteCount;
    return value;
  };
  const found = new Map<number, HeifItem['extents']>();
  const count = next(version < 2 ? 2 : 4);
  for (let i = 0; i < count; i++) {
    const id = next(version < 2 ? 2 : 4);
    const construction = version === 0 ? 0 : next(2) & 15;
    next(2); // data_reference_index: this file
    const base = next(baseBytes);
    const extents = Array.from({ length: next(2) }, () => {
      next(indexBytes);
      return { offset: base + next(offsetBytes), length: next(lengthBytes) };
    });
    if (construction === 0) found.set(id, extents);
  }
  return found;
}

function readUint(view: DataView, at: number, byteCount: number): number {
  if (byteCount === 0) return 0;
  if (byteCount === 2) return view.getUint16(at);
  return byteCount === 4 ? view.getUint32(at) : Number(view.getBigUint64(at));
}

function readFourCc(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + i)));
}
