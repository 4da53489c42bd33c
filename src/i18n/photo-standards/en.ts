import type { IdDocumentRule } from '../../catalog/document-photos.ts';
import type {
  CountryCode,
  IdDocument,
  PhotoBackground,
  PhotoExpectation,
  PhotoPlacement,
  PhotoSizeRole,
} from '../../catalog/photo-standards.ts';

const expectations: Record<PhotoExpectation, { name: string; sentence: string }> = {
  expected: {
    name: 'Expected',
    sentence: 'A CV without a photo stands out. It’s habit, not law.',
  },
  common: {
    name: 'Common',
    sentence: 'Applicants usually add one. It’s a custom, not a rule.',
  },
  optional: {
    name: 'Your choice',
    sentence: 'CVs come with and without one. A weak photo does more harm than none.',
  },
  notUsual: {
    name: 'Not usual',
    sentence: 'Leave it out unless the advert asks for it.',
  },
  avoid: {
    name: 'Leave it out',
    sentence: 'Employers prefer not to see faces before they invite someone.',
  },
};

const roles: Record<PhotoSizeRole, string> = {
  cvTopRight: 'classic, top right on the CV',
  cv: 'usual CV photo',
  cvSmall: 'small, on a full CV',
  carnet: '“carnet” photo',
  coverSheetPortrait: 'cover sheet, upright',
  coverSheetLandscape: 'cover sheet, landscape',
  squareModern: 'square, modern layout',
  rirekisho: 'rirekisho form',
  rirekishoB5: 'rirekisho on B5',
  oneInch: '“one inch”',
  twoInch: '“two inches”',
};

const backgrounds: Record<PhotoBackground, string> = {
  neutral: 'neutral',
  plainLight: 'plain and light',
};

const placements: Record<PhotoPlacement, string> = {
  topRightOrCoverSheet: 'top right, or on a cover sheet',
  topRight: 'top right',
  topLeftOrRight: 'top left or top right',
  formBox: 'in the form’s box',
};

const advice: Record<CountryCode, string> = {
  US: 'No photo. Employers remove pictures to limit the risk of discrimination claims.',
  CA: 'No photo.',
  GB: 'CVs go without a photo.',
  IE: 'No photo, unless the employer expressly asks for one.',
  AU: 'No photo unless it is requested.',
  NZ: 'No photo.',
  BE: 'Not advised; recruiters in a survey say it makes little difference.',
  FI: 'Usually none, though possible in some cases.',
  IT: 'Not standard, but possible.',
  NL: 'Sources contradict each other: discouraged, optional or on the rise.',
  DK: 'Optional, and more popular than it used to be.',
  SE: 'Sources contradict each other: not required, or common.',
  GR: 'Frequent, never obligatory. Tourism employers may ask.',
  EE: 'Up to you; about half of applicants add one.',
  LV: 'Up to you; some employers ask.',
  DE: 'Voluntary: no employer may demand one. Many still like to see one.',
  AT: 'Employers are used to seeing one.',
  FR: 'Not required; mostly seen in customer-facing jobs.',
  ES: 'Widespread, not required. Plain background, face clearly visible.',
  PL: 'Not required, though most recruiters in a survey want one.',
  CZ: 'Usual practice.',
  BG: 'Advisable, not obligatory.',
  HR: 'Recommended.',
  CY: 'Normal.',
  IS: 'Very common: plain background, nobody else in the picture.',
  CN: 'Customary, in one of two small formats.',
  CH: 'A professional photo is almost always expected.',
  JP: 'The standard form, the rirekisho, asks for one: recent, light background, exact size.',
};

const documents: Record<IdDocument['id'], string> = {
  usPassport: 'US passport and visa (2 × 2 in)',
  dePassport: 'German passport and identity card',
  ukPassport: 'UK passport',
  esIdCard: 'Spanish DNI',
};

const documentRules: Record<IdDocumentRule, string> = {
  aiForbidden: 'Pictures altered with artificial intelligence are expressly forbidden.',
  certifiedCaptureOnly: 'Must be taken at the office or sent in by a certified photographer.',
  unedited: 'Must not be edited in any way.',
};

export const photoStandards = {
  expectations,
  roles,
  backgrounds,
  placements,
  advice,
  documents,
  documentRules,
};

export type PhotoStandardsTexts = typeof photoStandards;
