import { expect, it } from 'vitest';
import { sceneName } from '../../i18n/scenes.ts';
import { SCENES } from '../../imaging/scenes/all-scenes.ts';

it.each(Object.values(SCENES).flat())('the scene $id has a name in every language', ({ id }) => {
  for (const language of ['en', 'de', 'es'] as const) expect(sceneName(id, language)).toMatch(/\p{L}/u);
});

it('a scene that nobody knows has none', () => {
  expect(sceneName('moon-base', 'de')).toBeUndefined();
});
