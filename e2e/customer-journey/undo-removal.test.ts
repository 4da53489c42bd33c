import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { selfies } from '../../src/platform/db/tables/shoots.ts';
import { createHeadshotPage } from '../create-headshot-page.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { customerWithDraft } from './customer.ts';
import { serviceWithBackend } from './service-with-backend.ts';

const own = serviceWithBackend();
const { service } = own;

// The crawler cannot press Undo, because the button is gone when it opens the page again for the next control.
it.each(LANGUAGES)('restores a removed photo by Undo, also after a reload (%s)', async (language) => {
  const visitor = await service.visit(language);
  const { page } = visitor;
  const { shootId } = await customerWithDraft(own.backend, page.context(), language, 'undo');
  await visitor.open('createHeadshot');
  const draftPage = createHeadshotPage(page, language);
  const texts = draftPage.texts.selfies;
  const pictures = () =>
    draftPage.tiles.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const stored = async () =>
    (await own.backend.db.select().from(selfies).where(eq(selfies.shootId, shootId))).length;
  await draftPage.accepted.first().waitFor();
  const before = await pictures();
  expect(before.length).toBe(await stored());

  await draftPage.remove(1);
  await page.getByText(texts.removed(1), { exact: true }).waitFor();
  await expect.poll(pictures).toEqual(before.slice(1));
  await page.getByRole('button', { name: texts.undo, exact: true }).click();
  await expect.poll(pictures).toEqual(before);
  await page.getByText(texts.removed(1), { exact: true }).waitFor({ state: 'detached' });

  // Leaving the page erases what is removed for good, so a photo that is only shown again would be lost here.
  await page.reload();
  await waitForHydration(page);
  await expect.poll(pictures).toEqual(before);
  expect(await stored()).toBe(before.length);

  await draftPage.remove(2);
  await page.getByText(texts.removed(2), { exact: true }).waitFor();
  await page.reload();
  await waitForHydration(page);
  await expect.poll(stored, { message: 'without Undo the photo is erased' }).toBe(before.length - 1);
  await expect.poll(pictures).toEqual([before[0], ...before.slice(2)]);
  visitor.expectNoErrors('removing a photo and taking it back');
});
