import { expect, it } from 'vitest';
import { backupCheckText } from './backup-check-text.ts';

const AT = new Date('2026-11-27T10:00:00Z');

it.each([
  [{ verifiedAt: null, verificationError: null }, 'not read back yet'],
  [{ verifiedAt: AT, verificationError: null }, 'read back and found good'],
  [{ verifiedAt: AT, verificationError: 'An object is missing.' }, 'damaged: An object is missing.'],
])('says of %j: %s', (run, text) => expect(backupCheckText(run)).toBe(text));
