/** Thrown when a task of the engine fails for a reason outside the picture: a thread died, a model did not load. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/** Thrown when the wardrobe was replaced after clothes had been chosen, and the selfie cannot wear them any more. */
export class ClothesGoneError extends Error {
  override readonly name = 'ClothesGoneError';
}
