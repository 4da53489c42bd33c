import { z } from 'zod';
import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { legalTexts } from '../../i18n/legal/index.ts';
import type { Content } from '../../platform/content/content.ts';
import { readFrontMatter } from '../../platform/markdown/read-front-matter.ts';
import { renderMarkdown } from '../../platform/markdown/render-markdown.ts';
import type { Imprint } from '../../catalog/imprint.ts';
import {
  LEGAL_FILES,
  type LegalDocument,
  type LegalDocuments,
  type LegalPageName,
  WITHDRAWAL_INSTRUCTIONS,
} from './legal-document.ts';
import { escapeMarkdown, fillIn, legalPlaceholders } from './placeholders.ts';

const frontMatter = z.object({ title: z.string(), description: z.string(), updated: z.iso.date() });

/**
 * Reads and renders every legal text in every language when the process starts, so that a missing file or a misspelt
 * placeholder prevents the start instead of breaking a page.
 * @throws {Error} that names the file
 */
export async function readLegalDocuments(
  content: Content,
  imprint: Imprint | undefined,
): Promise<LegalDocuments> {
  const pages = Object.keys(LEGAL_FILES) as LegalPageName[];
  const read = async (page: LegalPageName, language: Language) => {
    const path = `legal/${language}/${LEGAL_FILES[page]}`;
    const file = await withInstructions(content, await content.read(path), language);
    return [language, legalDocument(path, file, language, imprint)] as const;
  };
  const documents = await Promise.all(
    pages.map(async (page) => {
      const versions = await Promise.all(LANGUAGES.map((language) => read(page, language)));
      return [page, Object.fromEntries(versions)] as const;
    }),
  );
  return Object.fromEntries(documents) as LegalDocuments;
}

async function withInstructions(content: Content, text: string, language: Language): Promise<string> {
  const { file, placeholder } = WITHDRAWAL_INSTRUCTIONS;
  if (!text.includes(placeholder)) return text;
  const instructions = await content.read(`legal/${language}/${file}`);
  return text.replace(placeholder, () => instructions.trim());
}

function legalDocument(
  path: string,
  file: string,
  language: Language,
  imprint: Imprint | undefined,
): LegalDocument {
  try {
    const { fields, body } = readFrontMatter(file);
    const { title, description, updated } = frontMatter.parse(fields);
    const values = legalPlaceholders(language, imprint);
    const escaped = new Map([...values].map(([name, value]) => [name, escapeMarkdown(value)]));
    const { html, headings } = renderMarkdown(fillIn(body, escaped), legalTexts[language].table);
    return {
      title: fillIn(title, values),
      description: fillIn(description, values),
      updated,
      html,
      headings,
    };
  } catch (cause) {
    throw new Error(`content/${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
