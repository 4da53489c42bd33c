import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { ratings, sharedHeadshots, shares } from '../../src/platform/db/tables/gallery.ts';
import { mails } from '../../src/platform/db/tables/mails.ts';
import { orders } from '../../src/platform/db/tables/orders.ts';
import { headshots, selfies, shoots } from '../../src/platform/db/tables/shoots.ts';
import { storageKeys } from '../../src/features/shoots/storage-keys.ts';
import { ENDPOINTS, pagePath } from '../../src/page-urls.ts';
import type { Lichtbild } from '../lichtbild.ts';
import { filesOfShoot } from '../stored-files.ts';
import type { Backend } from './backend.ts';
import { SHARED_NUMBERS } from './shoot-steps.ts';

/** Another customer, who has bought, shared two pictures and rated. The crawl must not change anything of theirs. */
export interface OtherCustomer {
  readonly shootId: string;
  readonly shareId: string;
  readonly orderId: string;
}

const byId = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));

/** Waits until each mail of this customer is marked as sent, which happens only after its recipient has it. */
export async function mailsMarkedSent({ db }: Backend, shootId: string): Promise<void> {
  const unsent = () => db.$count(mails, and(eq(mails.shootId, shootId), isNull(mails.sentAt)));
  await vi.waitUntil(async () => (await unsent()) === 0, { timeout: 30_000, interval: 100 });
}

/** Reads every row and file of this customer, for a comparison before and after the crawl. */
export async function everythingOf(
  { db }: Backend,
  lichtbild: Lichtbild,
  { shootId, shareId }: OtherCustomer,
) {
  const rows = {
    shoots: await db.select().from(shoots).where(eq(shoots.id, shootId)),
    selfies: await db.select().from(selfies).where(eq(selfies.shootId, shootId)),
    headshots: await db.select().from(headshots).where(eq(headshots.shootId, shootId)),
    orders: await db.select().from(orders).where(eq(orders.shootId, shootId)),
    shares: await db.select().from(shares).where(eq(shares.shootId, shootId)),
    sharedHeadshots: await db.select().from(sharedHeadshots).where(eq(sharedHeadshots.shareId, shareId)),
    ratings: await db.select().from(ratings).where(eq(ratings.shootId, shootId)),
    mails: await db.select().from(mails).where(eq(mails.shootId, shootId)),
  };
  for (const table of Object.values(rows)) table.sort(byId);
  const folder = path.join(lichtbild.dataDir, 'files', storageKeys.shoot(shootId));
  const names = await filesOfShoot(lichtbild, shootId);
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      return [name, createHash('sha256').update(bytes).digest('hex')] as const;
    }),
  );
  return { rows, files };
}

/** Expects every request for this customer's data to be refused, except for the two pictures that they share. */
export async function expectOutOfReach(page: Page, siteUrl: string, other: OtherCustomer): Promise<void> {
  const gallery = ENDPOINTS.gallery.replace(':id', other.shootId);
  const shared = ENDPOINTS.share.replace(':id', other.shareId);
  const status = async (method: string, address: string, data?: object) =>
    (
      await page.request.fetch(siteUrl + address, { method, ...(data && { data }), maxRedirects: 0 })
    ).status();
  const refused: readonly (readonly [method: string, address: string, data?: object])[] = [
    ['GET', pagePath('progress', 'en', { id: other.shootId })],
    ['GET', `${ENDPOINTS.shoots}/${other.shootId}`],
    ['GET', ENDPOINTS.shootEvents.replace(':id', other.shootId)],
    ['GET', `${ENDPOINTS.shoots}/${other.shootId}/headshots/1/thumbnail`],
    ['GET', gallery],
    ['GET', `${gallery}/zip`],
    ...[1, 2, 5].map((number) => ['GET', `${gallery}/headshots/${number}/web`] as const),
    ['PUT', `${gallery}/headshots/1/favourite`, { favourite: true }],
    ['POST', `${gallery}/shares`, { numbers: [1] }],
    ['DELETE', `${gallery}/shares/${other.shareId}`],
    ['POST', `${gallery}/rating`, { stars: 1 }],
    ['DELETE', gallery, { confirm: true }],
    ['GET', `${shared}/headshots/1/web`],
    ['GET', pagePath('order', 'en', { id: other.orderId })],
    ['GET', `${shared}/headshots/2/original`],
  ];
  for (const [method, address, data] of refused) {
    expect(await status(method, address, data), `${method} ${address}`).toBe(404);
  }
  // The address of the gallery without a key shows the shared pictures only.
  const bare = await page.request.get(siteUrl + pagePath('gallery', 'en', { id: other.shootId }));
  const shown = new Set((await bare.text()).match(/headshots\/\d+\/web/g));
  expect([...shown].toSorted()).toEqual(SHARED_NUMBERS.map((number) => `headshots/${number}/web`));
}
