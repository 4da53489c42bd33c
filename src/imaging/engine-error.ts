/** The engine could not do its work for a reason outside the picture: a thread died, a model did not load. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}
