import { createContext, type ReactNode, use } from 'react';
import type { Language } from '../catalog/languages.ts';

const LanguageContext = createContext<Language>('en');

export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

/** Returns the language of this visit: `const texts = homeTexts[useLanguage()]`. */
export function useLanguage(): Language {
  return use(LanguageContext);
}
