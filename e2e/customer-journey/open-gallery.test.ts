import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { galleryTexts } from '../../src/i18n/gallery/index.ts';
import { progressTexts } from '../../src/i18n/progress/index.ts';
import { resumeEditorTexts } from '../../src/i18n/resume-editor/index.ts';
import { ENDPOINTS, pagePath } from '../../src/page-urls.ts';
import { createHeadshotPage } from '../create-headshot-page.ts';
import { expectGone } from '../expect-gone.ts';
import { galleryPage } from '../gallery-page.ts';
import { serviceWithBackend } from './service-with-backend.ts';
import { buyerOf, deliver, fillDraft, HEADSHOTS, pauseRendering, waitForState } from './shoot-steps.ts';

const own = serviceWithBackend();
const { service } = own;

it.each(LANGUAGES)(
  'opens the gallery of a paid shoot by the button on the progress page (%s)',
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
    await pauseRendering(own.backend, shootId);

    await page.reload();
    const draftPage = createHeadshotPage(page, language);
    await draftPage.tickConsents();
    await draftPage.orderButton.click();
    await draftPage.payWith('success');
    await page.waitForURL(`**/shoots/${shootId}`);
    // The provider sends the buyer back before its webhook reports the payment.
    await waitForState(own.backend, shootId, 'paid');
    await deliver(own.backend, shootId);

    await page.getByRole('link', { name: progressTexts[language].openGallery }).click();
    const gallery = galleryPage(page, language);
    await gallery.heading(firstName).waitFor();
    expect(await gallery.frames.count()).toBe(HEADSHOTS);
    expect(new URL(page.url()).search, 'no key in the address').toBe('');
    await page.reload();
    await gallery.heading(firstName).waitFor();
    await expectGone(page.context().browser()!, service.lichtbild, language, page.url(), 'a stranger');

    // The headshot goes into the resume builder without leaving the browser.
    const texts = galleryTexts[language];
    await gallery.frames.first().getByRole('link').first().click();
    const loupe = page.getByRole('dialog');
    await loupe.getByRole('button', { name: texts.download.menu }).click();
    await loupe.getByRole('button', { name: texts.download.useInResume }).click();
    await page.waitForURL(`**${pagePath('resumeBuilder', language)}`);
    await page.getByRole('img', { name: resumeEditorTexts[language].photo.name, exact: true }).waitFor();
    buyer.expectNoErrors('the way to the gallery and on to the resume builder');
  },
);
