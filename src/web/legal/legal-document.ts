import type { Language } from '../../catalog/languages.ts';
import type { MarkdownHeading } from '../../platform/markdown/render-markdown.ts';
import type { PageName } from '../../page-urls.ts';

/** The pages whose text is a file in content/legal, and the names of the files. */
export const LEGAL_FILES = {
  privacyPolicy: 'privacy-policy.md',
  termsOfService: 'terms-of-service.md',
  refundPolicy: 'refund-policy.md',
  accessibility: 'accessibility.md',
} as const satisfies Partial<Record<PageName, string>>;

/**
 * The statutory instructions on withdrawal with the model form, which the terms and the refund policy both contain where they
 * have `{withdrawalInstructions}`.
 */
export const WITHDRAWAL_INSTRUCTIONS = {
  file: 'withdrawal-instructions.md',
  placeholder: '{withdrawalInstructions}',
} as const;

export type LegalPageName = keyof typeof LEGAL_FILES;

/** One legal text, ready to be shown. */
export interface LegalDocument {
  readonly title: string;
  readonly description: string;
  /** The date of the last change, e.g. 2026-11-22. */
  readonly updated: string;
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
}

export type LegalDocuments = Readonly<Record<LegalPageName, Readonly<Record<Language, LegalDocument>>>>;
