import { createContext, use } from 'react';
import type { ResumeEditorTexts } from '../../../i18n/resume-editor/en.ts';
import { resumeEditorTexts } from '../../../i18n/resume-editor/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import type { Resume } from '../document/resume.ts';
import type { ListSection } from '../document/section-fields.ts';

type FormEntry = Record<string, unknown>;

/** The values of the form are the document itself, so fields without a control stay in it. */
export type ResumeForm = {
  basics: FormEntry & { profiles?: FormEntry[]; location?: FormEntry };
} & Partial<Record<ListSection, FormEntry[]>>;

export function toForm(resume: Resume): ResumeForm {
  return structuredClone({ ...resume, basics: resume.basics ?? {} }) as unknown as ResumeForm;
}

export function fromForm(form: ResumeForm): Resume {
  return structuredClone(form) as unknown as Resume;
}

/** The characters of the document that the fonts do not have. */
export const MissingLetters = createContext<readonly string[]>([]);

export function useMissingLetters(text: string): string {
  const missing = use(MissingLetters);
  return missing.filter((letter) => text.normalize('NFC').includes(letter)).join(' ');
}

export function useEditorTexts(): ResumeEditorTexts {
  return resumeEditorTexts[useLanguage()];
}
