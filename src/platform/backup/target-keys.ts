/*
 * The layout of a target:
 *   backups/<id>/running            while a backup is being made
 *   backups/<id>/tables/<name>      the rows of a table, as COPY writes them
 *   backups/<id>/manifest.json      written last
 *   objects/<ab>/<hash>             the content of files, each once for all backups
 *   erasures/<time>-<hash>.json     what was erased, for the restore of an earlier backup
 * Encrypted files end with `.age`.
 */

export const BACKUPS = 'backups/';
export const OBJECTS = 'objects/';
export const ERASURES = 'erasures/';

export const targetKeys = {
  backup: (id: string) => `${BACKUPS}${id}/`,
  running: (id: string) => `${BACKUPS}${id}/running`,
  manifest: (id: string, suffix: string) => `${BACKUPS}${id}/manifest.json${suffix}`,
  table: (id: string, { schema, name }: { readonly schema: string; readonly name: string }, suffix: string) =>
    `${BACKUPS}${id}/tables/${schema}.${name}${suffix}`,
  object: (hash: string, suffix: string) => `${OBJECTS}${hash.slice(0, 2)}/${hash}${suffix}`,
  erasures: (recordedAt: Date, hash: string, suffix: string) =>
    `${ERASURES}${compactTime(recordedAt)}-${hash}.json${suffix}`,
} as const;

/** Returns an id that sorts by time: 20261127T031500Z-1f2e3d4c. @param random hexadecimal digits */
export function backupId(startedAt: Date, random: string): string {
  return `${compactTime(startedAt)}-${random}`;
}

function compactTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Reads the time in an id, or in the name of a file with erasures; undefined when there is none. */
export function timeInName(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-/.exec(name) ?? [];
  if (second === undefined) return undefined;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
