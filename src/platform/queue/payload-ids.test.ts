import { expect, it } from 'vitest';
import { payloadIds } from './payload-ids.ts';

it('gives the ids of a job and nothing else', () => {
  const payload = {
    shootId: 's',
    selfieId: 'p',
    reason: 'customer',
    email: 'jo@example.com',
    wrongId: { a: 1 },
  };
  expect(payloadIds(payload)).toEqual({ shootId: 's', selfieId: 'p' });
  expect(payloadIds(null)).toEqual({});
  expect(payloadIds('text')).toEqual({});
});
