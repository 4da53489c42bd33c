import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../catalog/languages.ts';
import { STYLE_IDS } from '../../base/style-ids.ts';
import { SCENES } from '../../imaging/scenes/all-scenes.ts';
import { ogCard } from './og-card.ts';

const page = { title: 'Preise', kicker: 'Drei Pakete', scene: 'lake-shore' } as const;

it('shows a page’s scene among the other styles', () => {
  const { title, kicker, frames, chosen } = ogCard({ ...page, look: 'sheet' }, 'de');
  expect([title, kicker]).toEqual(['Preise', 'Drei Pakete']);
  expect(frames.map(({ number }) => number)).toEqual(STYLE_IDS.map((_, index) => index + 1));
  expect(frames[chosen]).toEqual({ number: 5, scene: 'lake-shore', caption: 'Im Grünen' });
  expect(frames[0]).toEqual({ number: 1, scene: 'library-shelves', caption: 'Akademisch' });
});

it('shows an article’s scene alone, with its own number and name', () => {
  const { frames, chosen } = ogCard({ ...page, look: 'single' }, 'es');
  expect(chosen).toBe(0);
  expect(frames).toEqual([{ number: 36, scene: 'lake-shore', caption: 'Orilla del lago' }]);
});

it('throws for a scene that does not exist', () => {
  expect(() => ogCard({ ...page, scene: 'moon-base', look: 'single' }, 'en')).toThrow('moon-base');
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('has captions that fit below their window', () => {
    const captions = (look: 'sheet' | 'single') =>
      STYLE_IDS.flatMap((style) => SCENES[style]).flatMap(({ id }) =>
        ogCard({ ...page, scene: id, look }, language).frames.map(({ caption }) => caption),
      );
    for (const caption of captions('sheet')) expect(caption).toMatch(/^.{1,14}$/u);
    for (const caption of captions('single')) expect(caption).toMatch(/^.{1,33}$/u);
  });
});
