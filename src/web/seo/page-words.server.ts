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

type Words = Readonly<
  Record<Language, (facts: CatalogFacts) => { readonly title: string; readonly heading?: string }>
>;

interface PageCard {
  /** Undefined: a legal document, whose title stands in its file. */
  readonly words: Words | undefined;
  /** The scene that stands for the page on its Open Graph picture. */
  readonly scene: string;
}

/** Public pages as they are told to others: what they are called and what their picture shows. */
export const PAGE_CARDS: Partial<Readonly<Record<PageName, PageCard>>> = {
  home: { words: homeTexts, scene: 'glass-office' },
  createHeadshot: { words: createPageTexts, scene: 'corner-cafe' },
  pricing: { words: pricingTexts, scene: 'bright-living-room' },
  checkout: { words: checkoutPageTexts, scene: 'hearth-room' },
  findGallery: { words: findGalleryTexts, scene: 'reading-room' },
  blog: { words: blogTexts, scene: 'library-shelves' },
  whiteLabel: { words: whiteLabelTexts, scene: 'two-gels' },
  resumeBuilder: { words: resumeBuilderTexts, scene: 'reading-room' },
  resumePhotoCropper: { words: resumePhotoCropperTexts, scene: 'grey-gradient' },
  adLanding: { words: adLandingTexts('original'), scene: 'city-window' },
  adLandingDirectResponse: { words: adLandingTexts('direct-response'), scene: 'slate-canvas' },
  adLandingEmotionalStory: { words: adLandingTexts('emotional-story'), scene: 'golden-window-seat' },
  about: { words: aboutTexts, scene: 'maker-workshop' },
  cvPhoto: { words: cvPhotoTexts, scene: 'glass-corridor' },
  resumePhoto: { words: resumePhotoTexts, scene: 'boardroom-dusk' },
  resumeHeadshot: { words: resumeHeadshotTexts, scene: 'terrace-doors' },
  aiResumePhoto: { words: aiResumePhotoTexts, scene: 'paper-layers' },
  examples: { words: examplesPageTexts, scene: 'terracotta-teal' },
  linkedinPhotoReview: { words: linkedinPhotoReviewTexts, scene: 'glass-office' },
  resumePhotoReview: { words: resumePhotoReviewTexts, scene: 'slate-canvas' },
  imprint: { words: imprintTexts, scene: 'stone-lobby' },
  withdraw: { words: withdrawTexts, scene: 'arched-corridor' },
  privacyPolicy: { words: undefined, scene: 'boardroom-dusk' },
  termsOfService: { words: undefined, scene: 'stair-hall' },
  refundPolicy: { words: undefined, scene: 'bay-window' },
  accessibility: { words: undefined, scene: 'park-path' },
};
