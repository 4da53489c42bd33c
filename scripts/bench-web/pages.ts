import { randomBytes } from 'node:crypto';
import { startLichtbild } from '../../e2e/lichtbild.ts';
import { pagePath } from '../../src/page-urls.ts';
import { startScript } from './script-process.ts';
import type { BarePages } from './bare-server.ts';
import type { Load, LoadResult } from './load.ts';
import type { PageSpeeds } from './page-speeds.ts';
import { pageSpeed, type Turn, type TurnResult } from './page-speeds.ts';
import { processorTimeMs } from './processor-time.ts';

const PAGES = {
  home: pagePath('home', 'en'),
  article: pagePath('article', 'en', { slug: 'cv-photo-size-mm-and-pixels' }),
} as const;
const NOT_MODIFIED_PATH = '/not-modified';
const CONNECTIONS = 8;
const TURN_MS = 2_000;

/**
 * Measures how many pages a second the built service delivers, compared with a bare Hono page of the same bytes. Pages take
 * turns of seconds in every round, so that a busy machine slows them all; a ratio compares two turns of one round.
 */
export async function measurePages(rounds: number): Promise<PageSpeeds> {
  await using lichtbild = await startLichtbild({
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    APP_SECRET: randomBytes(32).toString('base64url'),
  });
  using bareServer = startScript<BarePages, { readonly port: number }>('bare-server');
  using load = startScript<Load, LoadResult>('load');

  const pages = await Promise.all(
    Object.entries(PAGES).map(async ([name, path]) => ({
      name,
      path,
      ...(await look(lichtbild.url + path)),
    })),
  );
  const { port } = await bareServer.request({
    pages: Object.fromEntries(pages.map(({ name, html }) => [`/${name}`, html])),
    notModifiedPath: NOT_MODIFIED_PATH,
  });
  const ours = { port: Number(new URL(lichtbild.url).port), pid: (await lichtbild.pid('web'))! };
  const bare = { port, pid: bareServer.pid };
  const turns: readonly Turn[] = [
    ...pages.flatMap(({ name, path, etag }): Turn[] => [
      // A query bypasses the page cache.
      {
        name: `${name}, rendered anew`,
        bare: `${name}, bare`,
        server: ours,
        path: `${path}?anew`,
        status: 200,
      },
      { name: `${name}, kept`, bare: `${name}, bare`, server: ours, path, status: 200 },
      { name: `${name}, not modified`, bare: 'not modified, bare', server: ours, path, etag, status: 304 },
      { name: `${name}, bare`, server: bare, path: `/${name}`, status: 200 },
    ]),
    { name: 'not modified, bare', server: bare, path: NOT_MODIFIED_PATH, status: 304 },
  ];

  const take = async ({ server, path, etag, status }: Turn): Promise<TurnResult> => {
    const before = await processorTimeMs(server.pid);
    const ask = { port: server.port, path, etag, status };
    const result = await load.request({ ...ask, connections: CONNECTIONS, durationMs: TURN_MS });
    return { ...result, processorMs: ((await processorTimeMs(server.pid)) - before) / result.answers };
  };
  const results = new Map<string, TurnResult[]>(turns.map(({ name }) => [name, []]));
  // The first round warms up.
  for (let round = -1; round < rounds; round += 1) {
    for (const turn of turns) {
      const result = await take(turn);
      if (round >= 0) results.get(turn.name)!.push(result);
    }
  }
  return {
    rounds,
    connections: CONNECTIONS,
    turnMs: TURN_MS,
    speeds: turns.map((turn) => pageSpeed(turn, results)),
  };
}

/** Fetches the page as its visitors get it. Throws when the page is not cached, because the figures would differ. */
async function look(address: string): Promise<{ readonly html: string; readonly etag: string }> {
  const answer = await fetch(address, { headers: { 'Accept-Language': 'en' } });
  const etag = answer.headers.get('etag');
  const html = await answer.text();
  if (answer.status !== 200 || !etag || !html.includes('<h1'))
    throw new Error(`${address} is no cached page`);
  return { html, etag };
}
