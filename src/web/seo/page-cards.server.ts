import type { Language } from '../../catalog/languages.ts';
import { adLandingTexts } from '../../i18n/ad-landing/index.ts';
import { blogTexts } from '../../i18n/blog/index.ts';
import type { CatalogFacts } from '../../i18n/catalog-facts.ts';
import { checkoutPageTexts } from '../../i18n/checkout-page/index.ts';
import { createPageTexts } from '../../i18n/create-page/index.ts';
import { findGalleryTexts } from '../../i18n/find-gallery/index.ts';
import { homeTexts } from '../../i18n/home/index.ts';
import { imprintTexts } from '../../i18n/imprint/index.ts';
import { pricingTexts } from '../../i18n/pricing/index.ts';
import { resumeBuilderTexts } from '../../i18n/resume-builder/index.ts';
import { resumePhotoCropperTexts } from '../../i18n/resume-photo-cropper/index.ts';
import { whiteLabelTexts } from '../../i18n/white-label/index.ts';
import { withdrawTexts } from '../../i18n/withdraw/index.ts';
import { aboutTexts } from '../../i18n/about/index.ts';
import { cvPhotoTexts } from '../../i18n/cv-photo/index.ts';
import { resumePhotoTexts } from '../../i18n/resume-photo/index.ts';
import { resumeHeadshotTexts } from '../../i18n/resume-headshot/index.ts';
import { aiResumePhotoTexts } from '../../i18n/ai-resume-photo/index.ts';
import { examplesPageTexts } from '../../i18n/examples-page/index.ts';
import { linkedinPhotoReviewTexts } from '../../i18n/linkedin-photo-review/index.ts';
import { resumePhotoReviewTexts } from '../../i18n/resume-photo-review/index.ts';
import type { PageName } from '../../page-urls.ts';

type TextsByLanguage = Readonly<
  Record<Language, (facts: CatalogFacts) => { readonly title: string; readonly heading?: string }>
>;

interface PageCard {
  /** Undefined for a legal document, whose title is in its file. */
  readonly texts: TextsByLanguage | undefined;
  /** The id of the scene on the page's Open Graph image. */
  readonly scene: string;
}

/** The texts and scenes for the Open Graph images of public pages. */
export const PAGE_CARDS: Partial<Readonly<Record<PageName, PageCard>>> = {
  home: { texts: homeTexts, scene: 'glass-office' },
  createHeadshot: { texts: createPageTexts, scene: 'corner-cafe' },
  pricing: { texts: pricingTexts, scene: 'bright-living-room' },
  checkout: { texts: checkoutPageTexts, scene: 'hearth-room' },
  findGallery: { texts: findGalleryTexts, scene: 'reading-room' },
  blog: { texts: blogTexts, scene: 'library-shelves' },
  whiteLabel: { texts: whiteLabelTexts, scene: 'two-gels' },
  resumeBuilder: { texts: resumeBuilderTexts, scene: 'reading-room' },
  resumePhotoCropper: { texts: resumePhotoCropperTexts, scene: 'grey-gradient' },
  adLanding: { texts: adLandingTexts('original'), scene: 'city-window' },
  adLandingDirectResponse: { texts: adLandingTexts('direct-response'), scene: 'slate-canvas' },
  adLandingEmotionalStory: { texts: adLandingTexts('emotional-story'), scene: 'golden-window-seat' },
  about: { texts: aboutTexts, scene: 'maker-workshop' },
  cvPhoto: { texts: cvPhotoTexts, scene: 'glass-corridor' },
  resumePhoto: { texts: resumePhotoTexts, scene: 'boardroom-dusk' },
  resumeHeadshot: { texts: resumeHeadshotTexts, scene: 'terrace-doors' },
  aiResumePhoto: { texts: aiResumePhotoTexts, scene: 'paper-layers' },
  examples: { texts: examplesPageTexts, scene: 'terracotta-teal' },
  linkedinPhotoReview: { texts: linkedinPhotoReviewTexts, scene: 'glass-office' },
  resumePhotoReview: { texts: resumePhotoReviewTexts, scene: 'slate-canvas' },
  imprint: { texts: imprintTexts, scene: 'stone-lobby' },
  withdraw: { texts: withdrawTexts, scene: 'arched-corridor' },
  privacyPolicy: { texts: undefined, scene: 'boardroom-dusk' },
  termsOfService: { texts: undefined, scene: 'stair-hall' },
  refundPolicy: { texts: undefined, scene: 'bay-window' },
  accessibility: { texts: undefined, scene: 'park-path' },
};
