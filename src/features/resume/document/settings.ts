import { z } from 'zod';
import { LANGUAGES, type Language } from '../../../catalog/languages.ts';
import { COUNTRY_CODES, type CountryCode, countryStandard } from '../../../catalog/photo-standards.ts';
import type { Resume } from './resume.ts';
import { SECTIONS, type Section } from './section-fields.ts';

export const TEMPLATES = ['tabular', 'column', 'plain', 'serif'] as const;
export type Template = (typeof TEMPLATES)[number];
/** The templates that have a place for a photo. */
export const PHOTO_TEMPLATES: ReadonlySet<Template> = new Set(['tabular', 'column']);

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Height by width of each shape: 45 × 60 mm, 35 × 45 mm, and the three that are as high as wide. */
export const PHOTO_SHAPES = {
  portrait: 4 / 3,
  passport: 9 / 7,
  square: 1,
  rounded: 1,
  circle: 1,
} as const;
export type PhotoShape = keyof typeof PHOTO_SHAPES;
export const PHOTO_WIDTH_MM = { min: 20, max: 60 } as const;
export const PHOTO_ZOOM = { min: 1, max: 3 } as const;

/** The crop of a photo that was just chosen: as much as fits, a little above the middle. */
export const FIRST_CROP = { zoom: 1, x: 0.5, y: 0.35 } as const;

const photoSchema = z.object({
  shape: z.enum(Object.keys(PHOTO_SHAPES) as [PhotoShape, ...PhotoShape[]]),
  widthMm: z.number().min(PHOTO_WIDTH_MM.min).max(PHOTO_WIDTH_MM.max),
  /** 1 shows as much as fits. */
  zoom: z.number().min(PHOTO_ZOOM.min).max(PHOTO_ZOOM.max),
  /** The place of the crop inside what the zoom leaves over: 0 is left or top, 1 right or bottom. */
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type PhotoSettings = z.infer<typeof photoSchema>;

export const settingsSchema = z.object({
  template: z.enum(TEMPLATES),
  paper: z.enum(PAPERS),
  /** The language of headings and dates in the document, whatever the page's is. */
  language: z.enum(LANGUAGES),
  /** Empty for a country that is not listed. */
  country: z.enum(['', ...COUNTRY_CODES]),
  showsPhoto: z.boolean(),
  /** The visitor's own choice, which a country may have overruled. Absent until a country or the visitor has set it, and in older documents. */
  wantsPhoto: z.boolean().optional(),
  photo: photoSchema,
  /** The sections in their order; those that are not in it are not in the document. */
  sections: z
    .array(z.object({ id: z.enum(SECTIONS), hidden: z.boolean() }))
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
});
export type Settings = z.infer<typeof settingsSchema>;

const FIRST_SECTIONS: readonly Section[] = ['summary', 'work', 'education', 'skills', 'languages'];

export function defaultSettings(language: Language): Settings {
  return {
    template: 'tabular',
    paper: 'a4',
    language,
    country: '',
    showsPhoto: true,
    photo: { shape: 'portrait', widthMm: 35, ...FIRST_CROP },
    sections: FIRST_SECTIONS.map((id) => ({ id, hidden: false })),
  };
}

/** Returns stored settings; each one that is missing or not valid has its default. */
export function settingsOrDefaults(stored: unknown, language: Language): Settings {
  const own = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<
    Record<string, unknown>
  >;
  const valid = Object.entries(settingsSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(own[name]);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return { ...defaultSettings(language), ...Object.fromEntries(valid) };
}

/** The decision about the photo that follows from the customs of a country. */
export function photoAdvice(country: Settings['country']): 'off' | 'optional' | 'on' | undefined {
  if (country === '') return undefined;
  const { expectation } = countryStandard(country);
  if (expectation === 'avoid' || expectation === 'notUsual') return 'off';
  return expectation === 'optional' ? 'optional' : 'on';
}

const LETTER_COUNTRIES: ReadonlySet<CountryCode> = new Set(['US', 'CA']);

/** Turns the photo on or off as the visitor says, which counts again wherever no custom overrules it. */
export function withPhotoChoice(settings: Settings, showsPhoto: boolean): Settings {
  return { ...settings, showsPhoto, wantsPhoto: showsPhoto };
}

/**
 * Sets what a country's customs say: the paper, whether there is a photo, and its usual size. Whether there is a photo depends
 * on the country and the visitor's own choice, never on countries that were chosen before.
 */
export function settingsForCountry(settings: Settings, country: Settings['country']): Settings {
  const wantsPhoto = settings.wantsPhoto ?? settings.showsPhoto;
  if (country === '') return { ...settings, country, showsPhoto: wantsPhoto, wantsPhoto };
  const advice = photoAdvice(country);
  const size = countryStandard(country).sizes[0];
  const shape = size && size.heightMm / size.widthMm > 1.3 ? 'portrait' : 'passport';
  return {
    ...settings,
    country,
    paper: LETTER_COUNTRIES.has(country) ? 'letter' : 'a4',
    showsPhoto: advice === 'off' ? false : advice === 'on' ? true : wantsPhoto,
    wantsPhoto,
    photo: size
      ? { ...settings.photo, shape, widthMm: Math.max(PHOTO_WIDTH_MM.min, size.widthMm) }
      : settings.photo,
  };
}

/** Returns the custom of the country that the visitor's choice is against, if it is. */
export function overruledCustom({ country, showsPhoto }: Settings): 'avoid' | 'notUsual' | undefined {
  if (!showsPhoto || country === '') return undefined;
  const { expectation } = countryStandard(country);
  return expectation === 'avoid' || expectation === 'notUsual' ? expectation : undefined;
}

export function printsPhoto({ template, showsPhoto }: Settings): boolean {
  return showsPhoto && PHOTO_TEMPLATES.has(template);
}

/** Adds the sections that have content but no place in the settings, in their usual order at the end. */
export function withFilledSections(settings: Settings, resume: Resume): Settings {
  const missing = SECTIONS.filter((id) => {
    const isFilled = id === 'summary' ? Boolean(resume.basics?.summary) : (resume[id]?.length ?? 0) > 0;
    return isFilled && !settings.sections.some((section) => section.id === id);
  });
  if (missing.length === 0) return settings;
  return { ...settings, sections: [...settings.sections, ...missing.map((id) => ({ id, hidden: false }))] };
}
