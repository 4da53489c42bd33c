import { expect, it } from 'vitest';
import { inUniformTime } from './uniform-duration.ts';

it('waits for work that takes longer, and passes its value and its error on', async () => {
  const slow = Promise.withResolvers<string>();
  const waiting = inUniformTime(slow.promise);
  const first = await Promise.race([waiting, inUniformTime(Promise.resolve('quick'))]);
  expect(first).toBe('quick');
  slow.resolve('slow');
  expect(await waiting).toBe('slow');
  await expect(inUniformTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('takes longer than work that ends at once', async () => {
  const order: string[] = [];
  const uniform = inUniformTime(Promise.resolve()).then(() => order.push('uniform'));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('later');
  await uniform;
  expect(order).toEqual(['later', 'uniform']);
});
