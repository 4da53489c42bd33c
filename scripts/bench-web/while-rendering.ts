import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLichtbild } from '../../e2e/lichtbild.ts';
import { galleryLink, mailTo } from '../../e2e/mailbox.ts';
import { mailsTexts } from '../../src/i18n/mails/index.ts';
import { photosFolder } from '../../test/photos.ts';
import { selfieSet } from '../../test/selfie-set.ts';
import { newRecord, visit, type VisitRecord } from '../soak/shoot-visit.ts';

const GIVE_UP_MS = 8 * 60_000;
const PORTRAIT = 'female-02.jpg';

export interface Spread {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

export interface PageWhileRendering {
  readonly page: string;
  readonly quiet: Spread;
  readonly rendering: Spread;
}

/**
 * Measures how long web pages take while a shoot renders and while nothing does. Requests are sequential, as one visitor
 * clicks. Resolves to undefined without the photos folder.
 */
export async function measureWhileRendering(
  seconds: number,
): Promise<readonly PageWhileRendering[] | undefined> {
  const photos = photosFolder();
  if (!photos) return undefined;
  const selfies = await selfieSet(path.join(photos, 'portraits', PORTRAIT));
  await using lichtbild = await startLichtbild({ LOG_LEVEL: 'error' });
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  const buy = (name: string, record: VisitRecord) =>
    visit(
      {
        url: lichtbild.url,
        name,
        language: 'en',
        style: 'corporate',
        selfies,
        chunkBytes: 1 << 20,
        webhooks: undefined,
      },
      record,
      { signal },
    );

  // The first shoot provides a gallery to open.
  await buy('first', newRecord('first'));
  const mail = await mailTo(lichtbild, 'first@lichtbild.example', mailsTexts.en.galleryReady.subject);
  const opened = await fetch(galleryLink(mail), { redirect: 'manual' });
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const addresses = ['/', '/create-headshot', galleryLink(mail).pathname].map((one) => lichtbild.url + one);

  const quiet = await measure(addresses, cookie, () => false, seconds);
  const record = newRecord('second');
  const second = buy('second', record);
  while (record.stage !== 'render' && !signal.aborted) await sleep(100);
  const rendering = await measure(addresses, cookie, () => record.delivered, seconds);
  await second;

  return addresses.map((address, index) => ({
    page: new URL(address).pathname.replace(/^\/gallery\/.*/, '/gallery/:id'),
    quiet: quiet[index]!,
    rendering: rendering[index]!,
  }));
}

export function printWhileRendering(pages: readonly PageWhileRendering[]): void {
  console.log('Pages while a shoot renders, one request after the other.');
  console.table(
    Object.fromEntries(
      pages.flatMap(({ page, ...both }) =>
        Object.entries(both).map(([when, spread]) => [`${page} ${when}`, spread]),
      ),
    ),
  );
}

/** Requests the pages in turn until the time is over or `isOver` returns true. */
async function measure(
  addresses: readonly string[],
  cookie: string,
  isOver: () => boolean,
  seconds: number,
): Promise<readonly Spread[]> {
  const timesMs: number[][] = addresses.map(() => []);
  const endMs = performance.now() + seconds * 1000;
  while (performance.now() < endMs && !isOver()) {
    for (const [index, address] of addresses.entries()) {
      const startedMs = performance.now();
      const answer = await fetch(address, { headers: { Cookie: cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      timesMs[index]!.push(performance.now() - startedMs);
    }
    await sleep(20);
  }
  return timesMs.map(spread);
}

function spread(timesMs: readonly number[]): Spread {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(10 * (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN)) / 10;
  return { requests: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}
