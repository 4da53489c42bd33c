import { randomBytes, randomInt } from 'node:crypto';

/** A source of ids and random numbers. It is passed as an argument, so that tests can choose them. */
export interface Ids {
  /** Returns 128 random bits in base64url, which has 22 characters. */
  newId(): string;
  /** Returns a random integer of 31 bits. */
  newSeed(): number;
}

export const randomIds: Ids = {
  newId: () => randomBytes(16).toString('base64url'),
  newSeed: () => randomInt(0, 2 ** 31 - 1),
};
