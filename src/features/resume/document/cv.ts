import type { Language } from '../../../catalog/languages.ts';
import type { Section } from './section-fields.ts';

export interface CvText {
  readonly text: string;
  readonly href?: string | undefined;
}

export interface CvEntry {
  readonly title: string;
  readonly subtitle: string;
  readonly period: string;
  readonly paragraphs: readonly string[];
  readonly bullets: readonly string[];
  readonly link: CvText | undefined;
}

/** A word with what is to be said about it, such as a language and its level. */
export interface CvTerm {
  readonly term: string;
  readonly text: string;
}

export interface CvSection {
  readonly id: Section;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly entries: readonly CvEntry[];
  readonly terms: readonly CvTerm[];
}

/** A CV as it is printed: only what has content, in its final order and language. */
export interface Cv {
  readonly language: Language;
  readonly name: string;
  readonly label: string;
  readonly contacts: readonly CvText[];
  readonly sections: readonly CvSection[];
}
