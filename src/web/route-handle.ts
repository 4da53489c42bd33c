/** The `handle` (a React Router convention) by which a page chooses its layout: `export const handle: RouteHandle = …`. */
export interface RouteHandle {
  /**
   * `bare` shows nothing around the page, for pages inside an overlay. `landing` shows only a small logo and the banner's text
   * above it, for visitors from an advertisement (spec §2).
   */
  readonly layout: 'full' | 'landing' | 'bare';
  /** Leaves out the call-to-action bar on phones, for pages with a bar of their own (upload, gallery) or a single action. */
  readonly ownBar?: true;
}
