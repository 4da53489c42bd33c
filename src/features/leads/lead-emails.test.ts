import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { BRAND } from '../../catalog/brand.ts';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import type { LeadKind } from '../../catalog/lead-choices.ts';
import { renderMail } from '../../ui/mail/render-mail.ts';
import { LeadAnswerEmail, leadAnswerSubject } from './lead-answer-email.tsx';
import { LeadNoticeEmail, leadNoticeSubject } from './lead-notice-email.tsx';
import type { Lead } from './lead.ts';

const PARTNER: Lead = {
  kind: 'white-label',
  firstName: 'Mira',
  lastName: 'Sol',
  email: 'mira@example.org',
  company: 'Sol & Söhne',
  companySize: '51-200',
  message: 'For our clients.\n\nAbout <40> a month.',
  source: 'recommendation',
};
const TEAM: Lead = {
  kind: 'team',
  firstName: 'Mira',
  lastName: 'Sol',
  email: 'mira@example.org',
  company: undefined,
  headshots: 25,
  message: undefined,
};
const receivedAt = new Date('2026-11-21T10:00:00Z');

const answer = async (kind: LeadKind, language: Language) =>
  renderMail(createElement(LeadAnswerEmail, { answer: { language, kind } }));
const notice = async (lead: Lead, language: Language) =>
  renderMail(createElement(LeadNoticeEmail, { notice: { language, lead, receivedAt } }));
const flat = (text: string) => text.replace(/\s+/g, ' ');

const ARRIVED = {
  en: { 'white-label': 'our service under your own name', team: 'headshots for a team' },
  de: { 'white-label': 'unserem Dienst unter Ihrem eigenen Namen', team: 'Bewerbungsfotos für ein Team' },
  es: { 'white-label': 'nuestro servicio con su propia marca', team: 'retratos para un equipo' },
};

describe.each([
  ['en', 'within 24 hours', '51–200 employees', 'Recommendation', 'after 12 months'],
  ['de', 'innerhalb von 24 Stunden', '51–200 Beschäftigte', 'Empfehlung', 'nach 12 Monaten'],
  ['es', 'en menos de 24 horas', 'De 51 a 200 personas', 'Por recomendación', 'a los 12 meses'],
] as const)('in %s', (language, promise, size, source, erased) => {
  const arrived = ARRIVED[language];

  it('the automatic reply confirms the request and promises an answer in time', async () => {
    for (const [kind, about] of Object.entries(arrived) as [LeadKind, string][]) {
      const { html, text } = await answer(kind, language);
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      expect(html).toContain(leadAnswerSubject({ language, kind }));
      for (const part of [about, promise, erased, BRAND.contactEmail]) expect(flat(text)).toContain(part);
    }
  });

  it('the notice names the sender, the request and when the answer is due', async () => {
    const { text } = await notice(PARTNER, language);
    for (const part of ['Mira Sol', 'mira@example.org', 'Sol & Söhne', size, source, 'About <40> a month.']) {
      expect(flat(text)).toContain(part);
    }
    expect(flat(text)).toMatch(/22\D+2026|2026\D+22|November 22, 2026/);
    expect(leadNoticeSubject({ language, lead: PARTNER, receivedAt })).toContain('Sol & Söhne');
    expect(leadNoticeSubject({ language, lead: TEAM, receivedAt })).toMatch(/25.*Mira Sol/);
  });
});

it.each(LANGUAGES)('leaves out empty fields, in %s', async (language) => {
  const { text } = await notice(TEAM, language);
  expect(text).toContain('25');
  expect(text).not.toMatch(/undefined|null/);
  expect(text).not.toMatch(/Company|Unternehmen|Empresa|Their message|Die Nachricht|El mensaje/);
});

it('escapes HTML in all fields', async () => {
  const malicious = {
    ...PARTNER,
    firstName: '<img src=x>',
    company: '<b>x</b>',
    message: '<script>x</script>',
  };
  const { html } = await notice(malicious, 'en');
  expect(html).not.toMatch(/<img|<b>|<script/);
  expect(html).toContain('&lt;script&gt;');
});
