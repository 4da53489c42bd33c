/** Widths from half a column on a phone to a wide column on a high-density screen. */
export const PAGE_WIDTHS_PX = [320, 480, 640, 960] as const;
