/** A file in a ZIP that stores without compressing, as pictures are. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;

/** Reads the directory at the end as every unpacker does (APPNOTE.TXT 4.3), so that a truncated ZIP fails. */
export function zipEntries(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('the ZIP has no end');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('the ZIP directory is damaged');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    );
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!);
    if (zip.readUInt16LE(at + 10) !== STORED) throw new Error(`${name} is compressed`);
    const bytes = storedBytes(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 20));
    at += 46 + nameLength! + extraLength! + commentLength!;
    return { name, bytes };
  });
}

function storedBytes(zip: Buffer, at: number, sizeBytes: number): Buffer {
  if (zip.readUInt32LE(at) !== LOCAL_ENTRY) throw new Error('a ZIP entry is damaged');
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  return zip.subarray(start, start + sizeBytes);
}
