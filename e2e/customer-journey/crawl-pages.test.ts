import type { BrowserContext, Page } from 'playwright-core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Language, LANGUAGES } from '../../src/catalog/languages.ts';
import { createHeadshotTexts } from '../../src/i18n/create-headshot/index.ts';
import { galleryClothesTexts } from '../../src/i18n/gallery-clothes/index.ts';
import { galleryTexts } from '../../src/i18n/gallery/index.ts';
import { pagePath } from '../../src/page-urls.ts';
import { withCookieChoice } from '../cookie-choice.ts';
import { mailTo } from '../mailbox.ts';
import { type KnownLinks, findBrokenLinks } from './check-links.ts';
import { buy, customerWithDraft } from './customer.ts';
import { findPageProblems } from './page-problems.ts';
import { everythingOf, expectOutOfReach, mailsMarkedSent, type OtherCustomer } from './other-customer.ts';
import { openCustomerPage, type CustomerPage, pressAllControls } from './press-controls.ts';
import { serviceWithBackend } from './service-with-backend.ts';
import { deliver, rate, share } from './shoot-steps.ts';
import { CUSTOMER_STATES, mailSubjects } from './customer-states.ts';
import { type ErrorWatch, watchErrors } from './browser-errors.ts';

const PHONE = { width: 390, height: 844 } as const;
const DESK = { width: 1440, height: 900 } as const;
const WIDTHS = [PHONE, DESK];
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

const own = serviceWithBackend();
const { service } = own;
const knownLinks: KnownLinks = new Map();
const pressed = new Set<string>();
let other: OtherCustomer;
let othersThings: Awaited<ReturnType<typeof everythingOf>>;

beforeAll(async () => {
  const context = await newContext('en');
  const customer = await customerWithDraft(own.backend, context, 'en', 'somebody-else');
  const orderId = await buy(own.backend, customer);
  await deliver(own.backend, customer.shootId);
  const shareId = await share(own.backend, customer.shootId);
  await rate(own.backend, customer.shootId);
  for (const subject of mailSubjects(stateNamed('delivered'), 'en')) {
    await mailTo(service.lichtbild, customer.email, subject);
  }
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

it('leads a visitor without a draft to no error', { timeout: 600_000 }, async () => {
  const names = ['home', 'createHeadshot', 'pricing', 'checkout', 'findGallery'] as const;
  const wrong = await walk('en', async (language) => [
    ...names.map((name): CustomerPage => ({ path: pagePath(name, language), status: 200 })),
    { path: pagePath('order', language, { id: 'no-such-order' }), status: 404 },
  ]);
  expect(wrong).toEqual([]);
});

it.each(CUSTOMER_STATES.map((state, index) => ({ state, name: state.name, index })))(
  'leads to no error and no dead end by any link or button: $name',
  { timeout: 900_000 },
  async ({ state, index }) => {
    // For each state every control is pressed in one language; links and pages are checked in all three.
    const pressedIn = LANGUAGES[index % LANGUAGES.length]!;
    const wrong = await walk(pressedIn, async (language, context) => {
      const customer = await customerWithDraft(own.backend, context, language, `state-${index}`);
      const customerPages = await state.reach(own.backend, customer);
      for (const subject of mailSubjects(state, language)) {
        const mail = await mailTo(service.lichtbild, customer.email, subject, 60_000);
        await expectMailLinks(mail.text, state.mailStatus);
      }
      return customerPages;
    });
    expect(wrong).toEqual([]);
  },
);

/** Checks each page in each language at both widths. In one language it also presses everything, at alternating widths. */
async function walk(
  pressedIn: Language,
  reach: (language: Language, context: BrowserContext) => Promise<readonly CustomerPage[]>,
): Promise<readonly string[]> {
  const siteUrl = service.lichtbild.url;
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    const context = await newContext(language);
    onTestFinished(() => context.close());
    // This test plays more customers from one address than an hour's limits allow.
    await own.backend.db.execute(sql`delete from rate_limits`);
    const customerPages = await reach(language, context);
    const errors = watchErrors(context, siteUrl);
    const [page = await context.newPage()] = context.pages();
    for (const customerPage of customerPages) {
      for (const size of WIDTHS) {
        await page.setViewportSize(size);
        const notOpened = await openCustomerPage(page, customerPage, siteUrl, errors);
        const seen = [
          ...(notOpened ? [notOpened] : []),
          ...(await findPageProblems(page, { mayBeGone: customerPage.status === 404 })),
          ...(await findBrokenLinks(page, siteUrl, knownLinks)),
          ...errors.take(),
        ];
        wrong.push(...seen.map((problem) => `${customerPage.path} at ${size.width} px: ${problem}`));
      }
    }
    if (other) await expectOutOfReach(page, siteUrl, other);
    errors.take();
    if (language !== pressedIn) continue;
    for (const [index, customerPage] of customerPages.filter((one) => !one.isCheckedOnly).entries()) {
      await page.setViewportSize(WIDTHS[index % WIDTHS.length]!);
      wrong.push(...(await pressAll(page, customerPage, language, errors)));
    }
  }
  return wrong;
}

function pressAll(
  page: Page,
  customerPage: CustomerPage,
  language: Language,
  errors: ErrorWatch,
): Promise<readonly string[]> {
  const { erase, share: shareTexts } = galleryTexts[language];
  const { selfies, pay } = createHeadshotTexts[language];
  const { keepNew, keepFirst } = galleryClothesTexts[language].remake;
  const endings = [
    erase.confirm,
    shareTexts.revokeNamed('2, 5'),
    selfies.remove(1),
    pay.startPaid,
    keepNew,
    keepFirst,
  ];
  const siteUrl = service.lichtbild.url;
  return pressAllControls(page, customerPage, { siteUrl, errors, pressed, endings });
}

/** Opens the links of a mail in a browser without cookies, because mails are often read on another device. */
async function expectMailLinks(text: string, galleryStatus: number): Promise<void> {
  const context = await service.browser.newContext();
  const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  for (const link of links.filter((one) => one.startsWith(service.lichtbild.url))) {
    const response = await context.request.get(link);
    const isGallery = new URL(link).pathname.includes('/gallery/');
    expect(response.status(), link).toBe(isGallery ? galleryStatus : 200);
  }
  await context.close();
}

async function newContext(language: Language): Promise<BrowserContext> {
  const context = await service.browser.newContext({
    locale: LOCALES[language],
    viewport: PHONE,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  await withCookieChoice(context);
  // The browser's print dialog would wait for a person, so printing does nothing here.
  await context.addInitScript(() => (window.print = () => undefined));
  return context;
}

function stateNamed(name: string) {
  return CUSTOMER_STATES.find((state) => state.name === name)!;
}
