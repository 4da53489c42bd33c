import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { LIMITS } from '../src/catalog/limits.ts';
import type { SelfieCounts } from '../src/i18n/create-headshot/en.ts';
import { selfieCautionsTexts } from '../src/i18n/selfie-cautions/index.ts';
import { photosFolder } from '../test/photos.ts';
import { createHeadshotPage } from './create-headshot-page.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import { sharedService } from './shared-service.ts';
import { hasPhotos } from './selfie-files.ts';

const CHECKED_WITHIN_MS = 120_000;
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

const service = sharedService();

it.runIf(hasPhotos)(
  'counts a cautioned selfie, and overrules the caution by keyboard (de)',
  { timeout: 300_000 },
  async () => {
    const guest = await service.visit('de');
    const { page } = guest;
    const draftPage = createHeadshotPage(page, 'de');
    const texts = draftPage.texts.selfies;
    const { text } = selfieCautionsTexts.de['same-moment'];
    const counted = (counts: SelfieCounts) =>
      page
        .getByRole('status')
        .getByText(texts.counter(counts, LIMITS.selfiesMin, LIMITS.selfiesRecommended), { exact: true });
    await page.setViewportSize(SIZES.phone);
    await guest.open('createHeadshot');
    await draftPage.pick(await twoOfOneMoment());
    await expect.poll(() => draftPage.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);

    const cautioned = draftPage.tiles.filter({ hasText: text });
    const button = cautioned.getByRole('button', {
      name: new RegExp(`${texts.useAnyway}|${texts.leaveOut}`),
    });
    const isNamed = (name: string) =>
      expect.poll(() => button.textContent(), { message: `the button says ${name}` }).toBe(name);
    await cautioned.getByText(texts.cautioned, { exact: true }).waitFor();
    await counted({ good: 1, wanted: 0, cautioned: 1 }).waitFor();
    await page.getByText(texts.cautionedFillUp(LIMITS.selfiesMin)).waitFor();
    const describedBy = await button.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${describedBy}"]`).textContent()).toContain(text);

    for (const [key, size] of [
      ['Enter', SIZES.phone],
      ['Space', SIZES.desk],
    ] as const) {
      await page.setViewportSize(size);
      await guest.expectGoodPage(`create-headshot with a caution, ${size.width} px`);
      await button.focus();
      await page.keyboard.press(key);
      await isNamed(texts.leaveOut);
      await counted({ good: 1, wanted: 1, cautioned: 0 }).waitFor();
      await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
      expect(await button.evaluate((element) => element === document.activeElement), 'focus stays').toBe(
        true,
      );
      await cautioned.getByText(texts.wanted, { exact: true }).waitFor();
      await guest.expectGoodPage(`create-headshot, caution overruled, ${size.width} px`);
      await page.keyboard.press(key);
      await isNamed(texts.useAnyway);
      await counted({ good: 1, wanted: 0, cautioned: 1 }).waitFor();
      await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
    }

    // On a slow connection the change shows at once, the button is busy, and a second press sends nothing.
    const sent: string[] = [];
    let respond = (): void => undefined;
    await page.route('**/wanted', async (route) => {
      sent.push(route.request().method());
      await new Promise<void>((resolve) => (respond = resolve));
      await route.continue();
    });
    await button.press('Enter');
    await isNamed(texts.leaveOut);
    expect(await button.getAttribute('aria-busy')).toBe('true');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.press('Enter');
    await isNamed(texts.leaveOut);
    respond();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
    expect(sent).toEqual(['PUT']);
    await page.unroute('**/wanted');

    // Without a connection the page reports it and shows the state of the server.
    await page.route('**/wanted', (route) => route.abort());
    await button.press('Enter');
    await page.getByText(draftPage.texts.problems.offline).waitFor();
    await isNamed(texts.leaveOut);
    expect(await button.evaluate((element) => element === document.activeElement), 'focus stays').toBe(true);
    await page.unroute('**/wanted');

    // Another tab shows the change live, and so does a reload.
    const otherTab = await guest.context.newPage();
    await otherTab.goto(page.url());
    const other = createHeadshotPage(otherTab, 'de').tiles.filter({ hasText: text });
    await other.getByText(texts.wanted, { exact: true }).waitFor();
    await other.getByRole('button', { name: texts.leaveOut }).click();
    await isNamed(texts.useAnyway);
    await otherTab.close();
    await page.reload();
    await isNamed(texts.useAnyway);

    // After the other photo is removed, no caution about the same moment is left.
    const tiles = await draftPage.tiles.allTextContents();
    const goodNumber = tiles.findIndex((words) => !words.includes(text)) + 1;
    await waitForHydration(page);
    await draftPage.remove(goodNumber);
    await page.getByText(texts.removed(goodNumber), { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => draftPage.tiles.count()).toBe(1);
    await draftPage.tiles.getByText(texts.accepted, { exact: true }).waitFor();
    expect(await cautioned.count()).toBe(0);
    guest.expectNoErrors('create-headshot with a caution');
  },
);

/** Returns the same portrait twice, the second a little darker, like two frames of a burst. */
async function twoOfOneMoment(): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lichtbild-moment-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const portrait = sharp(path.join(photosFolder() ?? '', 'portraits/female-02.jpg'));
  const frames = [portrait.clone(), portrait.clone().modulate({ brightness: 0.97 })];
  return Promise.all(
    frames.map(async (frame, index) => {
      const file = path.join(folder, `burst-${index + 1}.jpg`);
      await writeFile(file, await frame.jpeg({ quality: 92 }).toBuffer());
      return file;
    }),
  );
}
