import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/catalog/languages.ts';
import type { Database } from '../src/platform/db/database.ts';
import { mails } from '../src/platform/db/tables/mails.ts';
import { OPERATOR } from '../test/every-mail/mail-world.ts';
import { writeEveryMail } from '../test/every-mail/write-every-mail.ts';
import { serviceWithBackend } from './customer-journey/service-with-backend.ts';

/** WCAG 2.2 AA for text of any size. */
const CONTRAST_MIN = 4.5;
/** The narrowest phones, and a window. */
const WIDTHS_PX = [320, 700] as const;

const world = serviceWithBackend();
type MailRow = typeof mails.$inferSelect;
let written: readonly MailRow[];
let page: Page;

beforeAll(async () => {
  written = await writeAndForget();
  const context = await world.service.browser.newContext();
  // Mails load nothing but the images of a newsletter, which need not be there.
  await context.route('**/*', (route) => route.abort());
  page = await context.newPage();
});

/** Writes every mail with the service's own use cases, and rolls everything back. */
async function writeAndForget(): Promise<readonly MailRow[]> {
  const { backend } = world;
  const rolledBack = new Error('rolled back');
  let rows: readonly MailRow[] = [];
  const writing = backend.db.transaction(async (tx) => {
    const ports = {
      ...{ ...backend, db: tx as unknown as Database },
      contractDocuments: { en: [], de: [], es: [] },
      settings: { ...backend.settings, imprint: undefined, operatorEmails: [OPERATOR] },
    };
    for (const language of LANGUAGES) await writeEveryMail(ports, language);
    rows = await tx.select().from(mails);
    throw rolledBack;
  });
  await expect(writing).rejects.toBe(rolledBack);
  return rows;
}

describe.each(['light', 'dark'] as const)('in a %s mail program', (colorScheme) => {
  it('every text of every mail can be read, on every screen', async () => {
    await page.emulateMedia({ colorScheme });
    const problems: string[] = [];
    for (const mail of written) {
      await page.setContent(mail.html, { waitUntil: 'domcontentloaded' });
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await tooFaint()), ...(await tooWide())];
        problems.push(
          ...found.map((problem) => `${mail.kind} in ${mail.language} at ${width} px: ${problem}`),
        );
      }
    }
    expect(problems).toEqual([]);
  });
});

it('axe finds nothing in any kind of mail', async () => {
  const problems: string[] = [];
  // The variants of a kind consist of the same elements, and axe takes long.
  for (const mail of new Map(written.map((one) => [one.kind, one])).values()) {
    await page.setContent(mail.html, { waitUntil: 'domcontentloaded' });
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    problems.push(...violations.map((violation) => `${mail.kind} in ${mail.language}: ${violation}`));
  }
  expect(problems).toEqual([]);
});

it('every mail has one headline, and a preview that no program shows in the mail', async () => {
  for (const mail of written) {
    await page.setContent(mail.html, { waitUntil: 'domcontentloaded' });
    expect.soft(await page.locator('h1').allInnerTexts(), mail.kind).toHaveLength(1);
    const preview = page.locator('body > div').first();
    expect.soft((await preview.textContent())?.trim().length, mail.kind).toBeGreaterThan(10);
    expect.soft(await preview.isVisible(), mail.kind).toBe(false);
  }
});

/** Returns the texts whose contrast with what is behind them is too low. */
function tooFaint(): Promise<readonly string[]> {
  return page.evaluate((contrastMin) => {
    const channels = (colour: string) => colour.match(/[\d.]+/g)!.map(Number);
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
      const linear = [red, green, blue].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
    };
    const backgroundOf = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const colour = channels(getComputedStyle(element).backgroundColor);
      if ((colour[3] ?? 1) === 0) return backgroundOf(element.parentElement);
      if ((colour[3] ?? 1) < 1) throw new Error('a half transparent background');
      return colour;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faint: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (node.textContent!.trim() === '' || !element.checkVisibility()) continue;
      const text = channels(getComputedStyle(element).color);
      const [lighter, darker] = [luminance(text), luminance(backgroundOf(element))].toSorted((a, b) => b - a);
      const contrast = (lighter! + 0.05) / (darker! + 0.05);
      if (contrast < contrastMin)
        faint.push(`contrast ${contrast.toFixed(1)}: ${node.textContent!.trim().slice(0, 40)}`);
    }
    return faint;
  }, CONTRAST_MIN);
}

/** Returns what makes the mail scroll sideways. */
function tooWide(): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sideways = [...document.querySelectorAll('p, h1, h2, li, td, a, img')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [`${scrollWidth} px wide: ${sideways.at(-1)?.outerHTML.slice(0, 120)}`];
  });
}
