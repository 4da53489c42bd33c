import type { Manifest } from '../../../platform/backup/manifest.ts';
import { sizeOf } from '../../../platform/backup/manifest.ts';
import type { SettledData } from '../../../worker/restore/settle-restored-data.ts';

export function backupText(manifest: Manifest, target: string, isEncrypted: boolean): string {
  const { id, tables, files, newFiles, newBytes, missingFiles } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `Backup ${id} in ${target}, ${isEncrypted ? 'encrypted' : 'not encrypted'}: ${count(rows, 'row')}, ` +
      `${count(files.length, 'file')}, ${size(sizeOf(manifest))} in all.`,
    `${count(newFiles, 'file')} with ${size(newBytes)} ${newFiles === 1 ? 'was' : 'were'} new.`,
    ...missing(missingFiles),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function missing(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  return [
    `${count(files.length, 'file')} that the database names ${files.length === 1 ? 'is' : 'are'} missing from the storage:`,
    ...files.map((key) => `  ${key}`),
  ];
}

export function checkText(manifest: Manifest, problems: readonly string[]): string {
  const made = `Backup ${manifest.id} of ${manifest.snapshotAt.slice(0, 16).replace('T', ' ')} UTC`;
  if (problems.length === 0) {
    return `${made}: all of ${size(sizeOf(manifest))} could be read back.\n`;
  }
  const lines = [`${made}: ${count(problems.length, 'problem')}.`, ...problems.map((text) => `  ${text}`)];
  return lines.map((line) => `${line}\n`).join('');
}

export function settledText({ repeatedErasures, expired, reconciliations }: SettledData): string {
  const failed = reconciliations.filter(({ failure }) => failure !== undefined);
  const lines = [
    `${count(repeatedErasures, 'erasure')} since the backup ${repeatedErasures === 1 ? 'was' : 'were'} repeated, and ` +
      `${count(expired, 'shoot')} erased whose time was over.`,
    ...reconciliations.map(
      ({ provider, checked, applied }) =>
        `${provider}: ${count(checked, 'payment')} checked, ${count(applied, 'movement')} booked since the backup.`,
    ),
    ...failed.map(
      ({ provider, failure }) =>
        `${provider} could not be asked (${failure}): the service asks again when it starts. Start it soon.`,
    ),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

export function size(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
