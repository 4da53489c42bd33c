import { Hono } from 'hono';
import { serveStandIn } from '../../test/payment-stand-ins/serve-stand-in.ts';
import { googleScript, linkedInScript, metaScript } from './vendor-scripts.ts';

/** The ids with which the service is configured for the stand-in. */
export const SERVICES = {
  GOOGLE_ANALYTICS_ID: 'G-TEST123456',
  META_PIXEL_ID: '1234567890123456',
  LINKEDIN_PARTNER_ID: '5123456',
  LINKEDIN_CONVERSION_ID: '12345678',
  PLAUSIBLE_DOMAIN: 'lichtbild.example',
} as const;

/** An event as a service received it. */
export interface ReceivedEvent {
  readonly service: 'google' | 'meta' | 'linkedin' | 'plausible';
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface AnalyticsStandIn extends AsyncDisposable {
  readonly origin: string;
  /** The real hosts that it stands in for. */
  readonly hosts: readonly string[];
  /** All events so far, in the order in which they arrived. */
  readonly events: readonly ReceivedEvent[];
  /** Returns the names of the events that one service received, sorted: requests that are sent together arrive in any order. */
  namesOf(service: ReceivedEvent['service']): readonly string[];
  forget(): void;
}

/** Google, Meta, LinkedIn and Plausible on loopback. It refuses what the real ones refuse. */
export async function openAnalyticsStandIn(): Promise<AnalyticsStandIn> {
  const events: ReceivedEvent[] = [];
  const script = (code: () => void) => `(${code.toString()})()`;
  const asScript = { 'Content-Type': 'text/javascript' };
  const app = new Hono()
    .get('/gtag/js', (c) =>
      c.req.query('id') === SERVICES.GOOGLE_ANALYTICS_ID
        ? c.body(script(googleScript), 200, asScript)
        : c.notFound(),
    )
    .post('/g/collect', async (c) => {
      const name = c.req.query('en') ?? '';
      events.push({ service: 'google', name, data: await c.req.json<Record<string, unknown>>() });
      return c.body(null, 204);
    })
    .get('/en_US/fbevents.js', (c) => c.body(script(metaScript), 200, asScript))
    .get('/tr/', (c) => {
      const { id, ev: name = '', ...data } = c.req.query();
      if (id !== SERVICES.META_PIXEL_ID) return c.notFound();
      events.push({ service: 'meta', name, data });
      return c.body('', 200, { 'Content-Type': 'image/gif' });
    })
    .get('/li.lms-analytics/insight.min.js', (c) => c.body(script(linkedInScript), 200, asScript))
    .get('/collect', (c) => {
      const { pid, conversionId } = c.req.query();
      if (pid !== SERVICES.LINKEDIN_PARTNER_ID) return c.notFound();
      events.push({
        service: 'linkedin',
        name: conversionId ? 'conversion' : 'page',
        data: { conversionId },
      });
      return c.body('', 200, { 'Content-Type': 'image/gif' });
    })
    .post('/api/event', async (c) => {
      const { name, ...data } = await c.req.json<{ name?: string; url?: string; domain?: string }>();
      if (!name || !data.url || data.domain !== SERVICES.PLAUSIBLE_DOMAIN) return c.text('bad request', 400);
      events.push({ service: 'plausible', name, data });
      return c.text('ok', 202, { 'Access-Control-Allow-Origin': '*' });
    });
  const served = await serveStandIn(app, () => false);
  return {
    ...served,
    hosts: [
      ...['www.googletagmanager.com', 'region1.google-analytics.com', 'connect.facebook.net'],
      ...['www.facebook.com', 'snap.licdn.com', 'px.ads.linkedin.com', 'plausible.io'],
    ],
    events,
    namesOf: (service) =>
      events
        .filter((one) => one.service === service)
        .map(({ name }) => name)
        .toSorted(),
    forget: () => void events.splice(0),
  };
}
