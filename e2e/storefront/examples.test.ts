import { expect, it } from 'vitest';
import { STYLE_IDS } from '../../src/base/style-ids.ts';
import { examplesTexts } from '../../src/i18n/examples/index.ts';
import { examplesPageTexts } from '../../src/i18n/examples-page/index.ts';
import { homeTexts } from '../../src/i18n/home/index.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { WARDROBE_OFFER } from '../../test/wardrobe-items.ts';
import { offerClothes } from '../customer-journey/remake-steps.ts';
import { serviceWithBackend } from '../customer-journey/service-with-backend.ts';
import { DRAWN_CLOTHES, storeDrawnExamples } from './drawn-examples.ts';

const world = serviceWithBackend();

it('shows pairs on the home and examples pages once they exist, which can be compared by keyboard', async () => {
  const { service } = world;
  await storeDrawnExamples(service.lichtbild);
  const { page, open, expectGoodPage } = await service.visit('de');
  const texts = examplesTexts.de;
  await open('home');
  const sliders = page.getByRole('slider', { name: texts.compare });
  expect(await sliders.count()).toBe(3 + STYLE_IDS.length);
  expect(await page.getByText(texts.note).count()).toBe(3 + STYLE_IDS.length);
  await expectGoodPage('home with examples');

  await open('examples');
  expect(await sliders.count()).toBe(STYLE_IDS.length);
  const slider = sliders.first();
  await slider.scrollIntoViewIfNeeded();
  const before = page.getByRole('img', { name: texts.selfieAlt }).first();
  await expect.poll(() => before.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await slider.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  expect(await slider.inputValue()).toBe('70');
  expect(await slider.getAttribute('aria-valuetext')).toBe(`${texts.selfie}: 70 %`);
  await page.keyboard.press('Home');
  expect(await slider.inputValue()).toBe('0');
  await expectGoodPage('the examples with pairs');
});

it('shows people in garments of the wardrobe while they are on offer, labelled as ours', async () => {
  const { service, backend } = world;
  await storeDrawnExamples(service.lichtbild);
  const { page, open, expectGoodPage } = await service.visit('en');
  const note = page.getByText(examplesTexts.en.noteDressed);
  const facts = catalogFacts('en');
  await open('home');
  expect(await note.count()).toBe(0);

  await offerClothes(backend);
  await open('home');
  const { clothes } = homeTexts.en(facts);
  expect(await note.count()).toBe(3);
  expect(await page.getByText(clothes.label).isVisible()).toBe(true);
  const section = page.locator('#clothes');
  expect(await section.getByText('In a jacket with an open shirt (ours)').count()).toBe(2);
  await expectGoodPage('home with dressed examples');

  await open('examples');
  expect(await page.getByRole('heading', { name: examplesPageTexts.en(facts).dressed.heading }).count()).toBe(
    1,
  );
  // Nobody is shown in a garment that a customer could not choose.
  const offered = new Set(WARDROBE_OFFER.map(({ id }) => id));
  const shown = DRAWN_CLOTHES.filter(({ garment }) => offered.has(garment)).length;
  expect(shown).toBeLessThan(DRAWN_CLOTHES.length);
  expect(await note.count()).toBe(shown);
  expect(await page.getByText(examplesTexts.en.note, { exact: true }).count()).toBe(STYLE_IDS.length);
  await expectGoodPage('the examples with dressed people');
});
