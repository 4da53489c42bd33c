/**
 * The usual paths of Chromium, of which the first that exists is taken. scripts/install-chromium.mjs repeats them, because it
 * also runs on versions of Node that cannot import TypeScript.
 */
export const BROWSER_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
