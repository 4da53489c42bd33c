// The browser journeys need a Chromium. Finds one, or installs it where that is possible without asking:
// apt as root on Debian and Ubuntu, else playwright's own download. Exit code 1 and what to do when neither works.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const KNOWN = [
  process.env.CHROMIUM_PATH,
  // The same engine without windows needs a quarter less of the processor to load a page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of a Chromium, which it installs if necessary; undefined when that is impossible. */
export async function ensureChromium() {
  return findSystemChromium() ?? installWithApt() ?? (await installWithPlaywright());
}

function findSystemChromium() {
  return KNOWN.find((path) => path && existsSync(path));
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium with apt …');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  // The existing package list may be enough, so it is updated only after a failure.
  // Ubuntu has no package of the headless shell.
  const install = () =>
    ['chromium-headless-shell', 'chromium'].some((name) =>
      apt('install', '-y', '--no-install-recommends', name),
    );
  if (!install() && apt('update')) install();
  return findSystemChromium();
}

async function installWithPlaywright() {
  console.log("Installing Chromium with playwright's download …");
  const cli = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0) return undefined;
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = await ensureChromium();
  if (path) console.log(path);
  else {
    console.error('There is no Chromium: install one (Debian: `apt install chromium`) or set CHROMIUM_PATH.');
    process.exit(1);
  }
}
