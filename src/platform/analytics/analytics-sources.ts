import type { AnalyticsSettings } from './analytics-settings.ts';

/** The origins that a page with the configured services loads from and sends to. */
export interface AnalyticsSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

/** @see https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE: AnalyticsSources = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** Meta documents no policy. These are the hosts of its script and of its events. */
const META: AnalyticsSources = {
  script: ['https://connect.facebook.net'],
  connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
  image: ['https://www.facebook.com'],
};

/** Without www.linkedin.com, to which the tag would go on to recognise members by LinkedIn's own cookies. */
const LINKEDIN: AnalyticsSources = {
  script: ['https://snap.licdn.com'],
  connect: ['https://px.ads.linkedin.com'],
  image: ['https://px.ads.linkedin.com'],
};

/** Returns the origins of the services that are configured, and of no other. */
export function analyticsSources(settings: AnalyticsSettings): AnalyticsSources {
  const { googleAnalyticsId, metaPixelId, linkedIn, plausible } = settings;
  const all: readonly AnalyticsSources[] = [
    ...(googleAnalyticsId ? [GOOGLE] : []),
    ...(metaPixelId ? [META] : []),
    ...(linkedIn ? [LINKEDIN] : []),
    ...(plausible ? [{ script: [], connect: [plausible.url], image: [] }] : []),
  ];
  return {
    script: all.flatMap(({ script }) => script),
    connect: all.flatMap(({ connect }) => connect),
    image: all.flatMap(({ image }) => image),
  };
}
