import type { RouterContextProvider } from 'react-router';
import type { AdVariant } from '../../../catalog/ad-variants.ts';
import { PACKAGE_IDS } from '../../../catalog/packages.ts';
import { STYLE_IDS, type StyleId } from '../../../base/style-ids.ts';
import { adLandingTexts } from '../../../i18n/ad-landing/index.ts';
import { packageOffer } from '../../../i18n/package-offer.ts';
import { stylesTexts } from '../../../i18n/styles/index.ts';
import { faqPage } from '../../seo/json-ld.server.ts';
import { marketingPage } from '../../seo/marketing-page.server.ts';

type AdPageName = 'adLanding' | 'adLandingDirectResponse' | 'adLandingEmotionalStory';

/** Loads the texts, head and offers of an advertisement's page. */
export function adPage(context: Readonly<RouterContextProvider>, page: AdPageName, variant: AdVariant) {
  const faqOf = ({ faq }: { faq: { entries: Parameters<typeof faqPage>[0] } }) => [faqPage(faq.entries)];
  const loaded = marketingPage(context, page, adLandingTexts(variant), faqOf);
  const { language } = loaded;
  const styleNames = Object.fromEntries(
    STYLE_IDS.map((id) => [id, stylesTexts[language][id].name]),
  ) as Record<StyleId, string>;
  return { ...loaded, variant, styleNames, offers: PACKAGE_IDS.map((id) => packageOffer(id, language)) };
}
