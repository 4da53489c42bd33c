import { expect, it } from 'vitest';
import { sceneName } from '../../i18n/scenes/index.ts';
import { STYLE_IDS } from '../../base/style-ids.ts';
import { scenesOf } from '../../imaging/scenes/all-scenes.ts';

it.each(STYLE_IDS.flatMap(scenesOf))('the scene $id has a name in every language', ({ id }) => {
  for (const language of ['en', 'de', 'es'] as const) expect(sceneName(id, language)).toMatch(/\p{L}/u);
});

it('an unknown scene has no name', () => {
  expect(sceneName('moon-base', 'de')).toBeUndefined();
});
