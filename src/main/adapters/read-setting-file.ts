import { readFileSync } from 'node:fs';
import { ConfigError } from '../config/config.ts';

/** Reads a text file that a setting names. @throws {ConfigError} when it cannot be read */
export function readSettingFile(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new ConfigError([`${setting}: ${file} cannot be read (${code}).`]);
  }
}
