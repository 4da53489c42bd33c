import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { PAGE_PATHS } from '../page-urls.ts';
import type { WebVariables } from './web-variables.ts';

/**
 * A strict policy: scripts only with this request's nonce, nothing from other origins, framed by nobody but
 * ourselves (the sandbox checkout is an overlay of our own).
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
      // React writes widths of progress bars and frames as style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
    },
    // Owner links carry a key: no other site may learn the address.
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: 'SAMEORIGIN',
    strictTransportSecurity: options.https ? 'max-age=31536000; includeSubDomains' : false,
    // An answer may know better: a key in its address tells no referrer, a public picture may be shown elsewhere.
    overwrite: false,
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], payment: [], usb: [] },
  });
  return async (c, next) => {
    await next();
    await (isPlainFile(c) ? protectFile : protect)(c, () => Promise.resolve());
  };
}

/** What only documents and workers obey is longer than some of our files. */
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

/** The outbox (never in production) shows mails as mail programs do, with the style sheet inside them. */
function mailStyles(c: Context): string {
  return c.req.path.endsWith(PAGE_PATHS.outbox) ? "'unsafe-inline'" : "'self'";
}
