/** The addresses of a shoot's photos, as the answer to a typed reason. */
export interface ShootPhotos {
  /** The moment at which the addresses stop working (ISO 8601). */
  readonly until: string;
  readonly selfies: readonly ShootPhoto[];
  readonly headshots: readonly ShootPhoto[];
}

export interface ShootPhoto {
  readonly name: string;
  readonly thumbnail: string;
  /** Undefined for a refused selfie, of which only the thumbnail is stored. */
  readonly large: string | undefined;
}
