import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { PAGE_PATHS } from '../page-urls.ts';
import type { WebVariables } from './web-variables.ts';

/**
 * Sets a strict policy: scripts only with this request's nonce, nothing from other origins, framing only by our own pages
 * (the sandbox checkout is an overlay).
 */
export function securityHeaders(options: {
  readonly https: boolean;
}): MiddlewareHandler<{ Variables: WebVariables }> {
  const protect = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      frameSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      // The quick check of photos runs WebAssembly in a worker; JavaScript from strings stays forbidden.
      scriptSrc: [
        "'self'",
        "'wasm-unsafe-eval'",
        (c) => `'nonce-${(c.get as (key: 'nonce') => string)('nonce')}'`,
      ],
      styleSrc: ["'self'", mailStyles],
      // React sets the widths of progress bars and frames by style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
    },
    // Owner links contain a key, so other sites must not receive the full URL.
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'SAMEORIGIN',
    strictTransportSecurity: options.https ? 'max-age=31536000; includeSubDomains' : false,
    // A response may set its own header: one whose URL holds a key sends no referrer, a public image may be shown elsewhere.
    overwrite: false,
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], payment: [], usb: [] },
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
  return c.res.ok && c.req.path.startsWith('/assets/') && !/\.worker-[\w-]+\.js$/.test(c.req.path);
}

/** Allows inline styles on the outbox page (never in production), which shows mails with the style sheets inside them. */
function mailStyles(c: Context): string {
  return c.req.path.endsWith(PAGE_PATHS.outbox) ? "'unsafe-inline'" : "'self'";
}
