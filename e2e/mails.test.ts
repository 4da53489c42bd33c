import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../src/catalog/languages.ts';
import type { Database } from '../src/platform/db/database.ts';
import { mails } from '../src/platform/db/tables/mails.ts';
import { MAIL_KINDS } from '../src/platform/mail/mail-kinds.ts';
import { OPERATOR } from '../test/every-mail/mail-world.ts';
import { writeEveryMail } from '../test/every-mail/write-every-mail.ts';
import { serviceWithBackend } from './customer-journey/service-with-backend.ts';

/** WCAG 2.2 AA for text of any size. */
const CONTRAST_MIN = 4.5;
/** The narrowest phones, and a window. */
const WIDTHS_PX = [320, 700] as const;

const world = serviceWithBackend();
type MailRow = typeof mails.$inferSelect;

/** The problems of all mails, by what was looked for. */
const found = {
  faint: [] as string[],
  wide: [] as string[],
  structure: [] as string[],
  axe: [] as string[],
};
let page: Page;

/** Opens each mail once for all tests, because there are more than a hundred. */
beforeAll(async () => {
  const written = await writeAndForget();
  expect(new Set(written.map(({ kind }) => kind)).size).toBe(Object.keys(MAIL_KINDS).length);
  const context = await world.service.browser.newContext();
  // Mails load nothing but the images of a newsletter, which need not be there.
  await context.route('**/*', (route) => route.abort());
  page = await context.newPage();
  const seen = new Set<string>();
  for (const { kind, language, html } of written) {
    const report = (list: string[], problems: readonly string[]) =>
      void list.push(...problems.map((problem) => `${kind} in ${language}: ${problem}`));
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      report(
        found.faint,
        (await tooFaint()).map((problem) => `${colorScheme}, ${problem}`),
      );
    }
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      report(
        found.wide,
        (await tooWide()).map((problem) => `${width} px, ${problem}`),
      );
    }
    report(found.structure, await structureProblems());
    // The variants of a kind consist of the same elements, and axe takes long.
    if (!seen.has(kind)) report(found.axe, await axeViolations());
    seen.add(kind);
  }
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

it('every text can be read, in light and in dark mail programs', () => expect(found.faint).toEqual([]));

it('nothing scrolls sideways on any screen', () => expect(found.wide).toEqual([]));

it('every mail has one headline, and a preview that no program shows in the mail', () =>
  expect(found.structure).toEqual([]));

it('axe finds nothing', () => expect(found.axe).toEqual([]));

async function structureProblems(): Promise<readonly string[]> {
  return page.evaluate(() => {
    const headlines = document.querySelectorAll('h1').length;
    const preview = document.querySelector('body > div');
    return [
      ...(headlines === 1 ? [] : [`${headlines} headlines`]),
      ...((preview?.textContent.trim().length ?? 0) > 10 ? [] : ['no preview']),
      ...(preview?.checkVisibility() ? ['a visible preview'] : []),
    ];
  });
}

async function axeViolations(): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

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
