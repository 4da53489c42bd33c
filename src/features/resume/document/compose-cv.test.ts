import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { resumeDocumentTexts } from '../../../i18n/resume-document/index.ts';
import { composeCv } from './compose-cv.ts';
import type { Resume } from './resume.ts';
import { SAMPLE_RESUME } from './sample-resume.fixture.ts';
import { defaultSettings, type Settings, withFilledSections } from './settings.ts';

function compose(resume: Resume, change: Partial<Settings> = {}) {
  const settings = { ...withFilledSections(defaultSettings('en'), resume), ...change };
  return composeCv(resume, settings, resumeDocumentTexts[settings.language]);
}

it('prints the sections in the order of the settings, without hidden and empty ones', () => {
  const sections = [
    { id: 'skills' as const, hidden: false },
    { id: 'work' as const, hidden: false },
    { id: 'education' as const, hidden: true },
    { id: 'awards' as const, hidden: false },
  ];
  const cv = compose({ ...SAMPLE_RESUME, awards: [{}, { title: ' ' }] }, { sections });
  expect(cv.sections.map(({ id }) => id)).toEqual(['skills', 'work']);
});

it.each(LANGUAGES)('heads every section in %s', (language) => {
  const cv = compose(SAMPLE_RESUME, { language });
  const { sections } = resumeDocumentTexts[language];
  expect(cv.sections.map(({ heading }) => heading).toSorted()).toEqual(Object.values(sections).toSorted());
});

it('writes contacts as on paper, and links only what can be opened', () => {
  expect(compose(SAMPLE_RESUME, { language: 'de' }).contacts).toEqual([
    { text: 'Street 1' },
    { text: '00000 Town, Region, Deutschland' },
    { text: '+00 000 000000', href: 'tel:+00000000000' },
    { text: 'you@example.com', href: 'mailto:you@example.com' },
    { text: 'example.com', href: 'https://www.example.com/' },
    { text: 'network.example/username', href: 'https://network.example/username' },
  ]);
  const odd = {
    email: 'no address',
    url: 'javascript:alert(1)',
    profiles: [{ network: 'N', username: 'u' }],
  };
  expect(compose({ basics: odd }).contacts).toEqual([
    { text: 'no address' },
    { text: 'javascript:alert(1)' },
    { text: 'N: u' },
  ]);
});

it('heads a job without a title with its employer', () => {
  const [work] = compose({ work: [{ name: 'Employer', location: 'Town' }] }).sections;
  expect(work?.entries[0]).toMatchObject({ title: 'Employer, Town', subtitle: '' });
});

it('composes skills, languages and interests in one line each', () => {
  const cv = compose({
    skills: [
      { name: 'A', level: 'good', keywords: ['x', 'y'] },
      { name: 'B', level: 'good' },
      { keywords: ['z'] },
    ],
    languages: [{ language: 'C', fluency: 'C1' }],
  });
  expect(cv.sections.map(({ terms }) => terms)).toEqual([
    [
      { term: 'A', text: 'x, y · good' },
      { term: 'B', text: 'good' },
      { term: '', text: 'z' },
    ],
    [{ term: 'C', text: 'C1' }],
  ]);
});

it('prints no entry that has only a date that is half typed', () => {
  expect(compose({ work: [{ startDate: '20' }], awards: [{ date: '-05' }] }).sections).toEqual([]);
  const [work] = compose({ work: [{ position: 'Job', startDate: '-05' }] }).sections;
  expect(work?.entries).toMatchObject([{ title: 'Job', period: '' }]);
});
