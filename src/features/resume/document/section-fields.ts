/** The lists of JSON Resume 1.0.0 that people fill in, in the usual order of a CV. `profiles` is inside `basics`. */
export const LIST_SECTIONS = [
  'work',
  'education',
  'skills',
  'languages',
  'projects',
  'certificates',
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
] as const;
export type ListSection = (typeof LIST_SECTIONS)[number];

/** The sections of a CV that can be ordered and hidden: the summary of `basics` and the lists. */
export const SECTIONS = ['summary', ...LIST_SECTIONS] as const;
export type Section = (typeof SECTIONS)[number];

/** `lines` is a list of strings, edited as one string per line. `date` is YYYY, YYYY-MM or YYYY-MM-DD. */
export type FieldKind = 'text' | 'paragraph' | 'lines' | 'date' | 'url' | 'email' | 'phone' | 'country';
export type Fields = Readonly<Record<string, FieldKind>>;

/** The fields of one entry in each section, in the order in which they are asked for. */
export const SECTION_FIELDS = {
  work: {
    position: 'text',
    name: 'text',
    location: 'text',
    startDate: 'date',
    endDate: 'date',
    description: 'text',
    summary: 'paragraph',
    highlights: 'lines',
    url: 'url',
  },
  education: {
    studyType: 'text',
    area: 'text',
    institution: 'text',
    startDate: 'date',
    endDate: 'date',
    score: 'text',
    courses: 'lines',
    url: 'url',
  },
  skills: { name: 'text', level: 'text', keywords: 'lines' },
  languages: { language: 'text', fluency: 'text' },
  projects: {
    name: 'text',
    roles: 'lines',
    entity: 'text',
    startDate: 'date',
    endDate: 'date',
    description: 'paragraph',
    highlights: 'lines',
    keywords: 'lines',
    type: 'text',
    url: 'url',
  },
  certificates: { name: 'text', issuer: 'text', date: 'date', url: 'url' },
  volunteer: {
    position: 'text',
    organization: 'text',
    startDate: 'date',
    endDate: 'date',
    summary: 'paragraph',
    highlights: 'lines',
    url: 'url',
  },
  awards: { title: 'text', awarder: 'text', date: 'date', summary: 'paragraph' },
  publications: {
    name: 'text',
    publisher: 'text',
    releaseDate: 'date',
    summary: 'paragraph',
    url: 'url',
  },
  interests: { name: 'text', keywords: 'lines' },
  references: { name: 'text', reference: 'paragraph' },
} as const satisfies Readonly<Record<ListSection, Fields>>;

export const PROFILE_FIELDS = { network: 'text', username: 'text', url: 'url' } as const satisfies Fields;
export const LOCATION_FIELDS = {
  address: 'text',
  postalCode: 'text',
  city: 'text',
  region: 'text',
  countryCode: 'country',
} as const satisfies Fields;
/** Without `image`, which the photo has a place of its own for, and `summary`, which is a section. */
export const BASICS_FIELDS = {
  name: 'text',
  label: 'text',
  email: 'email',
  phone: 'phone',
  url: 'url',
} as const satisfies Fields;

export type FieldName =
  | { [S in ListSection]: keyof (typeof SECTION_FIELDS)[S] }[ListSection]
  | keyof typeof PROFILE_FIELDS
  | keyof typeof LOCATION_FIELDS
  | keyof typeof BASICS_FIELDS;
