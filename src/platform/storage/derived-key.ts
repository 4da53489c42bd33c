/*
 * A headshot's files are named by its number and by the remake that it came from: `headshots/003.jpg` and
 * `headshots/003-<remake id>.jpg`. So two versions of a headshot never share a file, nor a URL that a browser caches.
 */

/** The folders of a shoot that contain its headshots and their smaller copies. */
export function headshotFolders(shootId: string): readonly [originals: string, derived: string] {
  return [`shoots/${shootId}/headshots/`, `shoots/${shootId}/derived/`];
}

/** The storage key of a remake. */
export function remakeKey(shootId: string, number: number, remakeId: string): string {
  return `${headshotFolders(shootId)[0]}${String(number).padStart(3, '0')}-${remakeId}.jpg`;
}

/**
 * The storage key of a smaller or cropped copy of a headshot. It is below the shoot's prefix, so that the copy is erased with
 * the shoot. The worker writes thumbnails as headshots are rendered; the gallery adds other sizes when they are first
 * requested.
 */
export function derivedKey(storageKey: string, variant: string): string {
  return storageKey.replace('/headshots/', '/derived/').replace(/\.jpg$/, `-${variant}`);
}

/** Returns the last segment of a headshot's URL: `3`, or `3-<remake id>`. The number alone identifies the headshot. */
export function headshotUrlName(number: number, storageKey: string): string {
  const [, edition] = /\/\d+-([^/]+)\.jpg$/.exec(storageKey) ?? [];
  return edition === undefined ? String(number) : `${number}-${edition}`;
}

/** Returns the number in the last segment of a headshot's URL; undefined when there is none. */
export function headshotNumberOf(name: string): number | undefined {
  const [, number] = /^([1-9]\d{0,2})(?:-[\w-]{1,64})?$/.exec(name) ?? [];
  return number === undefined ? undefined : Number(number);
}
