/** An Open Graph image could not be rendered. */
export class OgImageError extends Error {
  override readonly name = 'OgImageError';
}

/** The size in pixels that social networks show uncropped. */
export const OG_IMAGE_SIZE = { widthPx: 1200, heightPx: 630 } as const;

export interface OgFrame {
  /** The number printed on the film's edge. */
  readonly number: number;
  /** Id of the scene in the frame. */
  readonly scene: string;
  /** Text below the scene. 14 letters fit in a strip and 33 in a single frame; a longer one ends in an ellipsis. */
  readonly caption: string;
}

export interface OgCard {
  readonly title: string;
  /** The kind of page; 53 letters fit. */
  readonly kicker: string;
  /** One frame is shown large beside the title. Several, ideally seven, are a strip of film below it. */
  readonly frames: readonly OgFrame[];
  /** Index of the frame that is marked with red pencil. */
  readonly chosen: number;
}

/** The images that social networks and messengers show with a link. */
export interface OgImages {
  /**
   * Renders a JPEG of 1200 × 630 in sRGB. The same card gives the same bytes.
   * @throws {OgImageError}
   */
  render(card: OgCard): Promise<Uint8Array>;
}
