/** The variables that the middleware sets for each request, for Hono's `c.get(…)`. */
export interface WebVariables {
  requestId: string;
  /** The nonce of the Content-Security-Policy. */
  nonce: string;
}
