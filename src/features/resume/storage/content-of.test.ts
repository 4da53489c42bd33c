import { expect, it } from 'vitest';
import { SAMPLE_RESUME } from '../document/sample-resume.fixture.ts';
import { defaultSettings } from '../document/settings.ts';
import { contentOf } from './content-of.ts';

const settings = defaultSettings('en');
const content = contentOf({ resume: SAMPLE_RESUME, settings });

it('is the same with the keys in another order, and with fields that are empty', () => {
  const { basics, ...rest } = SAMPLE_RESUME;
  const reordered = { ...rest, basics: Object.fromEntries(Object.entries(basics!).toReversed()) };
  const blank = { ...reordered, work: [...SAMPLE_RESUME.work!, { name: '' }] };
  expect(contentOf({ resume: reordered, settings })).toBe(content);
  expect(contentOf({ resume: blank, settings: { ...settings } })).toBe(content);
});

it('is another one after a change', () => {
  const turned = { ...SAMPLE_RESUME, work: SAMPLE_RESUME.work!.toReversed() };
  expect(contentOf({ resume: turned, settings })).not.toBe(content);
  expect(contentOf({ resume: SAMPLE_RESUME, settings: { ...settings, paper: 'letter' } })).not.toBe(content);
});
