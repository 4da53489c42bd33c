import { expect, it } from 'vitest';
import { readResumeFile, RESUME_FILE_MAX_BYTES, writeResumeFile } from './resume-file.ts';
import { SAMPLE_RESUME } from './sample-resume.fixture.ts';
import { defaultSettings } from './settings.ts';

const SETTINGS = { ...defaultSettings('de'), template: 'serif' as const, country: 'ES' as const };
const PHOTO = 'data:image/jpeg;base64,AAAA';

it('loses nothing on the way out and in again, also not fields that it does not know', () => {
  const read = readResumeFile(writeResumeFile(SAMPLE_RESUME, SETTINGS, PHOTO));
  expect(read).toEqual({ ok: true, value: { resume: SAMPLE_RESUME, settings: SETTINGS, photoUrl: PHOTO } });
});

it('writes no dates that are half typed', () => {
  const resume = {
    work: [
      { position: 'A', startDate: '-05', endDate: '20' },
      { position: 'B', startDate: '2020-05' },
    ],
    awards: [{ date: '20' }],
  };
  const written = JSON.parse(writeResumeFile(resume, SETTINGS, undefined)) as object;
  expect(written).toMatchObject({ work: [{ position: 'A' }, { position: 'B', startDate: '2020-05' }] });
  expect(JSON.stringify(written)).not.toMatch(/"-05"|"20"|awards/);
});

it('opens what the editor saved, whatever its length', () => {
  const resume = { basics: { summary: 'x'.repeat(20_001) }, skills: [{ keywords: Array(501).fill('x') }] };
  const read = readResumeFile(writeResumeFile(resume, SETTINGS, undefined));
  expect(read).toMatchObject({ ok: true, value: { resume, settings: SETTINGS } });
});

it.each([
  'data:image/jpg;base64,AAAA',
  'data:image/gif;base64,AAAA',
  'DATA:image/heic,x',
  'data:text/plain,x',
])('takes %s out of the resume', (image) => {
  const read = readResumeFile(JSON.stringify({ basics: { name: 'N', image } }));
  expect(read).toMatchObject({ ok: true, value: { resume: { basics: { name: 'N' } }, photoUrl: image } });
  expect(read.ok && read.value.resume.basics).not.toHaveProperty('image');
});

it('keeps the address of a photo elsewhere, and does not take it for a photo', () => {
  const read = readResumeFile(JSON.stringify({ basics: { image: 'https://elsewhere.example/me.jpg' } }));
  expect(read).toMatchObject({
    ok: true,
    value: { resume: { basics: { image: 'https://elsewhere.example/me.jpg' } }, photoUrl: undefined },
  });
});

it('accepts what other programs write: null, empty texts, numbers, times and "present"', () => {
  const file = {
    basics: { name: null, phone: 123, location: { postalCode: 10115 } },
    work: [{ startDate: 2020, endDate: 'Present', summary: '' }],
    education: [{ startDate: '2019-01-02T00:00:00Z', courses: null }],
    skills: null,
  };
  const read = readResumeFile('\uFEFF' + JSON.stringify(file));
  expect(read.ok && read.value.resume).toEqual({
    basics: { phone: '123', location: { postalCode: '10115' } },
    work: [{ startDate: '2020' }],
    education: [{ startDate: '2019-01-02' }],
  });
});

it.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['%PDF-1.7', 'no-json'],
  ['{"basics":', 'no-json'],
  ['[]', 'no-resume'],
  ['"text"', 'no-resume'],
  ['{"compilerOptions":{}}', 'no-resume'],
  ['{"meta":{}}', 'no-resume'],
  [' '.repeat(5) + '"' + 'x'.repeat(RESUME_FILE_MAX_BYTES), 'too-large'],
])('refuses %.20j as %s', (content, error) => {
  expect(readResumeFile(content)).toEqual({ ok: false, error });
});

it('names every field that does not fit', () => {
  const file = {
    basics: { name: ['Two', 'names'], profiles: {} },
    work: [{}, { startDate: 'March 2020', highlights: 'one' }],
    skills: 'all',
    projects: ['Project'],
    languages: [{ language: 'x'.repeat(20_001) }],
  };
  expect(readResumeFile(JSON.stringify(file))).toEqual({
    ok: false,
    error: 'wrong-fields',
    fields: expect.arrayContaining([
      { path: ['basics', 'name'], problem: 'text' },
      { path: ['basics', 'profiles'], problem: 'list' },
      { path: ['work', 1, 'startDate'], problem: 'date' },
      { path: ['work', 1, 'highlights'], problem: 'list' },
      { path: ['skills'], problem: 'list' },
      { path: ['projects', 0], problem: 'object' },
      { path: ['languages', 0, 'language'], problem: 'too-long' },
    ]),
  });
});

it('leaves settings that it cannot read where they are', () => {
  const meta = { lichtbild: { template: 'from a later version' }, theme: 'flat' };
  const read = readResumeFile(JSON.stringify({ basics: {}, meta }));
  expect(read).toMatchObject({ ok: true, value: { resume: { meta }, settings: undefined } });
});
