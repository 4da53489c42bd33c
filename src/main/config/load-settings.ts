import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from './config.ts';
import { loadDkimKey } from '../adapters/load-dkim-key.ts';
import { loadSigningIdentity } from '../adapters/load-provenance.ts';
import { findProjectRoot } from './project-root.ts';

export interface Settings {
  readonly config: Config;
  /** The folder of package.json. */
  readonly root: string;
}

/** Reads the environment, and `.env` for what it does not set. Exits with an explanation when the settings are invalid. */
export function loadSettings(): Settings {
  const root = findProjectRoot(import.meta.dirname);
  loadEnvFile(root);
  try {
    const config = readConfig(process.env, root);
    requireDataFolder(config.dataDir);
    if (config.mail.kind === 'smtp' && config.mail.dkim) loadDkimKey(config.mail.dkim);
    if (config.provenance) loadSigningIdentity(config.provenance);
    return { config, root };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The settings are invalid (see .env.example):\n`);
    for (const problem of error.problems) process.stderr.write(`  - ${problem}\n`);
    process.exit(1);
  }
}

/** Creates the data folder, which every program needs. @throws {ConfigError} when it cannot be created or written to */
function requireDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new ConfigError([`DATA_DIR: ${dataDir} is not a writable folder (${code}).`]);
  }
}

/** Loads `.env` from the project's folder, if there is one. Variables that are already set keep their values. */
export function loadEnvFile(root: string): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
