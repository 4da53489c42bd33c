/** The size of a delivered headshot. It is smaller only when the selfie has too few pixels. */
export const HEADSHOT_SIZE = { widthPx: 1024, heightPx: 1280 } as const;

/** The size delivered instead where the selfie has the pixels for it. */
export const LARGE_HEADSHOT_SIZE = { widthPx: 2048, heightPx: 2560 } as const;
