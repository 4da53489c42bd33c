/** How large a delivered headshot is, in pixels. Smaller only when the selfie holds too little detail for it. */
export const HEADSHOT_SIZE = { widthPx: 1024, heightPx: 1280 } as const;
