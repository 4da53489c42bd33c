import { expect, it } from 'vitest';
import { LANGUAGES } from '../../catalog/languages.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { leadFormTexts } from '../../i18n/lead-form/index.ts';
import { leadsErrorsTexts } from '../../i18n/leads-errors/index.ts';
import { teamFormTexts } from '../../i18n/team-form/index.ts';
import { fieldOfLeadError, parseLead } from './lead.ts';

const PERSON = { firstName: 'Mira', lastName: 'Sol', email: 'mira@example.org' };
const PARTNER = { ...PERSON, company: 'Sol Coaching', companySize: '11-50', message: 'For our clients.' };
const TEAM = { ...PERSON, headshots: '25' };
const LONG_LINE = 'x'.repeat(LIMITS.formLineMaxLength + 1);
const LONG_TEXT = 'x'.repeat(LIMITS.formTextMaxLength + 1);

it('parses a partner’s request and trims its fields', () => {
  const typed = { ...PARTNER, firstName: '  Mira ', message: 'For our clients.\r\nAbout 40 a month. \n' };
  expect(parseLead('white-label', { ...typed, source: 'press' })).toEqual({
    ok: true,
    value: {
      ...{ kind: 'white-label', ...PARTNER, source: 'press' },
      message: 'For our clients.\nAbout 40 a month.',
    },
  });
});

it('parses a team’s request without company or message', () => {
  expect(parseLead('team', { ...TEAM, company: ' ', message: '' })).toEqual({
    ok: true,
    value: { kind: 'team', ...PERSON, headshots: 25, company: undefined, message: undefined },
  });
});

it('needs no source, and drops an unknown one', () => {
  for (const source of [undefined, '', 'billboard', 7]) {
    expect(parseLead('white-label', { ...PARTNER, source })).toMatchObject({
      ok: true,
      value: { source: undefined },
    });
  }
});

it('stops at the first failure, in the order of the form', () => {
  const found: string[] = [];
  const typed: Record<string, unknown> = {};
  for (const fixed of [{}, ...Object.entries(PARTNER).map(([name, value]) => ({ [name]: value }))]) {
    const lead = parseLead('white-label', Object.assign(typed, fixed));
    found.push(lead.ok ? 'ok' : lead.error);
  }
  expect(found).toEqual([
    ...['first-name-too-short', 'last-name-too-short', 'email-missing', 'company-missing'],
    ...['company-size-missing', 'use-case-missing', 'ok'],
  ]);
});

it.each([
  ['firstName', ' M ', 'first-name-too-short'],
  ['firstName', LONG_LINE, 'first-name-too-long'],
  ['lastName', 7, 'last-name-too-short'],
  ['lastName', LONG_LINE, 'last-name-too-long'],
  ['email', '  ', 'email-missing'],
  ['email', 'mira@example', 'email-invalid'],
  ['email', 'mira@example.org\r\nBcc: all@example.org', 'email-invalid'],
  ['company', '', 'company-missing'],
  ['company', LONG_LINE, 'company-too-long'],
  ['companySize', '12', 'company-size-missing'],
  ['message', ' \n ', 'use-case-missing'],
  ['message', LONG_TEXT, 'message-too-long'],
])('refuses a partner’s %s %j with %s', (field, value, error) => {
  expect(parseLead('white-label', { ...PARTNER, [field]: value })).toEqual({ ok: false, error });
  expect(fieldOfLeadError(error as Parameters<typeof fieldOfLeadError>[0])).toBe(field);
});

it.each([
  ['headshots', '', 'headshots-missing'],
  ['headshots', 'about 20', 'headshots-missing'],
  ['headshots', '-20', 'headshots-missing'],
  ['headshots', '12.5', 'headshots-missing'],
  ['headshots', '9', 'headshots-too-few'],
  ['headshots', '0', 'headshots-too-few'],
  ['headshots', '100001', 'headshots-too-many'],
  ['headshots', '9'.repeat(400), 'headshots-too-many'],
  ['company', LONG_LINE, 'company-too-long'],
  ['message', LONG_TEXT, 'message-too-long'],
])('refuses a team’s %s %j with %s', (field, value, error) => {
  expect(parseLead('team', { ...TEAM, [field]: value })).toEqual({ ok: false, error });
  expect(fieldOfLeadError(error as Parameters<typeof fieldOfLeadError>[0])).toBe(field);
});

it.each(['10', ' 10 ', '100000'])('a team may need %j headshots', (headshots) => {
  expect(parseLead('team', { ...TEAM, headshots })).toMatchObject({ ok: true });
});

it('quotes the specification’s English texts', () => {
  expect(leadsErrorsTexts.en).toMatchObject({
    'first-name-too-short': 'Please enter your first name (at least 2 characters)',
    'last-name-too-short': 'Please enter your last name (at least 2 characters)',
    'email-missing': 'Please enter your email address',
    'email-invalid': 'Please enter a valid email address',
  });
  expect(leadFormTexts.en.failed.server).toBe('Something went wrong. Please try again.');
});

it('asks for the number of headshots, from the minimum of the specification', () => {
  const word = { en: 'headshots', de: 'Bewerbungsfotos', es: 'retratos' };
  for (const language of LANGUAGES) {
    expect(teamFormTexts[language].headshots).toContain(word[language]);
    expect(leadsErrorsTexts[language]['headshots-too-few']).toContain(`10 ${word[language]}`);
  }
});

it('the texts sent with the page are plain data, in all languages', () => {
  for (const texts of [leadFormTexts, teamFormTexts]) {
    expect(JSON.parse(JSON.stringify(texts))).toEqual(texts);
  }
});
