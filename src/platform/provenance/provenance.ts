/** A picture could not be signed, or what it says of itself not be read. */
export class ProvenanceError extends Error {
  override readonly name = 'ProvenanceError';
}

export interface Origin {
  /** IPTC's address of the way the picture was made. */
  readonly digitalSourceType: string;
  /** The picture this one was cut from; undefined: it was made here. */
  readonly parent?: Uint8Array;
}

/** Signed statements inside pictures of how they were made (C2PA manifests). */
export interface Provenance {
  /**
   * The same picture with a signed statement in it: what made it and how. No name, no place, no small copy of it.
   * Not deterministic: every statement has an id of its own. With a certificate out of date the picture comes back as
   * it was: a signature that every reader calls invalid is worse than none.
   * @param picture JPEG, PNG, WebP or AVIF
   * @throws {ProvenanceError}
   */
  sign(picture: Uint8Array, origin: Origin): Promise<Uint8Array>;
}
