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
import { createHeadshotSheet } from '../create-headshot-sheet.ts';
import { hydrated } from '../hydrated.ts';
import type { Backend } from './backend.ts';
import { customerWithDraft } from './customer.ts';
import { offerClothes } from './remake-steps.ts';
import { serviceWithBackend } from './service-with-backend.ts';
import { HEADSHOTS, holdRendering, untilState } from './shoot-steps.ts';

const own = serviceWithBackend();
const { service } = own;
const JACKET = { garment: 'suit-jacket', dye: 'navy' };

/** Renders the shoot with the fake engine: its selfies are drawings, in which no engine finds a person. */
async function renderDressed(backend: Backend, shootId: string): Promise<void> {
  for (const { id } of await backend.db.select().from(selfies).where(eq(selfies.shootId, shootId)))
    await backend.storage.put(storageKeys.selfieClean(shootId, id), fakeSelfie({ name: id }));
  const engine = createFakeEngine();
  engine.useWardrobe(fakeWardrobe(FAKE_OFFER));
  await renderShoot({ ...backend, engine }, shootId, new AbortController().signal);
}

it.each(LANGUAGES)('who chooses clothes and pays gets headshots in them (%s)', async (language) => {
  const { backend } = own;
  await offerClothes(backend, FAKE_OFFER);
  const visitor = await service.visit(language);
  const { page } = visitor;
  const { shootId } = await customerWithDraft(backend, page.context(), language, 'clothes');
  const shootRow = async () => (await backend.db.select().from(shoots).where(eq(shoots.id, shootId)))[0];
  await visitor.open('createHeadshot');
  await hydrated(page);
  const sheet = createHeadshotSheet(page, language);
  const { clothes } = sheet.words;
  const option = (name: keyof typeof clothes.options) =>
    page
      .getByRole('group', { name: clothes.heading, exact: true })
      .getByRole('radio', { name: clothes.options[name].name, exact: true });
  expect(await option('mix').isChecked(), 'the default').toBe(true);

  // By keyboard, as somebody does who sees no screen.
  await option('own').focus();
  await page.keyboard.press('ArrowDown');
  expect(await option('business').isChecked()).toBe(true);
  await expect.poll(async () => (await shootRow())?.clothes).toBe('business');

  await option('choose').check();
  const jacket = page
    .getByRole('group', { name: clothes.garments })
    .getByRole('group', { name: garmentName(language, JACKET.garment) });
  const navy = jacket.getByRole('checkbox', { name: dyeName(language, JACKET.dye), exact: true });
  await sheet.orderButton.click();
  const problem = page.getByRole('alert').getByText(sheet.words.problems['clothes-missing']);
  await problem.waitFor();
  await navy.press('Space');
  await problem.waitFor({ state: 'detached' });
  await visitor.expectGoodPage('create-headshot with garments');
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitor.expectGoodPage('create-headshot with garments in the dark');
  await page.emulateMedia({ colorScheme: null });

  await page.reload();
  await hydrated(page);
  expect(await option('choose').isChecked(), 'after a reload').toBe(true);
  expect(await navy.isChecked(), 'after a reload').toBe(true);

  await holdRendering(backend, shootId);
  await sheet.orderButton.click();
  await sheet.overlay.waitFor();
  await sheet.payWith('success');
  await untilState(backend, shootId, 'paid');
  expect((await shootRow())?.clothes).toEqual([JACKET]);
  await page.waitForURL(`**/shoots/${shootId}`);

  await renderDressed(backend, shootId);
  const rows = await backend.db.select().from(headshots).where(eq(headshots.shootId, shootId));
  expect(rows.map((row) => row.clothes)).toEqual(Array(HEADSHOTS).fill(JACKET));
});

it('own and dressed are shown side by side before anything is paid (en)', async () => {
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
  await hydrated(page);
  const sheet = createHeadshotSheet(page, 'en');
  await sheet.preview('warm').waitFor();
  const worn = page
    .locator('#preview')
    .getByRole('figure')
    .filter({ hasText: 'In a jacket with an open shirt (ours)' });
  await expect
    .poll(() => worn.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);
  await page.locator('#preview').getByText('In your own clothes').waitFor();
  await sheet.tile('Your hair covers your collar: for business clothes, tie it back.').waitFor();
  await sheet.counter(6).waitFor();
  await visitor.expectGoodPage('create-headshot with two previews');

  // With the own clothes the second photo is of no use, and says so where it lies.
  await page.getByRole('radio', { name: sheet.words.clothes.options.own.name, exact: true }).check();
  await sheet.tile(sheet.words.selfies.needsClothesHelp).waitFor();
  await sheet.counter(5).waitFor();
  await page.getByText(sheet.words.clothes.needed(1)).waitFor();
  await visitor.expectGoodPage('create-headshot with own clothes');
});
