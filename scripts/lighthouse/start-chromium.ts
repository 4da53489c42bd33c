import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumPath } from '../../e2e/browser.ts';

const LISTENS_WITHIN_MS = 20_000;

/** A Chromium that only Lighthouse controls: in one that Playwright controls, it does not find the start of the page load. */
export interface Chromium {
  readonly port: number;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function startChromium(): Promise<Chromium> {
  const profile = await mkdtemp(path.join(tmpdir(), 'lichtbild-lighthouse-'));
  const child = spawn(
    chromiumPath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const exited = once(child, 'exit');
  const dispose = async () => {
    child.kill();
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { port: await listeningPort(profile), [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Reads the port from the file that Chromium writes as soon as it listens. */
async function listeningPort(profile: string): Promise<number> {
  for (const endMs = performance.now() + LISTENS_WITHIN_MS; performance.now() < endMs; await sleep(50)) {
    const note = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number.parseInt(note, 10);
    if (port > 0) return port;
  }
  throw new Error(`Chromium did not listen within ${LISTENS_WITHIN_MS / 1000} s`);
}
