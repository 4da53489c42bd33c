import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { BROWSER_PATHS } from '../src/main/doctor/browser-paths.ts';

/**
 * The test command installs one where it has the rights to (scripts/install-chromium.mjs).
 * @throws when there is none
 */
export function chromiumPath(): string {
  const path = [process.env['CHROMIUM_PATH'], ...BROWSER_PATHS].find(
    (candidate) => candidate && existsSync(candidate),
  );
  if (!path) throw new Error('no Chromium found: install it or set CHROMIUM_PATH');
  return path;
}

/** @param moreArguments further command line arguments */
export async function launchBrowser(moreArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    // In a locale without UTF-8, Chromium saves a file whose name is not ASCII as `download`.
    env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } as Record<string, string>,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...moreArguments,
    ],
  });
}
