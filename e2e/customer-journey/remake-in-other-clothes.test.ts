import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { LIMITS } from '../../src/catalog/limits.ts';
import { clothesName } from '../../src/features/gallery/clothes-name.ts';
import { galleryTexts } from '../../src/i18n/gallery/index.ts';
import { galleryClothesTexts } from '../../src/i18n/gallery-clothes/index.ts';
import { garmentsTexts } from '../../src/i18n/garments/index.ts';
import { pagePath } from '../../src/page-urls.ts';
import { headshots } from '../../src/platform/db/tables/shoots.ts';
import { NAVY_JACKET } from '../../test/wardrobe-items.ts';
import { galleryPage } from '../gallery-page.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { buy, customerWithDraft } from './customer.ts';
import { requestRemakeAsOwner, finishRemake, offerClothes } from './remake-steps.ts';
import { serviceWithBackend } from './service-with-backend.ts';
import { deliver, HEADSHOTS, STYLE } from './shoot-steps.ts';

/** The worker loads its networks before it refuses the drawn selfie. */
const REFUSED_WITHIN_MS = 60_000;
const NUMBER = 3;

const own = serviceWithBackend();
const { service } = own;

it.each(LANGUAGES)(
  'shows the owner a headshot in other clothes, and replaces the first one by it (%s)',
  async (language) => {
    const { backend } = own;
    const owner = await service.visit(language);
    const { page } = owner;
    const customer = await customerWithDraft(backend, owner.context, language, 'again');
    await buy(backend, customer);
    await deliver(backend, customer.shootId);
    await customer.page.close();
    const gallery = galleryPage(page, language);
    const { remake: texts, own: ownClothes, ours } = galleryClothesTexts[language];
    const dialog = page.getByRole('dialog');
    const galleryUrl = service.lichtbild.url + pagePath('gallery', language, { id: customer.shootId });

    await offerClothes(backend, []);
    await page.goto(galleryUrl);
    await waitForHydration(page);
    expect(await gallery.clothesButton(1).count(), 'no clothes on offer').toBe(0);

    await offerClothes(backend);
    await page.reload();
    await waitForHydration(page);
    await gallery.clothesButton(NUMBER).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: texts.make }).click();
    await dialog.getByText(texts.missing).waitFor();
    await gallery.chooseClothes('suit-jacket', 'navy');
    await owner.expectGoodPage('gallery, choosing clothes');
    await gallery.makeAgain.click();

    // The service's worker finds no face on the drawn selfie, and the attempt does not count.
    await dialog.getByText(texts.failed['selfie-gone']).waitFor({ timeout: REFUSED_WITHIN_MS });
    await dialog.getByText(texts.left(LIMITS.remakesPerShoot)).waitFor();
    await owner.expectGoodPage('gallery, clothes that did not work out');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: texts.why(NUMBER) }).waitFor();

    const byPosition = and(eq(headshots.shootId, customer.shootId), eq(headshots.position, NUMBER));
    const [first] = await backend.db.select().from(headshots).where(byPosition);
    const remakeId = await requestRemakeAsOwner(backend, customer.shootId, first!.number, NAVY_JACKET);
    await page.reload();
    await waitForHydration(page);
    await page.getByText(texts.status.requested(NUMBER)).waitFor();
    await finishRemake(backend, customer.shootId, remakeId);
    // The page refreshes its state without a reload.
    await page.getByText(texts.status.ready(NUMBER)).waitFor();
    await page
      .getByRole('button', { name: texts.show(NUMBER) })
      .first()
      .click();
    await dialog.getByAltText(texts.newAlt(NUMBER)).waitFor();
    await owner.expectGoodPage('gallery, choosing a version');
    await gallery.keepNew.click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(texts.keptNew(NUMBER)).waitFor();
    expect(await gallery.clothesButton(NUMBER).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );

    const names = garmentsTexts[language];
    const jacket = names.garments['suit-jacket'];
    const caption = ours(clothesName(NAVY_JACKET, [], language));
    await gallery.frames
      .nth(NUMBER - 1)
      .getByText(caption)
      .waitFor();
    await owner.expectGoodPage('gallery with other clothes');
    await page.getByRole('link', { name: `${jacket} 1`, exact: true }).click();
    await expect.poll(() => gallery.frames.count()).toBe(1);
    await page.getByRole('link', { name: `${ownClothes} ${HEADSHOTS - 1}`, exact: true }).click();
    await expect.poll(() => gallery.frames.count()).toBe(HEADSHOTS - 1);

    // The menu of sizes notes the uses that dressed pictures are not for, and links to the pictures in own clothes.
    await page.getByRole('link', { name: `${jacket} 1`, exact: true }).click();
    const sizes = await gallery.openDownloads(NUMBER, STYLE);
    const { download } = galleryTexts[language];
    await sizes.getByText(download.dressedNote).waitFor();
    await owner.expectGoodPage('gallery, sizes of a dressed picture');
    await sizes.getByRole('link', { name: download.ownClothes }).click();
    await sizes.waitFor({ state: 'hidden' });
    await expect.poll(() => gallery.frames.count()).toBe(HEADSHOTS - 1);
    const ofOwn = await gallery.openDownloads(1, STYLE);
    await ofOwn.getByText(download.id35x45Note).waitFor();
    expect(await ofOwn.getByText(download.dressedNote).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await ofOwn.waitFor({ state: 'hidden' });

    await expect
      .poll(() => backend.storage.get(first!.storageKey), { timeout: REFUSED_WITHIN_MS })
      .toBeUndefined();
    const bytes = await gallery.downloadAll();
    expect(bytes.suggestedFilename()).toMatch(/\.zip$/);
    owner.expectNoErrors('the gallery after a remake');
  },
);
