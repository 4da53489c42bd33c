import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import type { Language } from '../src/catalog/languages.ts';
import type { DyeId, GarmentId } from '../src/catalog/garments.ts';
import type { StyleId } from '../src/base/style-ids.ts';
import { galleryClothesTexts } from '../src/i18n/gallery-clothes/index.ts';
import { galleryTexts } from '../src/i18n/gallery/index.ts';
import { garmentsTexts } from '../src/i18n/garments/index.ts';
import { stylesTexts } from '../src/i18n/styles/index.ts';

/** Page object of the owner's gallery, which finds controls by their texts in this language. */
export function galleryPage(page: Page, language: Language) {
  const texts = galleryTexts[language];
  const clothes = galleryClothesTexts[language];
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

  async function openDownloads(number: number, style: StyleId): Promise<Locator> {
    const styleName = stylesTexts[language][style].name;
    await page.getByRole('link', { name: texts.frame.enlarge(number, styleName), exact: true }).click();
    const loupe = page.getByRole('dialog');
    await loupe.getByRole('button', { name: texts.download.menu }).click();
    return loupe;
  }

  return {
    frames: page.locator('main ol').first().getByRole('figure'),
    heading: (firstName: string): Locator =>
      page.getByRole('heading', { level: 1, name: texts.heading(firstName) }),
    favourite: (number: number): Locator => button(texts.frame.favourite(number)).first(),

    /** Opens the loupe of a picture and its menu of sizes. */
    openDownloads,

    /** Opens the loupe, takes the original from its menu, and closes the loupe again. */
    async downloadOriginal(number: number, style: StyleId): Promise<Buffer> {
      const loupe = await openDownloads(number, style);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        loupe.getByRole('link', { name: texts.download.original }).click(),
      ]);
      const bytes = await readFile(await download.path());
      await page.keyboard.press('Escape');
      if (await loupe.isVisible()) await loupe.getByRole('button', { name: texts.loupe.close }).click();
      await loupe.waitFor({ state: 'hidden' });
      return bytes;
    },

    async downloadAll(): Promise<Download> {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: `${texts.download.all} ${texts.download.kind}` }).click(),
      ]);
      return download;
    },

    /** Makes a public link to these pictures and leaves the dialog open. */
    async share(numbers: readonly number[]): Promise<string> {
      for (const number of numbers) await button(texts.frame.select(number)).click();
      await page
        .getByRole('region', { name: texts.selection.bar })
        .getByRole('button', { name: texts.selection.share, exact: true })
        .click();
      await button(texts.share.create).click();
      return page.getByLabel(texts.share.link, { exact: true }).inputValue();
    },

    /** The button with a hanger on the frame of a headshot. */
    clothesButton: (number: number): Locator => button(clothes.remake.open(number)).first(),

    /** Chooses a garment in the open dialog of a headshot's clothes. */
    async chooseClothes(garment: GarmentId, dye: DyeId): Promise<void> {
      const names = garmentsTexts[language];
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(clothes.remake.garment).selectOption(names.garments[garment]);
      await dialog.getByRole('radio', { name: names.dyes[dye] }).check();
    },
    makeAgain: button(clothes.remake.make),
    keepNew: button(clothes.remake.keepNew),

    /** Exists only in browsers with a native share sheet. */
    shareByPhone: button(texts.share.phone),
    shareMessage: texts.share.message,

    async closeShare(): Promise<void> {
      await button(texts.share.done).click();
    },

    async revoke(numbers: readonly number[]): Promise<void> {
      const revoke = button(texts.share.revokeNamed(numbers.join(', ')));
      await revoke.click();
      await revoke.waitFor({ state: 'hidden' });
    },

    async erase(): Promise<void> {
      await button(texts.erase.open).click();
      await page.getByRole('dialog', { name: texts.erase.confirmTitle }).waitFor();
      await button(texts.erase.confirm).click();
    },
  };
}
