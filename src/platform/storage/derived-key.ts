/*
 * A headshot's files are named after its number, and after the remake that it came from: `headshots/003.jpg`,
 * `headshots/003-<remake id>.jpg`. So two pictures with one number never share a file, nor an address that a browser caches.
 */

/** The folders of a shoot in which the pictures of its headshots are, with the smaller copies. */
export function headshotFolders(shootId: string): readonly [originals: string, derived: string] {
  return [`shoots/${shootId}/headshots/`, `shoots/${shootId}/derived/`];
}

/** Where the picture of a remake is stored. */
export function remakeKey(shootId: string, number: number, remakeId: string): string {
  return `${headshotFolders(shootId)[0]}${String(number).padStart(3, '0')}-${remakeId}.jpg`;
}

/**
 * Where a smaller or cropped copy of a headshot is stored, below its shoot's prefix so that it is erased with it. The
 * worker writes thumbnails there as pictures are made; the gallery adds other sizes when they are first asked for.
 */
export function derivedKey(storageKey: string, variant: string): string {
  return storageKey.replace('/headshots/', '/derived/').replace(/\.jpg$/, `-${variant}`);
}

/** The last part of a picture's address: `3`, or `3-<remake id>`. The number alone decides which headshot it is. */
export function headshotUrlName(number: number, storageKey: string): string {
  const [, edition] = /\/\d+-([^/]+)\.jpg$/.exec(storageKey) ?? [];
  return edition === undefined ? String(number) : `${number}-${edition}`;
}

/** The number in the last part of a picture's address; undefined when there is none. */
export function headshotNumberOf(name: string): number | undefined {
  const [, number] = /^([1-9]\d{0,2})(?:-[\w-]{1,64})?$/.exec(name) ?? [];
  return number === undefined ? undefined : Number(number);
}
