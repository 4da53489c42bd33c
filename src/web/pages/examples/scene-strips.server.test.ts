import { expect, it } from 'vitest';
import { sceneStrips } from './scene-strips.server.ts';

it('numbers all scenes continuously, each with its name and picture', () => {
  const frames = sceneStrips('de').flatMap((strip) => strip.frames);
  expect(frames.map(({ number }) => number)).toEqual(frames.map((_, index) => index + 1));
  expect(frames[0]).toMatchObject({ id: 'library-shelves', name: 'Bücherregale' });
  expect(frames[0]?.webp).toMatch(/library-shelves.*\.webp$/);
});
