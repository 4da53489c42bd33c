import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '../../catalog/brand.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import { createC2paProvenance, isValid } from '../../platform/provenance/c2pa/c2pa-provenance.ts';
import {
  readSigningIdentity,
  type SigningIdentity,
} from '../../platform/provenance/c2pa/signing-identity.ts';
import { trySigning } from '../../platform/provenance/c2pa/try-signing.ts';
import type { Provenance } from '../../platform/provenance/provenance.ts';
import { type Config, ConfigError } from '../config/config.ts';
import { readSettingFile } from './read-setting-file.ts';

/** @throws {ConfigError} when a file cannot be read, the two do not belong together, or they cannot sign for C2PA */
export function loadSigningIdentity(files: NonNullable<Config['provenance']>): SigningIdentity {
  const certificates = readSettingFile('C2PA_CERTIFICATE_FILE', files.certificateFile);
  const privateKey = readSettingFile('C2PA_PRIVATE_KEY_FILE', files.privateKeyFile);
  const identity = readSigningIdentity(certificates, privateKey);
  if (!identity.ok)
    throw new ConfigError([`C2PA_CERTIFICATE_FILE, C2PA_PRIVATE_KEY_FILE: ${identity.error}.`]);
  return identity.value;
}

/**
 * Loads the signer of headshots and tries it once; returns undefined when none is configured.
 * @throws {ConfigError} also when the reference reader refuses the trial signature
 */
export async function loadProvenance(
  files: Config['provenance'],
  root: string,
  log: Pick<Log, 'warn'>,
): Promise<Provenance | undefined> {
  if (!files) return undefined;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const identity = loadSigningIdentity(files);
  const provenance = createC2paProvenance({
    identity,
    software: { name: BRAND.name, version },
    timestampUrl: files.timestampUrl,
    clock: systemClock,
    log,
  });
  const failures = await trySigning(provenance);
  if (failures.length > 0 && isValid(identity, systemClock.now())) {
    throw new ConfigError([`C2PA_CERTIFICATE_FILE: readers refuse what it signs (${failures.join(', ')}).`]);
  }
  return provenance;
}
