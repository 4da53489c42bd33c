import { type CountryCode, LINKEDIN_PHOTO } from '../../../catalog/photo-standards.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { AiResumePhotoTexts } from '../../../i18n/ai-resume-photo/en.ts';
import { countryGuides, idDocumentGuides } from '../../../i18n/photo-guide.ts';
import { formatPixels } from '../../../i18n/pixels.ts';

export interface SizeRow {
  readonly key: string;
  readonly use: string;
  readonly size: string;
  readonly px: string;
  readonly note: string;
  /** True when the row is another size for the same country as the row above. */
  readonly continues?: boolean;
}

/** Id documents are listed because people ask for them; the rows say that our headshots may not be used. */
const US_DOCUMENTS: readonly string[] = ['usPassport'];
const EU_DOCUMENTS: readonly string[] = ['dePassport', 'esIdCard'];
const EU_AND_SWITZERLAND: readonly CountryCode[] = ['DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'PL'];

export function usSizeRows(texts: AiResumePhotoTexts, language: Language): readonly SizeRow[] {
  const { resume, linkedin } = texts.us;
  const { exportSidePx } = LINKEDIN_PHOTO;
  return [
    { key: 'resume', use: resume.name, size: resume.size, px: '', note: resume.note },
    {
      key: 'linkedin',
      use: linkedin.name,
      size: '1 : 1',
      px: formatPixels(exportSidePx, exportSidePx),
      note: linkedin.note,
    },
    ...documentRows(US_DOCUMENTS, texts, language),
  ];
}

/** Lists the sizes in use, with the usual one of each country first. */
export function euSizeRows(texts: AiResumePhotoTexts, language: Language): readonly SizeRow[] {
  const guides = countryGuides(language);
  const countries = EU_AND_SWITZERLAND.flatMap((code) => guides.filter((guide) => guide.code === code));
  return [
    ...countries.flatMap(({ code, name, sizes }) =>
      sizes.map(({ mm, px, role }, index) => ({
        key: `${code}-${mm}`,
        use: name,
        size: mm,
        px,
        note: role,
        continues: index > 0,
      })),
    ),
    ...documentRows(EU_DOCUMENTS, texts, language),
  ];
}

function documentRows(
  ids: readonly string[],
  texts: AiResumePhotoTexts,
  language: Language,
): readonly SizeRow[] {
  return idDocumentGuides(language)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, mm, rule }) => ({
      key: id,
      use: name,
      size: mm,
      px: '',
      note: `${texts.forbidden} ${rule}`,
    }));
}
