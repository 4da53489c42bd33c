import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Language, LANGUAGES } from '../../src/catalog/languages.ts';
import { blogTexts } from '../../src/i18n/blog/index.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { formatDay } from '../../src/i18n/day.ts';
import { layoutTexts } from '../../src/i18n/layout/index.ts';
import { newsletterBoxTexts } from '../../src/i18n/newsletter-box/index.ts';
import { pagePath } from '../../src/page-urls.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { sharedService } from '../shared-service.ts';
import { publicPages } from './page-list.ts';

const service = sharedService();
const ARTICLES = path.resolve(import.meta.dirname, '../../content/blog');
const READ_TIME = { en: /^\d+ min read$/, de: /^\d+ Min\. Lesezeit$/, es: /^\d+ min de lectura$/ } as const;

interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly date: Date | string;
  readonly author: string;
  readonly category: string;
  readonly tags: readonly string[];
}

describe.each(LANGUAGES)('an article in %s', (language) => {
  const blog = blogTexts[language](catalogFacts(language));

  it('shows author, date, topics, reading time and the next articles', async () => {
    const { page } = await service.visit(language);
    for (const { path: address } of (await articlesOf(language)).slice(0, 2)) {
      const slug = address.split('/').at(-1)!;
      const front = await frontMatter(language, slug);
      await page.goto(service.lichtbild.url + address);
      const head = page.locator('article > header');
      expect(await head.getByRole('heading', { level: 1 }).textContent()).toBe(front.title);
      await head.getByText(front.description, { exact: true }).waitFor();
      await head.getByText(front.category, { exact: true }).waitFor();
      await head.getByText(`${blog.by} ${front.author}`, { exact: true }).waitFor();
      const day = new Date(front.date).toISOString().slice(0, 10);
      const time = head.locator('time').first();
      expect(await time.getAttribute('datetime')).toBe(day);
      expect(await time.textContent()).toBe(formatDay(day, language));
      await head.getByText(READ_TIME[language]).waitFor();
      const tags = page.locator('article aside').filter({ hasText: blog.tags }).getByRole('listitem');
      expect(await tags.allTextContents()).toEqual([...front.tags]);

      const related = page.getByRole('list', { name: blog.related }).getByRole('link');
      const addresses = await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses.length).toBeGreaterThanOrEqual(2);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses).not.toContain(address);
      const known = (await articlesOf(language)).map((one) => one.path);
      expect(known).toEqual(expect.arrayContaining(addresses));

      const box = page.getByRole('region', { name: newsletterBoxTexts[language].heading });
      expect(await box.getByRole('textbox').count()).toBeGreaterThan(0);
      expect(await page.getByRole('link', { name: blog.back }).getAttribute('href')).toBe(
        pagePath('blog', language),
      );
    }
  });

  it('shows and announces a navigation to an article until it is loaded', async () => {
    const { page, open } = await service.visit(language);
    await open('blog');
    await waitForHydration(page);
    const { loading } = layoutTexts[language](catalogFacts(language));
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/blog/**.data*', async (route) => {
      await released;
      await route.continue();
    });
    const link = page.getByRole('list', { name: blog.listLabel }).getByRole('link').first();
    const title = (await link.textContent())!;
    await link.click();
    // Progress is a line at the upper edge, and a text for screen readers.
    await page.getByRole('status').filter({ hasText: loading }).locator('div').waitFor();
    release();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.getByText(loading).count()).toBe(0);
  });
});

async function articlesOf(language: Language) {
  return (await publicPages(language)).filter(({ page }) => page === 'article');
}

async function frontMatter(language: Language, slug: string): Promise<FrontMatter> {
  const source = await readFile(path.join(ARTICLES, language, `${slug}.md`), 'utf8');
  return parse(source.split('---\n')[1]!) as FrontMatter;
}
