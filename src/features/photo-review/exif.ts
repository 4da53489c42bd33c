const ORIENTATION = 0x0112;
const GPS_DIRECTORY = 0x8825;
/** Latitude and longitude with their references; a directory with only a version or a time tells no place. */
const GPS_PLACE = [0x0001, 0x0002, 0x0003, 0x0004];

const ENTRY_BYTES = 12;

export interface Exif {
  /** 5 to 8: turned by a quarter, so width and height change places. */
  readonly turned: boolean;
  readonly hasPlace: boolean;
}

const NOTHING: Exif = { turned: false, hasPlace: false };

/** Reads the two things of an EXIF block (a small TIFF file) that matter here; damaged blocks say nothing. */
export function readExif(tiff: Uint8Array): Exif {
  if (tiff.length < 8) return NOTHING;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return NOTHING;
  const little = order === 0x4949;
  const main = readDirectory(view, view.getUint32(4, little), little);
  const orientation = main.get(ORIENTATION);
  const gps = main.get(GPS_DIRECTORY);
  const place = gps === undefined ? undefined : readDirectory(view, view.getUint32(gps, little), little);
  return {
    turned: orientation !== undefined && view.getUint16(orientation, little) >= 5,
    hasPlace: place !== undefined && GPS_PLACE.some((tag) => place.has(tag)),
  };
}

/** Where the value, or the value's address, of each tag stands. */
function readDirectory(view: DataView, at: number, little: boolean): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (at + 2 > view.byteLength) return found;
  const count = view.getUint16(at, little);
  for (let entry = 0; entry < count; entry++) {
    const start = at + 2 + entry * ENTRY_BYTES;
    if (start + ENTRY_BYTES > view.byteLength) break;
    found.set(view.getUint16(start, little), start + 8);
  }
  return found;
}

/** XMP is text; only whether it names a place is asked. */
export function xmpHasPlace(text: string): boolean {
  return /\bexif:GPSL(at|ong)itude\b/.test(text);
}
