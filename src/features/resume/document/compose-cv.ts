import type { Language } from '../../../catalog/languages.ts';
import type { ResumeDocumentTexts } from '../../../i18n/resume-document/en.ts';
import { composeEntry, composeTerm } from './compose-entry.ts';
import type { Cv, CvSection, CvText } from './cv.ts';
import { type Entry, isBlank, paragraphsOf, type Resume, textOf, withoutUnfinishedDates } from './resume.ts';
import type { Section } from './section-fields.ts';
import type { Settings } from './settings.ts';
import { isEmail, shortUrl, webHref } from './web-links.ts';

const TERM_SECTIONS: ReadonlySet<Section> = new Set(['skills', 'languages', 'interests']);

export function composeCv(resume: Resume, settings: Settings, texts: ResumeDocumentTexts): Cv {
  const { basics } = resume;
  const sections = settings.sections
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => composeSection(resume, id, settings.language, texts))
    .filter(({ paragraphs, entries, terms }) => paragraphs.length + entries.length + terms.length > 0);
  return {
    language: settings.language,
    name: textOf(basics, 'name'),
    label: textOf(basics, 'label'),
    contacts: composeContacts(basics, settings.language),
    sections,
  };
}

function composeSection(
  resume: Resume,
  id: Section,
  language: Language,
  texts: ResumeDocumentTexts,
): CvSection {
  const heading = texts.sections[id];
  if (id === 'summary') {
    return {
      id,
      heading,
      paragraphs: paragraphsOf(textOf(resume.basics, 'summary')),
      entries: [],
      terms: [],
    };
  }
  const filled = (resume[id] ?? []).filter((entry) => !isBlank(withoutUnfinishedDates(id, entry)));
  if (TERM_SECTIONS.has(id)) {
    const terms = filled
      .map((entry) => composeTerm(id, entry))
      .filter(({ term, text }) => term + text !== '');
    return { id, heading, paragraphs: [], entries: [], terms };
  }
  return {
    id,
    heading,
    paragraphs: [],
    entries: filled.map((entry) => composeEntry(id, entry, language, texts)),
    terms: [],
  };
}

function composeContacts(basics: Entry | undefined, language: Language): readonly CvText[] {
  const place = basics?.['location'] as Entry | undefined;
  const town = [textOf(place, 'postalCode'), textOf(place, 'city')].filter(Boolean).join(' ');
  const country = countryName(textOf(place, 'countryCode'), language);
  const region = [town, textOf(place, 'region'), country].filter(Boolean).join(', ');
  const email = textOf(basics, 'email');
  const phone = textOf(basics, 'phone');
  const url = textOf(basics, 'url');
  const profiles = (basics?.['profiles'] as readonly Entry[] | undefined) ?? [];
  return [
    { text: textOf(place, 'address') },
    { text: region },
    { text: phone, href: /\d/.test(phone) ? `tel:${phone.replace(/[^+\d]/g, '')}` : undefined },
    { text: email, href: isEmail(email) ? `mailto:${email}` : undefined },
    { text: shortUrl(url), href: webHref(url) },
    ...profiles.map((profile) => {
      const address = textOf(profile, 'url');
      const shown = address === '' ? textOf(profile, 'username') : shortUrl(address);
      const network = textOf(profile, 'network');
      // An address names its network already.
      const isNamed = shown.toLowerCase().includes(network.toLowerCase().replaceAll(' ', ''));
      return {
        text: isNamed || shown === '' ? shown || network : `${network}: ${shown}`,
        href: webHref(address),
      };
    }),
  ].filter(({ text }) => text !== '');
}

/** Returns the country's name; what is not a code stays as it was written. */
function countryName(code: string, language: Language): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
}
