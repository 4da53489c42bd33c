/** Time and chance come in as arguments, so that a test can hold them still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
