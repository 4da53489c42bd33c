import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DASHBOARD_API,
  DASHBOARD_PATHS,
  dashboardPath,
  type DashboardPageName,
} from '../../src/dashboard-urls.ts';
import { galleryTexts } from '../../src/i18n/gallery/index.ts';
import { leads } from '../../src/platform/db/tables/leads.ts';
import { galleryLink, mailTo } from '../mailbox.ts';
import { buy, customerWithDraft } from '../customer-journey/customer.ts';
import { everythingOf, mailsMarkedSent, type OtherCustomer } from '../customer-journey/other-customer.ts';
import { serviceWithBackend } from '../customer-journey/service-with-backend.ts';
import { deliver, HEADSHOTS, rate, share, waitForState } from '../customer-journey/shoot-steps.ts';
import { storeDrawnExamples } from '../storefront/drawn-examples.ts';
import { galleryPage } from '../gallery-page.ts';
import type { Visitor } from '../visitor.ts';
import { OPERATORS, OWNER, signIn, SUPPORT } from './operator.ts';

const own = serviceWithBackend(OPERATORS);
const { service } = own;
const texts = galleryTexts.en;

let other: OtherCustomer;
let othersThings: Awaited<ReturnType<typeof everythingOf>>;

async function delivered(name: string) {
  const visitor = await service.visit('en');
  const customer = await customerWithDraft(own.backend, visitor.context, 'en', name);
  const orderId = await buy(own.backend, customer);
  await deliver(own.backend, customer.shootId);
  const subject = 'Your headshots are ready';
  const link = galleryLink(await mailTo(service.lichtbild, customer.email, subject));
  return { ...customer, visitor, orderId, link };
}

beforeAll(async () => {
  const context = await service.browser.newContext();
  const customer = await customerWithDraft(own.backend, context, 'en', 'somebody-else');
  const orderId = await buy(own.backend, customer);
  await deliver(own.backend, customer.shootId);
  const shareId = await share(own.backend, customer.shootId);
  await rate(own.backend, customer.shootId);
  await mailTo(service.lichtbild, customer.email, 'Your headshots are ready');
  await mailsMarkedSent(own.backend, customer.shootId);
  await context.close();
  other = { shootId: customer.shootId, shareId, orderId };
  othersThings = await everythingOf(own.backend, service.lichtbild, other);
}, 240_000);

afterAll(async () => {
  expect(await everythingOf(own.backend, service.lichtbild, other), 'somebody else’s things').toEqual(
    othersThings,
  );
});

/** Opens a page by the menu, as on a phone. */
async function openByMenu(page: Page, name: DashboardPageName): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator(`#dashboard-menu a[href="${DASHBOARD_PATHS[name]}"]`).click();
  await page.waitForURL(service.lichtbild.url + DASHBOARD_PATHS[name]);
}

