import type { Language } from '../catalog/languages.ts';
import type { ErrorsTexts } from '../i18n/errors/en.ts';
import type { LayoutTexts } from '../i18n/layout/en.ts';
import type { AnalyticsSettings } from '../platform/analytics/analytics-settings.ts';
import type { JsonLd } from './seo/json-ld.server.ts';

/** The root loader's data, which every page has: the visit's language and the texts of the layout. */
export interface RootData {
  readonly language: Language;
  readonly nonce: string;
  readonly requestId: string;
  /** The URL of the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly layout: LayoutTexts;
  readonly errors: ErrorsTexts;
  /** Structured data for every page (spec §2). */
  readonly organization: JsonLd;
  /** The services that a visitor may agree to. */
  readonly analytics: AnalyticsSettings;
}
