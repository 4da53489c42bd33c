import { randomBytes, randomInt } from 'node:crypto';

/** Ids come in as an argument, so that a test can name them. */
export interface Ids {
  /** 128 random bits, base64url, 22 characters. */
  newId(): string;
  /** 31 random bits. */
  newSeed(): number;
}

export const randomIds: Ids = {
  newId: () => randomBytes(16).toString('base64url'),
  newSeed: () => randomInt(0, 2 ** 31 - 1),
};
