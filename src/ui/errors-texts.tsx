import { createContext, type ReactNode, use } from 'react';
import { invariant } from '../base/invariant.ts';
import type { ErrorsTexts } from '../i18n/errors/en.ts';

const ErrorsTextsContext = createContext<ErrorsTexts | undefined>(undefined);

/** Every page can fail, so these words come with each, in its language alone. */
export function ErrorsTextsProvider(props: { texts: ErrorsTexts; children: ReactNode }) {
  return <ErrorsTextsContext value={props.texts}>{props.children}</ErrorsTextsContext>;
}

export function useErrorsTexts(): ErrorsTexts {
  const texts = use(ErrorsTextsContext);
  invariant(texts, 'error pages stand inside ErrorsTextsProvider');
  return texts;
}
