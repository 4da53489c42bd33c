const off = { enabled: false };

/**
 * Human's settings for faces and nothing else: no body, no gesture, no emotion. Callers add the files' locations and enable
 * the ones they need of detector, mesh, iris and description.
 */
export const FACES_ONLY = {
  backend: 'wasm',
  warmup: 'none',
  // Every call gets a new picture, so no result of the last one may be reused.
  cacheSensitivity: 0,
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  face: { enabled: true, attention: off, emotion: off, antispoof: off, liveness: off },
} as const;
