import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { progressTexts } from '../../src/i18n/progress/index.ts';
import { ENDPOINTS } from '../../src/page-urls.ts';
import { createHeadshotSheet } from '../create-headshot-sheet.ts';
import { expectGone } from '../expect-gone.ts';
import { gallerySheet } from '../gallery-sheet.ts';
import { serviceWithBackend } from './service-with-backend.ts';
import { buyerOf, deliver, fillDraft, HEADSHOTS, holdRendering } from './shoot-steps.ts';

const own = serviceWithBackend();
const { service } = own;

it.each(LANGUAGES)(
  'who has paid opens the gallery by the button on the progress page (%s)',
  async (language) => {
    const buyer = await service.visit(language);
    const { page } = buyer;
    await buyer.open('createHeadshot');
    const { firstName, email } = buyerOf(language, 'button');
    const shootId = await page.evaluate(async (address) => {
      const opened = await fetch(address, { method: 'POST' });
      return ((await opened.json()) as { id: string }).id;
    }, ENDPOINTS.shoot);
    await fillDraft(own.backend, shootId, { firstName, email });
    await holdRendering(own.backend, shootId);

    await page.reload();
    const sheet = createHeadshotSheet(page, language);
    await sheet.tickConsents();
    await sheet.orderButton.click();
    await sheet.payWith('success');
    await page.waitForURL(`**/shoots/${shootId}`);
    await deliver(own.backend, shootId);

    await page.getByRole('link', { name: progressTexts[language].openGallery }).click();
    const gallery = gallerySheet(page, language);
    await gallery.heading(firstName).waitFor();
    expect(await gallery.frames.count()).toBe(HEADSHOTS);
    expect(new URL(page.url()).search, 'no key in the address').toBe('');
    await page.reload();
    await gallery.heading(firstName).waitFor();
    await expectGone(page.context().browser()!, service.lichtbild, language, page.url(), 'a stranger');
    buyer.expectNoComplaints('the way to the gallery');
  },
);
