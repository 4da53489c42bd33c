import { StorageError } from './storage.ts';

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/**
 * Splits a key or prefix into its segments. Only letters, digits, `_`, `-` and, except at the start, `.` are allowed, so that
 * no key can mean a parent folder, an absolute path, a drive or a device.
 * @throws {StorageError} for anything else
 */
export function keySegments(key: string): readonly string[] {
  const segments = key.split('/');
  if (key.length > 512 || segments.some((segment) => !SEGMENT.test(segment))) {
    throw new StorageError('This is not a storage key.');
  }
  return segments;
}

/** Returns whether a file of this name can be in the store, and was not put there by somebody else. */
export function isStorageKey(name: string): boolean {
  return name.length <= 512 && name.split('/').every((segment) => SEGMENT.test(segment));
}

export function prefixSegments(prefix: string): readonly string[] {
  if (!prefix.endsWith('/')) throw new StorageError('A storage prefix ends with a slash.');
  return keySegments(prefix.slice(0, -1));
}
