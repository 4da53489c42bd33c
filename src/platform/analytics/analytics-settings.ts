import { ANALYTICS_SERVICE_IDS, type AnalyticsServiceId } from '../../catalog/analytics-services.ts';

/** The operator's ids of the services of other companies. They are public: every visitor's browser gets them. */
export interface AnalyticsSettings {
  /** A measurement id, G-…. */
  readonly googleAnalyticsId: string | undefined;
  readonly metaPixelId: string | undefined;
  readonly linkedIn: { readonly partnerId: string; readonly conversionId: string } | undefined;
  readonly plausible:
    | {
        /** The site's name at Plausible. */
        readonly domain: string;
        /** The origin of the service, which an operator may host. */
        readonly url: string;
      }
    | undefined;
}

export const NO_SERVICES: AnalyticsSettings = {
  googleAnalyticsId: undefined,
  metaPixelId: undefined,
  linkedIn: undefined,
  plausible: undefined,
};

/** Returns the services that are configured. */
export function configuredServices(settings: AnalyticsSettings): readonly AnalyticsServiceId[] {
  const isConfigured: Readonly<Record<AnalyticsServiceId, boolean>> = {
    'google-analytics': settings.googleAnalyticsId !== undefined,
    plausible: settings.plausible !== undefined,
    'meta-pixel': settings.metaPixelId !== undefined,
    linkedin: settings.linkedIn !== undefined,
  };
  return ANALYTICS_SERVICE_IDS.filter((id) => isConfigured[id]);
}

/**
 * Returns whether a setting still holds what a template or a guide says instead of an id, such as G-XXXXXXXXXX, 000000 or
 * YOUR_PIXEL_ID. Such a service counts as not configured (spec §4).
 */
export function isPlaceholderId(value: string | undefined): boolean {
  const id = value?.trim() ?? '';
  return (
    id === '' ||
    /^(g-|ua-|gtm-)?[0-]+$/i.test(id) ||
    /x{3,}|\.{3}|…|[<>{}[\]%$]/i.test(id) ||
    /your|placeholder|change.?me|replace|insert|dummy|sample|todo|undefined|null|none/i.test(id) ||
    /^(www\.)?(example\.(com|org|net)|(my)?domain\.\w+)$/i.test(id)
  );
}
