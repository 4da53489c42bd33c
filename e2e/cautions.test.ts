import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { LIMITS } from '../src/catalog/limits.ts';
import type { SelfieCounts } from '../src/i18n/create-headshot/en.ts';
import { selfieCautionsTexts } from '../src/i18n/selfie-cautions/index.ts';
import { photosFolder } from '../test/photos.ts';
import { createHeadshotSheet } from './create-headshot-sheet.ts';
import { hydrated } from './hydrated.ts';
import { oneService } from './one-service.ts';
import { hasPhotos } from './selfie-files.ts';

const CHECKED_WITHIN_MS = 120_000;
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

const service = oneService();

it.runIf(hasPhotos)(
  'a cautioned selfie counts, and one tap by keyboard overrules the caution (de)',
  { timeout: 300_000 },
  async () => {
    const guest = await service.visit('de');
    const { page } = guest;
    const sheet = createHeadshotSheet(page, 'de');
    const texts = sheet.words.selfies;
    const { text } = selfieCautionsTexts.de['same-moment'];
    const counted = (counts: SelfieCounts) =>
      page
        .getByRole('status')
        .getByText(texts.counter(counts, LIMITS.selfiesMin, LIMITS.selfiesRecommended), { exact: true });
    await page.setViewportSize(SIZES.phone);
    await guest.open('createHeadshot');
    await sheet.pick(await twoOfOneMoment());
    await expect.poll(() => sheet.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(2);

    const cautioned = sheet.tiles.filter({ hasText: text });
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

    // On a slow connection the wish shows at once, the button is busy, and a second press sends nothing.
    const sent: string[] = [];
    let answer = (): void => undefined;
    await page.route('**/wanted', async (route) => {
      sent.push(route.request().method());
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await button.press('Enter');
    await isNamed(texts.leaveOut);
    expect(await button.getAttribute('aria-busy')).toBe('true');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.press('Enter');
    await isNamed(texts.leaveOut);
    answer();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
    expect(sent).toEqual(['PUT']);
    await page.unroute('**/wanted');

    // Without a connection the page says so and shows the state that the server has.
    await page.route('**/wanted', (route) => route.abort());
    await button.press('Enter');
    await page.getByText(sheet.words.problems.offline).waitFor();
    await isNamed(texts.leaveOut);
    expect(await button.evaluate((element) => element === document.activeElement), 'focus stays').toBe(true);
    await page.unroute('**/wanted');

    // Another tab shows the change live, and so does a reload.
    const otherTab = await guest.context.newPage();
    await otherTab.goto(page.url());
    const other = createHeadshotSheet(otherTab, 'de').tiles.filter({ hasText: text });
    await other.getByText(texts.wanted, { exact: true }).waitFor();
    await other.getByRole('button', { name: texts.leaveOut }).click();
    await isNamed(texts.useAnyway);
    await otherTab.close();
    await page.reload();
    await isNamed(texts.useAnyway);

    // With the other photo removed, no caution about the same moment is left.
    const tiles = await sheet.tiles.allTextContents();
    const goodNumber = tiles.findIndex((words) => !words.includes(text)) + 1;
    await hydrated(page);
    await sheet.remove(goodNumber);
    await page.getByText(texts.removed(goodNumber), { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => sheet.tiles.count()).toBe(1);
    await sheet.tiles.getByText(texts.accepted, { exact: true }).waitFor();
    expect(await cautioned.count()).toBe(0);
    guest.expectNoComplaints('create-headshot with a caution');
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
