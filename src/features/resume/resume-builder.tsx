import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '../../catalog/languages.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { isBlank, textOf } from './document/resume.ts';
import { BuilderView } from './editor/builder-view.tsx';
import { type ReceivedPhoto, receivePhoto } from './photo/receive-photo.client.ts';
import { loadStored, type Stored } from './storage/load-stored.client.ts';

export interface ResumeBuilderProps {
  /** The address from the link that the visitor followed; undefined without a valid one. */
  email: string | undefined;
  placeholderEmail: string;
  /** Is shown until the browser's storage has answered, at the height that keeps the page from jumping. */
  loading: ReactNode;
  toastTexts: { readonly region: string; readonly close: string };
}

interface Opened {
  readonly stored: Stored;
  readonly received: ReceivedPhoto | undefined;
}

/** Loads what the browser has stored, then shows the editor. */
export function ResumeBuilder({ email, placeholderEmail, loading, toastTexts }: ResumeBuilderProps) {
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();

  // The language of the page and the address are only for the start; later changes must not replace what was typed.
  const openOnce = useEffectEvent(() => open(language, email));
  useEffect(() => {
    let isCurrent = true;
    openOnce().then(
      (all) => isCurrent && setOpened(all),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  // The page has a message for it; otherwise it would show its beginning for ever.
  if (failure) throw failure.error;
  if (!opened) return loading;
  return (
    <Toaster texts={toastTexts}>
      <BuilderView {...opened} placeholderEmail={placeholderEmail} />
    </Toaster>
  );
}

async function open(language: Language, email: string | undefined): Promise<Opened> {
  const stored = await loadStored(language);
  const received = await receivePhoto(new Date());
  const { resume } = stored.initial;
  // Anybody can write the address into a link, so it never replaces one that was typed.
  const takesEmail = email !== undefined && isBlank(resume.basics) && textOf(resume.basics, 'email') === '';
  if (!takesEmail) return { stored, received };
  const initial = { ...stored.initial, resume: { ...resume, basics: { ...resume.basics, email } } };
  return { stored: { ...stored, initial }, received };
}
