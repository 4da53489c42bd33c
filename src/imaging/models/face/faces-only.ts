const off = { enabled: false };

/**
 * Human's settings for faces and nothing else: no body, no gesture, no emotion. Whoever uses it adds the files' places
 * and which of detector, mesh, iris and description are wanted.
 */
export const FACES_ONLY = {
  backend: 'wasm',
  warmup: 'none',
  // Every call is a new picture: no result of the last one may be reused.
  cacheSensitivity: 0,
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  face: { enabled: true, attention: off, emotion: off, antispoof: off, liveness: off },
} as const;
