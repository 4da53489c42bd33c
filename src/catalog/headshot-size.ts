/** How large a delivered headshot is, in pixels. Smaller only when the selfie holds too little detail for it. */
export const HEADSHOT_SIZE = { widthPx: 1024, heightPx: 1280 } as const;

/** The size delivered instead where the selfie has the pixels for it. */
export const LARGE_HEADSHOT_SIZE = { widthPx: 2048, heightPx: 2560 } as const;
