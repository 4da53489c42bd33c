import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PRELOAD = path.resolve(import.meta.dirname, '../../test/payment-stand-ins/redirect-preload.ts');

/** Returns the settings with which the service sends its own requests for these hosts to a server on loopback. */
export function redirectedHosts(hosts: readonly string[], origin: string): Readonly<Record<string, string>> {
  return {
    NODE_OPTIONS: `--import ${pathToFileURL(PRELOAD).href}`,
    STAND_IN_ORIGINS: JSON.stringify(Object.fromEntries(hosts.map((host) => [host, origin]))),
  };
}
