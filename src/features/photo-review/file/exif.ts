const ORIENTATION_TAG = 0x0112;
const GPS_DIRECTORY_TAG = 0x8825;
/** Latitude and longitude with their references. A GPS directory with only a version or a time reveals no location. */
const GPS_LOCATION_TAGS = [0x0001, 0x0002, 0x0003, 0x0004];

const ENTRY_BYTES = 12;

export interface Exif {
  /** Orientation 5 to 8: turned by 90°, so that width and height are swapped. */
  readonly isQuarterTurned: boolean;
  readonly hasLocation: boolean;
}

const NO_EXIF: Exif = { isQuarterTurned: false, hasLocation: false };

/** Reads orientation and location from an EXIF block, which is a small TIFF file. Damaged blocks give neither. */
export function readExif(tiff: Uint8Array): Exif {
  if (tiff.length < 8) return NO_EXIF;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return NO_EXIF;
  const isLittleEndian = order === 0x4949;
  const main = readDirectory(view, view.getUint32(4, isLittleEndian), isLittleEndian);
  const orientation = main.get(ORIENTATION_TAG);
  const gps = main.get(GPS_DIRECTORY_TAG);
  const location =
    gps === undefined ? undefined : readDirectory(view, view.getUint32(gps, isLittleEndian), isLittleEndian);
  return {
    isQuarterTurned: orientation !== undefined && view.getUint16(orientation, isLittleEndian) >= 5,
    hasLocation: location !== undefined && GPS_LOCATION_TAGS.some((tag) => location.has(tag)),
  };
}

/** Maps each tag of a directory to the offset of its value, or of the pointer to its value. */
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

/** Returns whether the text of an XMP block contains GPS coordinates. */
export function xmpHasLocation(text: string): boolean {
  return /\bexif:GPSL(at|ong)itude\b/.test(text);
}
