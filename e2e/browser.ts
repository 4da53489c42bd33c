import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The usual paths of Chromium. The test command installs it where it has the rights to (scripts/install-chromium.mjs). */
const CHROMIUM_PATHS = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @throws when there is none */
export function chromiumPath(): string {
  const path = CHROMIUM_PATHS.find((candidate) => candidate && existsSync(candidate));
  if (!path) throw new Error('no Chromium found: install it or set CHROMIUM_PATH');
  return path;
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
