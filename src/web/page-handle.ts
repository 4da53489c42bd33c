/** What a page tells the layout: `export const handle: PageHandle = { layout: 'bare' }`. */
export interface PageHandle {
  /** `bare` leaves out header and footer, for pages inside an overlay. */
  readonly layout: 'full' | 'bare';
}