/** Fills in the open dialog, and presses its button. */
async function act(page: Page, button: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

async function signedIn(address: string): Promise<Visitor> {
  const operator = await service.visit('en');
  await signIn(service, operator, address);
  return operator;
}

it('finds a customer, reads the story, looks at photos with a reason, refunds a part and erases', async () => {
  const buyer = await delivered('writes-to-us');
  const operator = await signedIn(SUPPORT);
  const { page } = operator;
  await openByMenu(page, 'shoots');
  await page.getByRole('searchbox').fill(buyer.email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(`**${dashboardPath('shoot', { id: buyer.shootId })}`);
  await page.getByText('Photos are hidden until you type a reason.').waitFor();
  expect(await page.locator('main img').count()).toBe(0);
  await operator.expectGoodPage('a delivered shoot');

  // Photos need a reason, which is audited.
  await page.getByRole('button', { name: 'Look at the photos' }).click();
  await act(page, 'Show the photos');
  await page.getByText('Type a reason of 3 to 400 characters.').waitFor();
  expect(await page.locator('main img').count()).toBe(0);
  await act(page, 'Show the photos', { Reason: 'The customer says that the tie is crooked.' });
  await page.getByRole('heading', { name: 'Headshots' }).waitFor();
  expect(await page.locator('main img').count()).toBeGreaterThan(HEADSHOTS);
  await operator.expectGoodPage('a shoot with its photos');
  await page.reload();
  await page.getByText('Photos are hidden until you type a reason.').waitFor();
  await page.getByText('The customer says that the tie is crooked.').waitFor();

  // The gallery stays open for longer, and the customer gets its link again.
  await page.getByRole('button', { name: 'Move the expiry' }).click();
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await act(page, 'Move', { 'Last day (UTC)': day, Reason: 'Away for a month' });
  await page.getByText('The expiry is moved.').waitFor();
  await page.getByRole('button', { name: 'Send the gallery’s link' }).click();
  await act(page, 'Send');
  await page.getByText('The mail is on its way.').waitFor();
  const again = await mailTo(service.lichtbild, buyer.email, 'The link to your gallery');
  expect(again.text).toContain(String(Number(day.slice(8))));

  // A part of the price is refunded from the order’s page, and the gallery stays open.
  await page.getByRole('link', { name: buyer.orderId }).first().click();
  await page.waitForURL(`**${dashboardPath('order', { id: buyer.orderId })}`);
  await page.getByRole('button', { name: 'Refund a part' }).click();
  await act(page, 'Refund this part', { Total: '99', Reason: 'Two headshots were blurred.' });
  await page.getByText('Enter an amount below the price').waitFor();
  await act(page, 'Refund this part', { Total: '5' });
  await page.getByText('The refund is requested.').waitFor();
  await operator.expectGoodPage('an order with a refund');
  await mailTo(service.lichtbild, buyer.email, 'You’ll get part of your money back');
  await page.reload();
  await page.getByRole('cell', { name: '-$5', exact: false }).or(page.getByText('−$5')).first().waitFor();
  await buyer.page.goto(buyer.link.href);
  await galleryPage(buyer.page, 'en').heading('Robin').waitFor();

  // Everything is erased, with a receipt, and the gallery is gone.
  await page.goto(service.lichtbild.url + dashboardPath('shoot', { id: buyer.shootId }));
  await page.getByRole('button', { name: 'Erase now' }).click();
  await act(page, 'Erase everything', { Reason: 'The customer asked for it.' });
  await page.getByText('Everything is erased.').waitFor();
  await page.getByText('There are no photos, or none any more.').waitFor();
  await operator.expectGoodPage('an erased shoot');
  await page
    .getByRole('link', { name: /receipt/i })
    .first()
    .click();
  await page.getByText('12 headshots', { exact: false }).first().waitFor();
  expect((await buyer.page.reload())?.status()).toBe(404);
});

it('refunds everything, and tells a second operator who was faster', async () => {
  const buyer = await delivered('wants-the-money-back');
  const [first, second] = [await signedIn(OWNER), await signedIn(SUPPORT)];
  for (const { page } of [first, second]) {
    await page.goto(service.lichtbild.url + dashboardPath('shoot', { id: buyer.shootId }));
    await page.getByRole('button', { name: 'Refund everything' }).click();
  }
  await act(first.page, 'Refund $19.00', { Reason: 'Not happy' });
  await first.page.getByText('The refund is requested.').waitFor();
  await act(second.page, 'Refund $19.00', { Reason: 'Not happy, too' });
  // In the dialog, or as a toast when the refund was so fast that the page has no dialog any more.
  const told = /(after|since) this page was loaded|requested already|refunded already|at this moment/;
  await second.page.getByText(told).first().waitFor();
  await waitForState(own.backend, buyer.shootId, 'refunded');
  await second.page.reload();
  await second.page.getByText(`${OWNER}: requested a refund`).first().waitFor();
  expect(await second.page.getByRole('button', { name: 'Refund everything' }).count()).toBe(0);
});

it('publishes a rating that its author permits, until they take it back', async () => {
  const buyer = await delivered('rates');
  await buyer.page.goto(buyer.link.href);
  await buyer.page.getByRole('radio', { name: texts.rating.stars(5), exact: true }).check({ force: true });
  await buyer.page.getByLabel(texts.rating.comment).fill('The light is lovely.');
  await buyer.page.getByLabel(texts.rating.publish).check();
  await buyer.page.getByRole('button', { name: texts.rating.send }).click();
  await buyer.page.getByText(texts.rating.thanks).waitFor();

  const operator = await signedIn(SUPPORT);
  const { page } = operator;
  await openByMenu(page, 'ratings');
  await operator.expectGoodPage('the ratings');
  const row = page.getByRole('row').filter({ hasText: 'The light is lovely.' });
  await row.getByRole('button', { name: /^Publish/ }).click();
  await row.getByRole('button', { name: /^Hide/ }).waitFor();
  const visitor = await service.visit('en');
  const isShown = async () => {
    await visitor.open('pricing');
    return visitor.page.getByText('The light is lovely.').count();
  };
  await expect.poll(isShown, { timeout: 90_000, interval: 2_000 }).toBe(1);

  await buyer.page.getByRole('button', { name: texts.rating.change }).click();
  await buyer.page.getByLabel(texts.rating.publish).uncheck();
  await buyer.page.getByRole('button', { name: texts.rating.send }).click();
  await buyer.page.getByText(texts.rating.thanks).waitFor();
  await expect.poll(isShown, { timeout: 90_000, interval: 2_000 }).toBe(0);
});

it('answers a request with a note, which a second operator sees', async () => {
  const { db, clock } = own.backend;
  await db.insert(leads).values({
    ...{ id: 'a-lead', submissionId: 'a-lead', kind: 'team', language: 'de', email: 'team@example.org' },
    ...{ firstName: 'Kim', lastName: 'Sol', headshots: 12, message: 'By Friday?', createdAt: clock.now() },
  });
  const operator = await signedIn(SUPPORT);
  const { page } = operator;
  await openByMenu(page, 'leads');
  await page.getByRole('link', { name: 'Kim Sol' }).click();
  await page.getByText('By Friday?').waitFor();
  await page.getByLabel('Write a note').fill('Offer 41 sent');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByText('The note is saved.').waitFor();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await page.getByText('It is marked as answered.').waitFor();
  await operator.expectGoodPage('an answered request');
  const second = await signedIn(OWNER);
  await openByMenu(second.page, 'leads');
  await second.page.getByText('Every request is answered.').waitFor();
  await second.page.getByRole('link', { name: 'All' }).click();
  await second.page.getByRole('row').filter({ hasText: 'Offer 41 sent' }).waitFor();
});

const CSV = `email,language,consented_at,consent_text,consent_source,first_name
imported@example.org,de,2026-01-02T10:00:00+01:00,Ja bitte,a trade fair,Ada
unproven@example.org,de,,,,Bo
`;

it('imports subscribers with proof only, exports them, and erases one', async () => {
  const operator = await signedIn(OWNER);
  const { page } = operator;
  await openByMenu(page, 'subscribers');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await page.getByRole('table').filter({ hasText: 'Refused lines of people.csv' }).waitFor();
  await operator.expectGoodPage('an import before it is confirmed');
  await page.getByRole('button', { name: 'Import 1' }).click();
  await page.getByText('Imported one subscriber.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported).toContain('imported@example.org');
  expect(exported).not.toContain('unproven');

  await page.getByRole('link', { name: 'imported@example.org' }).click();
  await page.getByText('a trade fair').waitFor();
  await operator.expectGoodPage('an imported subscriber');
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await act(page, 'Erase', { Reason: 'Asked by telephone' });
  await page.waitForURL(`**${DASHBOARD_PATHS.subscribers}`);
  await page.getByRole('heading', { name: 'Subscribers', level: 1 }).waitFor();
  await page.getByText('imported@example.org').waitFor({ state: 'detached' });
  await openByMenu(page, 'audit');
  await page.getByText('Asked by telephone').waitFor();

  // Support sees no export and no import, and gets none.
  const support = await signedIn(SUPPORT);
  await openByMenu(support.page, 'subscribers');
  expect(await support.page.getByRole('link', { name: 'Export as CSV' }).count()).toBe(0);
  expect(await support.page.getByRole('button', { name: 'Choose a file' }).count()).toBe(0);
  const { status } = await support.page.evaluate(async (path) => {
    const response = await fetch(path);
    return { status: response.status };
  }, `${DASHBOARD_API}/subscribers.csv`);
  expect(status).toBe(403);
});

it('adds a pair of examples, refuses it twice, and removes it', async () => {
  await storeDrawnExamples(service.lichtbild);
  const operator = await signedIn(OWNER);
  const { page } = operator;
  await openByMenu(page, 'library');
  await page.getByLabel('Person').selectOption('grey-blazer');
  await page.getByLabel('Style').selectOption('warm');
  await page.getByRole('button', { name: 'Add this pair' }).click();
  await page.getByText('Noted. The worker makes the pair').waitFor();
  await page.getByText('grey-blazer-warm').first().waitFor();
  await page.getByRole('button', { name: 'Add this pair' }).click();
  await page.getByText('There is this pair already.').waitFor();
  await operator.expectGoodPage('the examples with one that waits');
  await page.getByRole('button', { name: 'Remove: grey-blazer-warm' }).click();
  await page.getByText('Removed. Pages follow').waitFor();
  await page.getByRole('rowheader', { name: 'grey-blazer-warm' }).waitFor({ state: 'detached' });
});
