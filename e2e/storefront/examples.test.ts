import { expect, it } from 'vitest';
import { STYLE_IDS } from '../../src/catalog/styles.ts';
import { examplesTexts } from '../../src/i18n/examples.ts';
import { oneService } from '../one-service.ts';
import { giveDrawnExamples } from './drawn-examples.ts';

const service = oneService();

it('home, its styles and the examples show pairs once there are some, to be compared by keyboard', async () => {
  await giveDrawnExamples(service.lichtbild);
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
