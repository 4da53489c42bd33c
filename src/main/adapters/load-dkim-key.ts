import { type DkimKey, readDkimKey } from '../../platform/mail/dkim-key.ts';
import { ConfigError } from '../config/config.ts';
import type { DkimConfig } from '../config/dkim-config.ts';
import { readSettingFile } from './read-setting-file.ts';

const SETTING = 'DKIM_PRIVATE_KEY_FILE';

/** @throws {ConfigError} when the file cannot be read or its key cannot sign mails */
export function loadDkimKey({ privateKeyFile }: Pick<DkimConfig, 'privateKeyFile'>): DkimKey {
  const key = readDkimKey(readSettingFile(SETTING, privateKeyFile));
  if (!key.ok) throw new ConfigError([`${SETTING}: ${privateKeyFile} cannot sign mails: ${key.error}.`]);
  return key.value;
}
