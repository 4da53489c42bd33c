import type { Language } from '../../catalog/languages.ts';
import { catalogFacts } from '../../i18n/catalog-facts.ts';
import { layoutTexts } from '../../i18n/layout/index.ts';
import type { PageName } from '../../page-urls.ts';
import type { WebContext } from '../context.ts';
import type { LegalPageName } from '../legal/legal-document.ts';
import type { OgPage } from '../og/og-card.ts';
import { PAGE_CARDS } from './page-cards.server.ts';

/** Returns the content of the Open Graph image of a page or an article; undefined if there is no such page. */
export async function findOgPage(
  { blog, legalDocuments }: Pick<WebContext, 'blog' | 'legalDocuments'>,
  language: Language,
  key: string,
): Promise<OgPage | undefined> {
  const slug = /^blog\/(.+)$/.exec(key)?.[1];
  if (slug !== undefined) {
    const article = (await blog.articles()).find((one) => one.language === language && one.slug === slug);
    return (
      article && { title: article.title, kicker: article.category, scene: article.image, look: 'single' }
    );
  }
  const card = Object.hasOwn(PAGE_CARDS, key) ? PAGE_CARDS[key as PageName] : undefined;
  if (!card) return undefined;
  const facts = catalogFacts(language);
  const texts = card.texts?.[language](facts) ?? legalDocuments[key as LegalPageName][language];
  const { callToAction } = layoutTexts[language](facts);
  return {
    title: ('heading' in texts && texts.heading) || texts.title,
    kicker: `${callToAction.action}, ${callToAction.price}`,
    scene: card.scene,
    look: 'sheet',
  };
}
