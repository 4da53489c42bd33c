import path from 'node:path';
import { expect, it } from 'vitest';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { createHeadshotTexts } from '../../src/i18n/create-headshot/index.ts';
import { homeTexts } from '../../src/i18n/home/index.ts';
import { selfieReasonsTexts } from '../../src/i18n/selfie-reasons/index.ts';
import { sharedService } from '../shared-service.ts';
import { hasPhotos, selfieFiles } from '../selfie-files.ts';

const service = sharedService();
const READY_WITHIN_MS = 120_000;

it.runIf(hasPhotos)(
  'turns one selfie on the home page into one headshot, and passes it on to the upload page (de)',
  async () => {
    const { page, open, expectGoodPage } = await service.visit('de');
    const texts = homeTexts.de(catalogFacts('de')).liveDemo;
    await using files = await selfieFiles('female-02', 1);
    await open('home');
    const table = page.getByRole('region', { name: texts.label });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });

    const notAPhoto = path.resolve(import.meta.dirname, '../../README.md');
    await table.getByLabel(texts.pick).setInputFiles(notAPhoto);
    await table.getByText(texts.notPhoto).waitFor();
    expect(scripts.length, 'what sends photos comes when it is needed').toBeGreaterThan(0);

    await table.getByLabel(texts.pickAnother).setInputFiles(files.selfies[0]!);
    await table.getByText(texts.ready).waitFor({ timeout: READY_WITHIN_MS });
    const headshot = table.getByRole('img', { name: texts.alt, exact: true });
    const widthOf = () => headshot.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(widthOf).toBe(512);
    await expectGoodPage('home with a preview');

    // Another style, chosen by keyboard, gives another picture of the same selfie.
    const first = await headshot.getAttribute('src');
    await table.getByRole('radio').first().press('ArrowLeft');
    await table.getByText(texts.developing).waitFor();
    await table.getByText(texts.ready).waitFor({ timeout: READY_WITHIN_MS });
    expect(await headshot.getAttribute('src')).not.toBe(first);

    // After a photo of somebody else, the first person's headshot is not shown while the new one is rendered.
    await using others = await selfieFiles('male-04', 1);
    const ofFirst = await headshot.getAttribute('src');
    const picker = table.getByLabel(texts.pickAnother);
    await picker.focus();
    await picker.setInputFiles(others.selfies[0]!);
    const status = await table.getByRole('status').elementHandle();
    await table.getByText(texts.developing).first().waitFor({ timeout: READY_WITHIN_MS });
    expect(await headshot.count()).toBe(0);
    await table.getByText(texts.ready).waitFor({ timeout: READY_WITHIN_MS });
    expect(await headshot.getAttribute('src')).not.toBe(ofFirst);
    await expect.poll(widthOf).toBe(512);
    // The focus and the live region are unchanged.
    expect(await picker.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await status!.evaluate((line) => line.isConnected)).toBe(true);

    await table.getByRole('link', { name: texts.addMoreSelfies }).click();
    await page.waitForURL('**/de/create-headshot');
    const words = createHeadshotTexts.de.selfies;
    const tiles = page.getByRole('list', { name: words.selfiesLabel }).getByRole('figure');
    await tiles.filter({ hasText: words.accepted }).nth(1).waitFor();
    expect(await tiles.count()).toBe(2);
  },
);

it.runIf(hasPhotos)('refuses an unusable photo with the reason and the remedy (es)', async () => {
  const { page, open } = await service.visit('es');
  const texts = homeTexts.es(catalogFacts('es')).liveDemo;
  await open('home');
  const table = page.getByRole('region', { name: texts.label });
  await using files = await selfieFiles('female-02', 1);
  await table.getByLabel(texts.pick).setInputFiles(files.dog);
  await table.getByText(selfieReasonsTexts.es['no-face'].fix).waitFor({ timeout: READY_WITHIN_MS });
});

it('reports that its script did not load, keeps the page, and tries again (en)', async () => {
  const { page, open, expectNoErrors } = await service.visit('en');
  const texts = homeTexts.en(catalogFacts('en')).liveDemo;
  await open('home');
  const table = page.getByRole('region', { name: texts.label });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  const picture = path.resolve(import.meta.dirname, '../../README.md');
  await page.route('**/running-demo-*.js', (route) => route.abort());
  await table.getByLabel(texts.pick).setInputFiles(picture);
  await table.getByRole('status').getByText(texts.failed).waitFor();
  await page.unroute('**/running-demo-*.js');
  await Promise.all([page.waitForEvent('load'), table.getByRole('button', { name: texts.again }).click()]);
  await table.getByLabel(texts.pick).setInputFiles(picture);
  await table.getByText(texts.notPhoto).waitFor();
  expectNoErrors('home after a failed load');
});
