/** What the middlewares know of a request, in Hono's `c.get(…)`. */
export interface WebVariables {
  requestId: string;
  /** For the Content-Security-Policy. */
  nonce: string;
  /** In the nonce's place on a page that is kept. */
  scriptSources?: string;
}
