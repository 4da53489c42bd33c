import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { LIMITS } from '../../src/catalog/limits.ts';
import { storageKeys } from '../../src/features/shoots/storage-keys.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { homeTexts } from '../../src/i18n/home/index.ts';
import type { MadePreview } from '../../src/platform/db/tables/shoots.ts';
import { shoots } from '../../src/platform/db/tables/shoots.ts';
import { FAKE_OFFER } from '../../test/fake-offer.ts';
import { createHeadshotPage } from '../create-headshot-page.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { hasPhotos, selfieFiles } from '../selfie-files.ts';
import type { Backend } from './backend.ts';
import { customerWithDraft } from './customer.ts';
import { offerClothes } from './remake-steps.ts';
import { serviceWithBackend } from './service-with-backend.ts';

const own = serviceWithBackend();
const JACKET = { garment: 'suit-jacket', dye: 'navy' };
const IN_JACKET = 'In a jacket with an open shirt (ours)';

/** Adds a dressed picture, which is a copy of the own one, to a preview that was made. */
async function dressPreview({ db, storage, live }: Backend, made: MadePreview, shootId: string) {
  const jpeg = await storage.get(storageKeys.preview(shootId, made.style, made.selfieId));
  await storage.put(storageKeys.dressedPreview(shootId, made.style, made.selfieId, JACKET), jpeg!);
  const dressed: MadePreview = { ...made, dressed: JACKET, dress: 'business', wish: 'mix' };
  await db.transaction(async (tx) => {
    await tx
      .update(shoots)
      .set({ previews: [dressed] })
      .where(eq(shoots.id, shootId));
    await live.publish(tx, shootId);
  });
}

it('requests another preview for other clothes, and labels the old one until then (en)', async () => {
  const { backend, service } = own;
  await offerClothes(backend, FAKE_OFFER);
  const visitor = await service.visit('en');
  const { page } = visitor;
  const { shootId } = await customerWithDraft(backend, page.context(), 'en', 'wish');
  const made = { style: 'warm', selfieId: `${shootId}-selfie-1`, own: true, dressed: null } as const;
  await dressPreview(backend, made, shootId);
  // The service reports that no more previews can be made, so that its worker does not get a drawing to render.
  await backend.db
    .update(shoots)
    .set({ previewsMade: LIMITS.previewsPerDraft })
    .where(eq(shoots.id, shootId));
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/shoot/preview'))
      requested.push(request.postData() ?? '');
  });
  await visitor.open('createHeadshot');
  await waitForHydration(page);
  const { preview, clothes } = createHeadshotPage(page, 'en').texts;
  const frames = page.locator('#preview').getByRole('figure');
  const choose = (name: keyof typeof clothes.options) =>
    page.getByRole('radio', { name: clothes.options[name].name, exact: true }).check();
  const otherClothes = page.locator('#preview').getByText(preview.otherClothes);
  await frames.filter({ hasText: IN_JACKET }).waitFor();

  await choose('own');
  await frames.filter({ hasText: IN_JACKET }).waitFor({ state: 'detached' });
  expect(await frames.count()).toBe(1);
  await choose('business');
  await frames.filter({ hasText: IN_JACKET }).waitFor();
  expect(requested, 'existing previews are shown again').toEqual([]);

  await choose('casual');
  await otherClothes.waitFor();
  expect(await frames.filter({ hasText: IN_JACKET }).count()).toBe(1);
  expect(requested).toEqual([JSON.stringify({ style: 'warm' })]);
  await visitor.expectGoodPage('create-headshot with a preview in other clothes');
  await choose('mix');
  await otherClothes.waitFor({ state: 'detached' });
  expect(requested).toHaveLength(1);
});

it.runIf(hasPhotos)(
  'shows previews in own clothes and in a garment beside the selfie on the home page (en)',
  { timeout: 240_000 },
  async () => {
    const { backend, service } = own;
    await offerClothes(backend, []);
    const visitor = await service.visit('en');
    const { page } = visitor;
    const texts = homeTexts.en(catalogFacts('en')).liveDemo;
    await using files = await selfieFiles('female-02', 1);
    await visitor.open('home');
    const table = page.getByRole('region', { name: texts.label });
    await table.getByLabel(texts.pick).setInputFiles(files.selfies[0]!);
    await table.getByText(texts.ready).waitFor({ timeout: 120_000 });
    expect(await table.getByRole('figure').count()).toBe(2);

    // This service has no photo of a garment, so its worker renders nobody dressed.
    const isThisDraft = and(eq(shoots.previewState, 'ready'), isNull(shoots.email));
    const [draft] = await backend.db.select().from(shoots).where(isThisDraft);
    await dressPreview(backend, draft!.previews[0]!, draft!.id);
    const dressed = table.getByRole('figure').filter({ hasText: IN_JACKET });
    await dressed.waitFor();
    await expect
      .poll(() => dressed.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(512);
    expect(await table.getByRole('figure').count()).toBe(3);
    await table.getByText('In your own clothes').waitFor();
    await visitor.expectGoodPage('home with two previews');
  },
);
