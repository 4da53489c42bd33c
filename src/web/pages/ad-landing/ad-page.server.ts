import type { RouterContextProvider } from 'react-router';
import type { AdVariant } from '../../../catalog/ad-variants.ts';
import { PACKAGE_IDS } from '../../../catalog/packages.ts';
import { adLandingTexts } from '../../../i18n/ad-landing.ts';
import { packageOffer } from '../../../i18n/package-offer.ts';
import { faqPage } from '../../findable/json-ld.server.ts';
import { marketingPage } from '../../findable/marketing-page.server.ts';

type AdPageName = 'adLanding' | 'adLandingDirectResponse' | 'adLandingEmotionalStory';

/** For the loaders of the advertisement's pages. */
export function adPage(context: Readonly<RouterContextProvider>, page: AdPageName, variant: AdVariant) {
  const faqOf = ({ faq }: { faq: { entries: Parameters<typeof faqPage>[0] } }) => [faqPage(faq.entries)];
  const loaded = marketingPage(context, page, adLandingTexts(variant), faqOf);
  return { ...loaded, variant, offers: PACKAGE_IDS.map((id) => packageOffer(id, loaded.language)) };
}
