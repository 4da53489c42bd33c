import type { Template } from '../document/settings.ts';
import type { FontName } from './layout.ts';

/** The look of a template. Lengths are points, except where the name says millimetres. */
export interface TemplateStyle {
  readonly marginMm: { readonly x: number; readonly top: number; readonly bottom: number };
  readonly name: { readonly font: FontName; readonly sizePt: number; readonly centered: boolean };
  readonly body: {
    readonly font: FontName;
    readonly bold: FontName;
    readonly sizePt: number;
    readonly leading: number;
  };
  readonly heading: {
    readonly font: FontName;
    readonly sizePt: number;
    readonly rule: 'above' | 'below' | 'none';
  };
  /** Dates are in a column of their own before the text, or at the end of the line of the title. */
  readonly dates: 'column' | 'end';
  /** The width of a column beside the main one, if there is one. */
  readonly sideMm: number | undefined;
  /** The order of title and subtitle on paper: below each other or on one line. */
  readonly subtitle: 'below' | 'inline';
}

/** Page numbers, with the name beside them, look the same in every template. */
export const PAGE_NUMBER_FONT: FontName = 'sans';

/** Returns the fonts in which texts of a document may be printed. */
export function fontsOf({ name, body, heading }: TemplateStyle): readonly FontName[] {
  return [...new Set([name.font, body.font, body.bold, heading.font, PAGE_NUMBER_FONT])];
}

/** Ink, and a softer one that has 7:1 on white paper. */
export const INK = { text: '#171410', soft: '#55504a', line: '#b9b3a8' } as const;

export const TEMPLATE_STYLES: Readonly<Record<Template, TemplateStyle>> = {
  tabular: {
    marginMm: { x: 22, top: 20, bottom: 18 },
    name: { font: 'serif', sizePt: 25, centered: false },
    body: { font: 'sans', bold: 'sans-bold', sizePt: 10, leading: 1.36 },
    heading: { font: 'serif', sizePt: 13.5, rule: 'below' },
    dates: 'column',
    sideMm: undefined,
    subtitle: 'below',
  },
  column: {
    marginMm: { x: 18, top: 18, bottom: 16 },
    name: { font: 'sans-bold', sizePt: 24, centered: false },
    body: { font: 'sans', bold: 'sans-bold', sizePt: 9.75, leading: 1.36 },
    heading: { font: 'sans-bold', sizePt: 11.5, rule: 'above' },
    dates: 'end',
    sideMm: 50,
    subtitle: 'below',
  },
  plain: {
    marginMm: { x: 20, top: 17, bottom: 16 },
    name: { font: 'sans-bold', sizePt: 21, centered: false },
    body: { font: 'sans', bold: 'sans-bold', sizePt: 10, leading: 1.32 },
    heading: { font: 'sans-bold', sizePt: 11.5, rule: 'below' },
    dates: 'end',
    sideMm: undefined,
    subtitle: 'inline',
  },
  serif: {
    marginMm: { x: 26, top: 22, bottom: 20 },
    name: { font: 'serif', sizePt: 27, centered: true },
    body: { font: 'serif', bold: 'serif-bold', sizePt: 9.75, leading: 1.42 },
    heading: { font: 'serif-bold', sizePt: 11, rule: 'none' },
    dates: 'end',
    sideMm: undefined,
    subtitle: 'below',
  },
};
