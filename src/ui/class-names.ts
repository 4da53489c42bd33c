/** Joins class names and skips the ones that are undefined, false or empty. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
