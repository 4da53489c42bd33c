/** What the middlewares know of a request, in Hono's `c.get(…)`. */
export interface WebVariables {
  requestId: string;
  /** For the Content-Security-Policy. */
  nonce: string;
}
