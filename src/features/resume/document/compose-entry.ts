import type { Language } from '../../../catalog/languages.ts';
import type { ResumeDocumentTexts } from '../../../i18n/resume-document/en.ts';
import type { CvEntry, CvTerm } from './cv.ts';
import { formatDate, formatPeriod } from './dates.ts';
import { type Entry, linesOf, paragraphsOf, textOf } from './resume.ts';
import type { ListSection } from './section-fields.ts';
import { shortUrl, webHref } from './web-links.ts';

/** Returns an entry of a list as it is printed. */
export function composeEntry(
  section: ListSection,
  entry: Entry,
  language: Language,
  texts: ResumeDocumentTexts,
): CvEntry {
  const text = (name: string) => textOf(entry, name);
  const join = (...names: readonly string[]) => names.map(text).filter(Boolean).join(', ');
  const lines = (name: string) => linesOf(entry, name);
  const day = (name: string) => formatDate(text(name), language);
  const labelled = (label: string, value: string) => (value === '' ? [] : [`${label}: ${value}`]);
  const url = text('url');
  const base = {
    title: text('name'),
    subtitle: '',
    period: formatPeriod(text('startDate'), text('endDate'), language, texts.present),
    paragraphs: paragraphsOf(text('summary')),
    bullets: lines('highlights'),
    link: url === '' ? undefined : { text: shortUrl(url), href: webHref(url) },
  };
  const specific: Readonly<
    Record<Exclude<ListSection, 'skills' | 'languages' | 'interests'>, Partial<CvEntry>>
  > = {
    work: {
      title: text('position'),
      subtitle: join('name', 'location'),
      paragraphs: [...paragraphsOf(text('description')), ...base.paragraphs],
    },
    education: {
      title: join('studyType', 'area'),
      subtitle: text('institution'),
      paragraphs: labelled(texts.score, text('score')),
      bullets: lines('courses'),
    },
    projects: {
      subtitle: [...lines('roles'), text('entity'), text('type')].filter(Boolean).join(', '),
      paragraphs: paragraphsOf(text('description')),
      bullets: [...base.bullets, ...labelled(texts.keywords, lines('keywords').join(', '))],
    },
    certificates: { subtitle: text('issuer'), period: day('date') },
    volunteer: { title: text('position'), subtitle: text('organization') },
    awards: { title: text('title'), subtitle: text('awarder'), period: day('date') },
    publications: { subtitle: text('publisher'), period: day('releaseDate') },
    references: { paragraphs: paragraphsOf(text('reference')) },
  };
  const composed: CvEntry = { ...base, ...specific[section as keyof typeof specific] };
  // A job without a title is headed by its employer.
  return composed.title === '' ? { ...composed, title: composed.subtitle, subtitle: '' } : composed;
}

/** Returns a skill, language or interest as it is printed. */
export function composeTerm(section: ListSection, entry: Entry): CvTerm {
  if (section === 'languages') return { term: textOf(entry, 'language'), text: textOf(entry, 'fluency') };
  const words = linesOf(entry, 'keywords').join(', ');
  const level = textOf(entry, 'level');
  return {
    term: textOf(entry, 'name'),
    text: [words, level].filter(Boolean).join(words === '' ? '' : ' · '),
  };
}
