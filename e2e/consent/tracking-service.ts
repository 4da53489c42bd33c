import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Language } from '../../src/catalog/languages.ts';
import { routeToStandIn, watchHosts } from '../payments/browser-routes.ts';
import { type SharedService, sharedService } from '../shared-service.ts';
import type { Visitor, VisitorOptions } from '../visitor.ts';
import { type AnalyticsStandIn, openAnalyticsStandIn, SERVICES } from './analytics-stand-in.ts';
import { cookieBanner } from './cookie-banner.ts';

export interface TrackedVisitor extends Visitor {
  readonly banner: ReturnType<typeof cookieBanner>;
  /** Returns the hosts, other than ours, to which this browser has sent requests. */
  otherHosts(): readonly string[];
}

export interface TrackingService {
  readonly service: SharedService;
  readonly standIn: AnalyticsStandIn;
  /** A visitor whose browser reaches the stand-in instead of the services. */
  visit(language: Language, options?: VisitorOptions): Promise<TrackedVisitor>;
}

/** One service with the ids of every analytics service, for all tests of a file. */
export function trackingService(): TrackingService {
  const service = sharedService(SERVICES);
  let standIn: AnalyticsStandIn | undefined;
  beforeAll(async () => {
    standIn = await openAnalyticsStandIn();
  });
  beforeEach(() => standIn!.forget());
  afterAll(() => standIn?.[Symbol.asyncDispose]());
  return {
    service,
    get standIn() {
      return standIn!;
    },
    async visit(language, options) {
      const visitor = await service.visit(language, options);
      await routeToStandIn(visitor.context, standIn!);
      const hosts = watchHosts(visitor.context);
      const own = new URL(service.lichtbild.url).host;
      return {
        ...visitor,
        banner: cookieBanner(visitor.page, language),
        otherHosts: () => [...hosts].filter((host) => host !== own).toSorted(),
      };
    },
  };
}
