import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { PAGE_PATHS } from '../page-urls.ts';
import type { AnalyticsSources } from '../platform/analytics/analytics-sources.ts';
import type { OverlaySources } from '../platform/payments/checkout-session.ts';
import type { WebVariables } from './web-variables.ts';

export interface SecurityOptions {
  readonly https: boolean;
  /** The origins of the payment provider's overlay; without one, nothing comes from other origins. */
  readonly overlaySources?: OverlaySources | undefined;
  /** The origins of the configured analytics services, which pages contact only with the visitor's consent. */
  readonly analyticsSources?: AnalyticsSources | undefined;
}

/**
 * Sets a strict policy: scripts only with this request's nonce, nothing from other origins but those of the payment overlay and
 * of configured analytics services, framing only by our own pages (the sandbox checkout is an overlay).
 */
export function securityHeaders({
  https,
  overlaySources,
  analyticsSources,
}: SecurityOptions): MiddlewareHandler<{ Variables: WebVariables }> {
  const {
    script = [],
    frame = [],
    connect = [],
    style = [],
    image = [],
    payment = [],
  } = overlaySources ?? {};
  const analytics = analyticsSources ?? { script: [], connect: [], image: [] };
  const protect = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      frameSrc: ["'self'", ...frame],
      imgSrc: ["'self'", 'blob:', 'data:', ...image, ...analytics.image],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...connect, ...analytics.connect],
      workerSrc: ["'self'", 'blob:'],
      // The quick check of photos runs WebAssembly in a worker; JavaScript from strings stays forbidden.
      scriptSrc: [
        "'self'",
        "'wasm-unsafe-eval'",
        (c) => `'nonce-${(c.get as (key: 'nonce') => string)('nonce')}'`,
        ...script,
        ...analytics.script,
      ],
      styleSrc: ["'self'", mailStyles, ...style],
      // React sets the widths of progress bars and frames by style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
    },
    // Owner links contain a key, so other sites must not receive the full URL.
    referrerPolicy: 'strict-origin-when-cross-origin',
    // With `same-origin`, a window that the overlay's frame opens (PayPal, a bank) could not report back to it.
    crossOriginOpenerPolicy: overlaySources ? 'same-origin-allow-popups' : 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'SAMEORIGIN',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    // A response may set its own header: one whose URL holds a key sends no referrer, a public image may be shown elsewhere.
    overwrite: false,
    permissionsPolicy: {
      camera: ['self'],
      microphone: [],
      geolocation: [],
      // A page can grant its frames only what it has itself.
      payment: payment.length > 0 ? ['self', ...payment] : [],
      usb: [],
    },
  });
  return async (c, next) => {
    await next();
    await (isPlainFile(c) ? protectFile : protect)(c, () => Promise.resolve());
  };
}

/** The headers of static files. Those that only documents and workers obey are left out: they are longer than some files. */
const protectFile = secureHeaders({
  crossOriginResourcePolicy: 'same-origin',
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

function isPlainFile(c: Context): boolean {
  return c.res.ok && c.req.path.startsWith('/assets/') && !/\.worker(\.\w+)?-[\w-]+\.m?js$/.test(c.req.path);
}

/** Allows inline styles on pages that show mails with the style sheets inside them: the outbox, and the dashboard with campaigns. */
function mailStyles(c: Context): string {
  const { path } = c.req;
  const showsMails =
    path.endsWith(PAGE_PATHS.outbox) || path === '/dashboard' || path.startsWith('/dashboard/');
  return showsMails ? "'unsafe-inline'" : "'self'";
}
