import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { LIMITS } from '../src/catalog/limits.ts';
import { PACKAGES } from '../src/catalog/packages.ts';
import { mailsTexts } from '../src/i18n/mails/index.ts';
import { orderPageTexts } from '../src/i18n/order-page/index.ts';
import { packagesTexts } from '../src/i18n/packages/index.ts';
import { progressTexts } from '../src/i18n/progress/index.ts';
import { orders } from '../src/platform/db/tables/orders.ts';
import { headshots, shoots } from '../src/platform/db/tables/shoots.ts';
import { checkoutPage, pressBuyNow } from './checkout-page.ts';
import { createHeadshotPage } from './create-headshot-page.ts';
import { openBackend } from './customer-journey/backend.ts';
import { expectHeadshot } from './expect-headshot.ts';
import { galleryPage } from './gallery-page.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { hasPhotos, selfieFiles } from './selfie-files.ts';
import { sharedService } from './shared-service.ts';
import type { Visitor } from './visitor.ts';

const PHONE = { width: 390, height: 844 } as const;
const CHECKED_WITHIN_MS = 120_000;
const DELIVERED_WITHIN_MS = 300_000;
/** A render that somebody else started would have begun within this time. */
const NOTHING_WITHIN_MS = 10_000;
const EMAIL = 'zuerst@visitor.example';
const STYLE = 'warm';
const { names } = packagesTexts.de;

const service = sharedService();

it.runIf(hasPhotos)(
  'pays first, and makes the headshots on another phone',
  { timeout: 600_000 },
  async () => {
    await using files = await selfieFiles('female-02', LIMITS.selfiesMin);
    await using backend = await openBackend(service.lichtbild);

    // The first phone: from the prices to the paid order.
    const buyer = await phone();
    const checkout = checkoutPage(buyer.page, 'de');
    await buyer.open('pricing');
    await buyer.expectGoodPage('pricing');
    await pressBuyNow(buyer.page, 'de', 'basic');
    await buyer.expectGoodPage('checkout');
    await checkout.email.fill(EMAIL);
    await checkout.orderButton().tap();
    await checkout.checkoutFrame().getByRole('heading', { level: 1 }).waitFor();
    await buyer.expectGoodPage('checkout with the overlay');
    await checkout.payWith('success');
    const paid = (visitor: Visitor) =>
      visitor.page.getByText(createHeadshotPage(visitor.page, 'de').texts.paidFirst.heading(names.basic));
    await paid(buyer).waitFor();
    await buyer.expectGoodPage('create-headshot, paid');

    // The other phone: the link of the mail, and everything that the headshots need.
    const { orderConfirmation, startConfirmation, galleryReady } = mailsTexts.de;
    const mail = await mailTo(service.lichtbild, EMAIL, orderConfirmation.waiting.headline(names.basic));
    const owner = await phone();
    await owner.page.goto(linkIn(mail, '/create-headshot?').href);
    await paid(owner).waitFor();
    await owner.expectGoodPage('create-headshot on the other phone');
    const create = createHeadshotPage(owner.page, 'de');
    await create.pick(files.selfies);
    await expect.poll(() => create.accepted.count(), { timeout: CHECKED_WITHIN_MS }).toBe(LIMITS.selfiesMin);
    await create.chooseStyle(STYLE);
    await create.firstName.fill('Jörg');
    expect(await create.email.inputValue(), 'the address of the order').toBe(EMAIL);
    await create.tickConsents();
    const start = create.orderButton;
    expect(await start.innerText()).toBe(create.texts.pay.startPaid);
    await owner.expectGoodPage('create-headshot, paid and filled in');

    // Nothing begins by itself.
    await owner.page.waitForTimeout(NOTHING_WITHIN_MS);
    expect(await rendered()).toEqual({ jobs: 0, headshots: 0, begun: 0 });
    await buyer.page.goto(linkIn(mail, '/order/').href);
    const stage = (state: keyof typeof orderPageTexts.de.states) =>
      buyer.page.getByText(orderPageTexts.de.states[state], { exact: true });
    await stage('waiting').waitFor();
    await buyer.expectGoodPage('the order, waiting');

    await start.tap();
    const progress = progressTexts.de;
    await owner.page.waitForURL('**/shoots/*', { timeout: CHECKED_WITHIN_MS });
    await owner.page
      .getByRole('heading', { name: progress.heading.rendering })
      .waitFor({ timeout: CHECKED_WITHIN_MS });
    await owner.expectGoodPage('progress');
    const { headshotCount } = PACKAGES.basic;
    await mailTo(service.lichtbild, EMAIL, startConfirmation.subject(headshotCount), CHECKED_WITHIN_MS);
    await buyer.page.reload();
    await stage('in-work').waitFor();
    await owner.page
      .getByRole('heading', { name: progress.heading.delivered })
      .waitFor({ timeout: DELIVERED_WITHIN_MS });
    await owner.expectGoodPage('progress, delivered');
    await owner.page.getByRole('link', { name: progress.openGallery }).tap();
    const gallery = galleryPage(owner.page, 'de');
    await gallery.heading('Jörg').waitFor();
    expect(await gallery.frames.count()).toBe(headshotCount);
    await expectHeadshot(await gallery.downloadOriginal(1, STYLE), { width: 1024, height: 1280 });
    await owner.expectGoodPage('gallery');
    await mailTo(service.lichtbild, EMAIL, galleryReady.subject);

    // The first phone still has the order, which leads to the gallery.
    await buyer.page.reload();
    await stage('delivered').waitFor();
    await buyer.expectGoodPage('the order, delivered');
    await buyer.page.getByRole('link', { name: orderPageTexts.de.gallery }).tap();
    await galleryPage(buyer.page, 'de').heading('Jörg').waitFor();
    expect(new URL(buyer.page.url()).search, 'no key in the address').toBe('');
    expect(await backend.db.select().from(orders)).toMatchObject([
      { state: 'paid', productId: 'basic', email: EMAIL },
    ]);

    async function rendered() {
      const { db } = backend;
      const jobs = await db.execute(sql`select 1 from pgboss.job where name = 'shoots.render'`);
      return {
        jobs: jobs.rows.length,
        headshots: await db.$count(headshots),
        begun: await db.$count(shoots, sql`${shoots.startRequestedAt} is not null`),
      };
    }
  },
);

/** A person with a touch screen of the usual width. */
async function phone(): Promise<Visitor> {
  const visitor = await service.visit('de', { hasTouch: true });
  await visitor.page.setViewportSize(PHONE);
  return visitor;
}
