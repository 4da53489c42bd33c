/** An image could not be signed, or its content credentials could not be read. */
export class ProvenanceError extends Error {
  override readonly name = 'ProvenanceError';
}

export interface Origin {
  /** The IPTC URL of the kind of source. */
  readonly digitalSourceType: string;
  /** The image that this one was cropped from; undefined for an image that was created here. */
  readonly parent?: Uint8Array;
}

/** Signs images with a C2PA manifest, which states how they were made. */
export interface Provenance {
  /**
   * Returns the image with a signed manifest that states the software and the kind of source, without names, places or
   * thumbnails. The result is not deterministic, because every manifest has an id of its own. With an expired certificate the
   * image is returned unchanged, because a signature that every reader calls invalid is worse than none.
   * @param image JPEG, PNG, WebP or AVIF
   * @throws {ProvenanceError}
   */
  sign(image: Uint8Array, origin: Origin): Promise<Uint8Array>;
}
