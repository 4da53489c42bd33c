import { expect, it } from 'vitest';
import sharp from 'sharp';
import { linkedinPhotoReviewTexts } from '../../src/i18n/linkedin-photo-review.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { oneService } from '../one-service.ts';

const service = oneService();

it('a photo is reviewed without a connection once the page has loaded (en)', async () => {
  const { page, context, open, expectNoComplaints } = await service.visit('en');
  const { widget } = linkedinPhotoReviewTexts.en(catalogFacts('en'));
  await open('linkedinPhotoReview');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  const review = page.getByRole('region', { name: widget.label });
  const sum = await review.getByRole('status').elementHandle();
  const grey = { create: { width: 640, height: 640, channels: 3, background: '#888' } } as const;
  const buffer = await sharp(grey).jpeg().toBuffer();
  await review.getByLabel(widget.choose).setInputFiles({ name: 'grey.jpg', mimeType: 'image/jpeg', buffer });
  await review.getByRole('status').getByText(widget.inOrder).waitFor();
  await review.getByText('640 × 640').first().waitFor();
  // The line that is read out was there before and has only changed its words.
  expect(await sum!.evaluate((line) => line.textContent)).toContain(widget.inOrder);
  expectNoComplaints('a review without a connection');
});
