/** Limits of a photo that a browser decodes for the free tools: 40 MiB and 60 megapixels. */
export const MAX_PHOTO_BYTES = 40 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 60_000_000;
