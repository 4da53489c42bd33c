/** The engine could not do its work for a reason outside the picture: a thread died, a model did not load. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/** The wardrobe was replaced after these clothes had been chosen, and the selfie cannot wear them any more. */
export class ClothesGoneError extends Error {
  override readonly name = 'ClothesGoneError';
}
