import type { Resume } from './resume.ts';

/** A document with something in every field. Its words are placeholders and describe nobody. */
export const SAMPLE_RESUME: Resume = {
  $schema: 'https://example.org/schema.json',
  basics: {
    name: 'Name Łęçşễ Placeholder',
    label: 'Job title placeholder',
    email: 'you@example.com',
    phone: '+00 000 000000',
    url: 'https://www.example.com/',
    summary: 'First line of the summary.\nSecond line of the summary.',
    location: { address: 'Street 1', postalCode: '00000', city: 'Town', region: 'Region', countryCode: 'DE' },
    profiles: [{ network: 'Network', username: 'username', url: 'https://network.example/username' }],
    pronouns: 'kept',
  },
  work: [
    {
      name: 'Employer A',
      position: 'Position A',
      location: 'Town A',
      startDate: '2021-03',
      summary: 'Summary of position A.',
      description: 'Description of employer A',
      highlights: ['Highlight A one', 'Highlight A two'],
      url: 'https://employer-a.example',
      'x-unknown': { deep: [1, 2, { three: null }] },
    },
    {
      name: 'Employer B',
      position: 'Position B',
      startDate: '2018',
      endDate: '2021-02-28',
      highlights: ['Highlight B'],
    },
  ],
  volunteer: [
    {
      organization: 'Organization V',
      position: 'Position V',
      startDate: '2015',
      endDate: '2016',
      summary: 'Summary V',
    },
  ],
  education: [
    {
      institution: 'Institution E',
      area: 'Area E',
      studyType: 'Degree E',
      startDate: '2012-10',
      endDate: '2015-09',
      score: '1.7',
      courses: ['Course E one', 'Course E two'],
    },
  ],
  awards: [{ title: 'Award W', date: '2019-05-01', awarder: 'Awarder W', summary: 'Summary W' }],
  certificates: [
    { name: 'Certificate C', date: '2020-06', issuer: 'Issuer C', url: 'https://issuer.example' },
  ],
  publications: [
    { name: 'Publication P', publisher: 'Publisher P', releaseDate: '2017', summary: 'Summary P' },
  ],
  skills: [
    { name: 'Skill S', level: 'Level S', keywords: ['Keyword one', 'Keyword two'] },
    { name: 'Skill T' },
  ],
  languages: [{ language: 'Language L', fluency: 'Fluency L' }],
  interests: [{ name: 'Interest I', keywords: ['Keyword I'] }],
  references: [{ name: 'Reference R', reference: 'Words of reference R.' }],
  projects: [
    {
      name: 'Project J',
      description: 'Description J',
      highlights: ['Highlight J'],
      keywords: ['Keyword J'],
      startDate: '2022-01',
      endDate: '2022-01',
      roles: ['Role J'],
      entity: 'Entity J',
      type: 'Type J',
    },
  ],
  meta: { version: 'v1.0.0', canonical: 'https://example.org/resume.json', otherProgram: { theme: 'flat' } },
  'x-own-section': [{ anything: true }],
};
