/** An Open Graph picture could not be made. */
export class OgImageError extends Error {
  override readonly name = 'OgImageError';
}

/** What the networks show uncropped, pixels. */
export const OG_IMAGE_SIZE = { widthPx: 1200, heightPx: 630 } as const;

export interface OgFrame {
  /** Printed on the film's edge. */
  readonly number: number;
  /** Id of the scene in the window. */
  readonly scene: string;
  /** Below the window: 14 letters fit in a strip, 33 in a single frame; what is longer ends in an ellipsis. */
  readonly caption: string;
}

export interface OgCard {
  readonly title: string;
  /** What kind of page this is; 53 letters fit. */
  readonly kicker: string;
  /** One is shown large beside the title; several, seven at best, are a strip of film below it. */
  readonly frames: readonly OgFrame[];
  /** Index of the frame that wears the red pencil's mark. */
  readonly chosen: number;
}

/** The pictures that networks and messengers show with a link. */
export interface OgImages {
  /**
   * JPEG, 1200 × 630, sRGB. The same card gives the same bytes.
   * @throws {OgImageError}
   */
  render(card: OgCard): Promise<Uint8Array>;
}
