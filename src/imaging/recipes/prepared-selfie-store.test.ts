import { expect, test } from 'vitest';

import type { PreparedSelfie } from '../selfie.ts';
import { PreparedSelfieStore } from './prepared-selfie-store.ts';
import type { StudioSelfie } from './person/studio-selfie.ts';

type Threads = ConstructorParameters<typeof PreparedSelfieStore>[0];

const selfie = (id: string) =>
  ({ id, alignedFace: `face ${id}`, head: `head ${id}` }) as unknown as StudioSelfie;
const prepared = (id: string) => ({ id }) as PreparedSelfie;
const SMALL = { widthPx: 512, heightPx: 640 };
const LARGE = { widthPx: 1024, heightPx: 1280 };

/** A store with the selfies a and b, a for a free preview. Its threads record their tasks and fail while `fails`. */
function heldSelfies() {
  const done: string[] = [];
  const state = { fails: false };
  const run = async (kind: string, input: { head: string; size: typeof SMALL } | string) => {
    const what = typeof input === 'string' ? input : `${input.head} ${input.size.widthPx}`;
    done.push(`${kind} ${what}`);
    await Promise.resolve();
    if (state.fails) throw new Error(`${kind} failed`);
    return `${kind} of ${what}`;
  };
  const held = new PreparedSelfieStore({ run } as unknown as Threads);
  held.add(selfie('a'), 'first-preview');
  held.add(selfie('b'), undefined);
  return { held, done, state };
}

test('describes a face and makes a master of each size once, however many ask at a time', async () => {
  const { held, done } = heldSelfies();
  const ask = async () =>
    await Promise.all([
      held.description(prepared('a')),
      held.master(prepared('a'), SMALL),
      held.master(prepared('a'), LARGE),
      held.master(prepared('b'), SMALL),
    ]);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(await ask()).toEqual(first);
  expect(second).toEqual(first);
  expect(first[2]).toBe('master of head a 1024');
  expect(done).toEqual(['describe face a', 'master head a 512', 'master head a 1024', 'master head b 512']);
});

test('runs a failed task again', async () => {
  const { held, state } = heldSelfies();
  state.fails = true;
  await expect(held.description(prepared('a'))).rejects.toThrow('describe failed');
  await expect(held.master(prepared('a'), SMALL)).rejects.toThrow('master failed');
  state.fails = false;
  expect(await held.description(prepared('a'))).toBe('describe of face a');
  expect(await held.master(prepared('a'), SMALL)).toBe('master of head a 512');
});

test('knows which free preview a selfie was prepared for', () => {
  const { held } = heldSelfies();
  expect(held.freeWork(prepared('a'))).toBe('first-preview');
  expect(held.freeWork(prepared('b'))).toBeUndefined();
});

test('throws for a released selfie and still serves the others', async () => {
  const { held } = heldSelfies();
  held.release(prepared('a'));
  for (const ask of [
    () => held.get(prepared('a')),
    () => held.freeWork(prepared('a')),
    () => held.description(prepared('a')),
    () => held.master(prepared('a'), SMALL),
  ])
    expect(ask).toThrow('selfie a was prepared by this engine and not released');
  expect(held.get(prepared('b'))).toEqual(selfie('b'));
  held.releaseAll();
  expect(() => held.get(prepared('b'))).toThrow('selfie b');
});

test('a selfie that is added again gets nothing cached for its predecessor', async () => {
  const { held, done } = heldSelfies();
  await held.master(prepared('a'), SMALL);
  await held.description(prepared('a'));
  held.release(prepared('a'));
  held.add(selfie('a'), undefined);
  done.length = 0;
  await held.master(prepared('a'), SMALL);
  await held.description(prepared('a'));
  expect(done).toEqual(['master head a 512', 'describe face a']);
  expect(held.freeWork(prepared('a'))).toBeUndefined();
});
