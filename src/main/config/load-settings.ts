import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from './config.ts';
import { loadSigningIdentity } from '../adapters/load-provenance.ts';
import { findProjectRoot } from './project-root.ts';

export interface Settings {
  readonly config: Config;
  /** Folder of package.json. */
  readonly root: string;
}

/** `.env` (never over what is set already), then the environment. Ends the process with plain words when it is wrong. */
export function loadSettings(): Settings {
  const root = findProjectRoot(import.meta.dirname);
  loadEnvFile(root);
  try {
    const config = readConfig(process.env, root);
    requireDataFolder(config.dataDir);
    if (config.provenance) loadSigningIdentity(config.provenance);
    return { config, root };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The settings do not fit (see .env.example):\n`);
    for (const problem of error.problems) process.stderr.write(`  - ${problem}\n`);
    process.exit(1);
  }
}

/** Every program keeps files there. @throws {ConfigError} when it can be neither found nor made, or not written to. */
function requireDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new ConfigError([`DATA_DIR: ${dataDir} is no folder that can be written to (${code}).`]);
  }
}

/** `.env` in the project's folder, if there is one; what is set already stays. */
export function loadEnvFile(root: string): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
