import { createContext, type ReactNode, use } from 'react';
import { invariant } from '../base/invariant.ts';
import type { ErrorsTexts } from '../i18n/errors/en.ts';

const ErrorsTextsContext = createContext<ErrorsTexts | undefined>(undefined);

/** Provides the texts of the error pages. Every page can fail, so each brings them along, in its own language only. */
export function ErrorsTextsProvider(props: { texts: ErrorsTexts; children: ReactNode }) {
  return <ErrorsTextsContext value={props.texts}>{props.children}</ErrorsTextsContext>;
}

export function useErrorsTexts(): ErrorsTexts {
  const texts = use(ErrorsTextsContext);
  invariant(texts, 'error pages are rendered inside ErrorsTextsProvider');
  return texts;
}
