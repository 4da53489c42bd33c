import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../src/catalog/languages.ts';
import { layoutTexts } from '../../src/i18n/layout/index.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { newsletterOverlaysTexts } from '../../src/i18n/newsletter-overlays/index.ts';
import { ENDPOINTS, type PageName } from '../../src/page-urls.ts';
import { subscribers } from '../../src/platform/db/tables/subscribers.ts';
import type { Backend } from '../customer-journey/backend.ts';
import type { Visitor } from '../visitor.ts';

/** Page object of the newsletter's modals, which finds controls by their texts. */
export function overlaysPage({ page, language }: Visitor) {
  const texts = newsletterOverlaysTexts[language];
  const modal = (heading: string): Locator => page.getByRole('dialog', { name: heading });
  const dialog = page.locator('dialog[open]');
  return {
    texts,
    /** Every dialog that is open. */
    dialog,
    exitIntent: modal(texts.exitIntent.heading),
    lifeImpact: modal(texts.lifeImpact.heading),
    newsletter: modal(texts.newsletter.heading),
    welcome: modal(texts.welcome.heading),
    success: (firstName: string) => modal(texts.success.heading.replace('{name}', firstName)),
    welcomeButton: page.getByRole('button', {
      name: layoutTexts[language](catalogFacts(language)).welcome.action,
    }),
    close: () => dialog.getByRole('button', { name: texts.close }).first(),
    fill: async (fields: { firstName?: string; lastName?: string; email: string }) => {
      for (const [name, value] of Object.entries(fields)) {
        await dialog.getByLabel(texts.form[name as keyof typeof fields], { exact: true }).fill(value);
      }
    },
    submit: () => dialog.locator('button[type=submit]').click(),
    stored: () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>),
    /** Scrolls to this share of the scrollable height, as a person does with a wheel. */
    scrollTo: (share: number) =>
      page.evaluate((to) => {
        const { scrollHeight } = document.documentElement;
        scrollTo({ top: Math.ceil((scrollHeight - innerHeight) * to), behavior: 'instant' });
      }, share),
  };
}

/** Opens a page with a clock that a test can advance, and waits until the modals could open. */
export async function openWithClock(visitor: Visitor, name: PageName): Promise<void> {
  const { page } = visitor;
  await page.clock.install();
  const loaded = page.waitForResponse((response) => response.url().includes(ENDPOINTS.newsletterOverlays));
  await visitor.open(name);
  await loaded;
}

/** Advances the clock of the page and expects no modal. */
export async function expectNoModalAfter(visitor: Visitor, timeMs: number, where: string): Promise<void> {
  await visitor.page.clock.runFor(timeMs);
  expect(await visitor.page.locator('dialog[open]').count(), where).toBe(0);
}

/** Returns who has signed up, with the language and the source. */
export async function signedUp({
  db,
}: Backend): Promise<readonly { email: string; source: string; language: Language }[]> {
  return db
    .select({ email: subscribers.email, source: subscribers.source, language: subscribers.language })
    .from(subscribers)
    .orderBy(subscribers.email);
}
