import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { renderShoot } from '../../src/features/shoots/rendering/render-shoot.server.ts';
import { storageKeys } from '../../src/features/shoots/storage-keys.ts';
import { dyeName, garmentName } from '../../src/i18n/garments/index.ts';
import { headshots, selfies, shoots } from '../../src/platform/db/tables/shoots.ts';
import { createFakeEngine } from '../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../test/fake-engine/fake-selfie.ts';
import { fakeWardrobe } from '../../test/fake-engine/fake-wardrobe.ts';
import { FAKE_OFFER } from '../../test/fake-offer.ts';
import { createHeadshotPage } from '../create-headshot-page.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import type { Backend } from './backend.ts';
import { customerWithDraft } from './customer.ts';
import { offerClothes } from './remake-steps.ts';
import { serviceWithBackend } from './service-with-backend.ts';
import { HEADSHOTS, pauseRendering, waitForState } from './shoot-steps.ts';

const own = serviceWithBackend();
const { service } = own;
const JACKET = { garment: 'suit-jacket', dye: 'navy' };

/** Renders the shoot with the fake engine, because its selfies are drawings, in which the real engine finds no person. */
async function renderDressed(backend: Backend, shootId: string): Promise<void> {
  for (const { id } of await backend.db.select().from(selfies).where(eq(selfies.shootId, shootId)))
    await backend.storage.put(storageKeys.selfieClean(shootId, id), fakeSelfie({ name: id }));
  const engine = createFakeEngine();
  engine.useWardrobe(fakeWardrobe(FAKE_OFFER));
  await renderShoot({ ...backend, engine }, shootId, new AbortController().signal);
}

it.each(LANGUAGES)('delivers headshots in the clothes that the customer chose (%s)', async (language) => {
  const { backend } = own;
  await offerClothes(backend, FAKE_OFFER);
  const visitor = await service.visit(language);
  const { page } = visitor;
  const { shootId } = await customerWithDraft(backend, page.context(), language, 'clothes');
  const shootRow = async () => (await backend.db.select().from(shoots).where(eq(shoots.id, shootId)))[0];
  await visitor.open('createHeadshot');
  await waitForHydration(page);
  const draftPage = createHeadshotPage(page, language);
  const { clothes } = draftPage.texts;
  const option = (name: keyof typeof clothes.options) =>
    page
      .getByRole('group', { name: clothes.heading, exact: true })
      .getByRole('radio', { name: clothes.options[name].name, exact: true });
  expect(await option('mix').isChecked(), 'the default').toBe(true);

  // Uses the keyboard, as somebody without a screen does.
  await option('own').focus();
  await page.keyboard.press('ArrowDown');
  expect(await option('business').isChecked()).toBe(true);
  await expect.poll(async () => (await shootRow())?.clothes).toBe('business');

  await option('choose').check();
  const jacket = page
    .getByRole('group', { name: clothes.garments })
    .getByRole('group', { name: garmentName(language, JACKET.garment) });
  const navy = jacket.getByRole('checkbox', { name: dyeName(language, JACKET.dye), exact: true });
  await draftPage.orderButton.click();
  const problem = page.getByRole('alert').getByText(draftPage.texts.problems['clothes-missing']);
  await problem.waitFor();
  await navy.press('Space');
  await problem.waitFor({ state: 'detached' });
  await visitor.expectGoodPage('create-headshot with garments');
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitor.expectGoodPage('create-headshot with garments in the dark');
  await page.emulateMedia({ colorScheme: null });

  await page.reload();
  await waitForHydration(page);
  expect(await option('choose').isChecked(), 'after a reload').toBe(true);
  expect(await navy.isChecked(), 'after a reload').toBe(true);

  await pauseRendering(backend, shootId);
  await draftPage.orderButton.click();
  await draftPage.overlay.waitFor();
  await draftPage.payWith('success');
  await waitForState(backend, shootId, 'paid');
  expect((await shootRow())?.clothes).toEqual([JACKET]);
  await page.waitForURL(`**/shoots/${shootId}`);

  await renderDressed(backend, shootId);
  const rows = await backend.db.select().from(headshots).where(eq(headshots.shootId, shootId));
  expect(rows.map((row) => row.clothes)).toEqual(Array(HEADSHOTS).fill(JACKET));
});

it('shows previews in own clothes and in a garment side by side before the payment (en)', async () => {
  const { backend } = own;
  await offerClothes(backend, FAKE_OFFER);
  const visitor = await service.visit('en');
  const { page } = visitor;
  const { shootId } = await customerWithDraft(backend, page.context(), 'en', 'pair');
  const selfieId = `${shootId}-selfie-1`;
  const drawn = await backend.storage.get(storageKeys.preview(shootId, 'warm', selfieId));
  await backend.storage.put(storageKeys.dressedPreview(shootId, 'warm', selfieId, JACKET), drawn!);
  const previews = [{ style: 'warm' as const, selfieId, own: true, dressed: JACKET }];
  await backend.db.update(shoots).set({ previews }).where(eq(shoots.id, shootId));
  await backend.db
    .update(selfies)
    .set({ cautions: ['needs-clothes'] })
    .where(eq(selfies.id, `${shootId}-selfie-2`));
  await backend.db
    .update(selfies)
    .set({ dressing: 'hair-over-collar' })
    .where(eq(selfies.id, `${shootId}-selfie-3`));
  await visitor.open('createHeadshot');
  await waitForHydration(page);
  const draftPage = createHeadshotPage(page, 'en');
  await draftPage.preview('warm').waitFor();
  const worn = page
    .locator('#preview')
    .getByRole('figure')
    .filter({ hasText: 'In a jacket with an open shirt (ours)' });
  await expect
    .poll(() => worn.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);
  await page.locator('#preview').getByText('In your own clothes').waitFor();
  await draftPage.tile('Your hair covers your collar: for business clothes, tie it back.').waitFor();
  await draftPage.counter(6).waitFor();
  await visitor.expectGoodPage('create-headshot with two previews');

  // With own clothes the second photo is of no use, and its tile says so.
  await page.getByRole('radio', { name: draftPage.texts.clothes.options.own.name, exact: true }).check();
  await draftPage.tile(draftPage.texts.selfies.needsClothesHelp).waitFor();
  await draftPage.counter(5).waitFor();
  await page.getByText(draftPage.texts.clothes.needed(1)).waitFor();
  await visitor.expectGoodPage('create-headshot with own clothes');
});
