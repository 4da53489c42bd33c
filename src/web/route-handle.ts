/** What a page tells the layout: `export const handle: PageHandle = { layout: 'bare' }`. */
export interface PageHandle {
  /**
   * `bare` leaves out everything around the page, for pages inside an overlay; `landing` all but a small logo and the
   * banner's words, for visitors from an advertisement (spec §2).
   */
  readonly layout: 'full' | 'landing' | 'bare';
  /** The page has a bar of its own at a telephone's lower edge (the upload, the gallery's selection), or one thing to do. */
  readonly ownBar?: true;
}
