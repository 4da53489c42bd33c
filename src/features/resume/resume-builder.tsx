import { type ReactNode, useEffect, useState } from 'react';
import { takeHandedPhoto } from '../../platform/handed-photo/handed-photo.client.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { isBlank, textOf } from './document/resume.ts';
import { BuilderView } from './editor/builder-view.tsx';
import { readPhotoFile } from './photo/read-photo.client.ts';
import { loadStored } from './storage/load-stored.client.ts';
import { savePhoto } from './storage/saved-photo.client.ts';

export interface ResumeBuilderProps {
  /** The address from the link that the visitor followed; undefined without a valid one. */
  email: string | undefined;
  placeholderEmail: string;
  /** Is shown until the browser's storage has answered, at the height that keeps the page from jumping. */
  loading: ReactNode;
  toastTexts: { readonly region: string; readonly close: string };
}

/** Loads what the browser has stored, then shows the editor. */
export function ResumeBuilder({ email, placeholderEmail, loading, toastTexts }: ResumeBuilderProps) {
  const language = useLanguage();
  const [stored, setStored] = useState<Awaited<ReturnType<typeof loadStored>>>();

  useEffect(() => {
    let isCurrent = true;
    void open(language, email).then((opened) => isCurrent && setStored(opened));
    return () => {
      isCurrent = false;
    };
    // The language of the page and the address are only for the start; later changes must not replace what was typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (!stored) return loading;
  return (
    <Toaster texts={toastTexts}>
      <BuilderView stored={stored} placeholderEmail={placeholderEmail} />
    </Toaster>
  );
}

async function open(language: ReturnType<typeof useLanguage>, email: string | undefined) {
  const stored = await loadStored(language);
  const handed = await takeHandedPhoto();
  const photo = handed && (await readPhotoFile(handed));
  if (photo?.ok) await savePhoto(photo.value);
  const { resume, settings } = stored.initial;
  // Anybody can write the address into a link, so it never replaces one that was typed.
  const takesEmail = email !== undefined && isBlank(resume.basics) && textOf(resume.basics, 'email') === '';
  return {
    ...stored,
    initial: {
      ...stored.initial,
      resume: takesEmail ? { ...resume, basics: { ...resume.basics, email } } : resume,
      ...(photo?.ok && {
        photo: photo.value,
        settings: { ...settings, photo: { ...settings.photo, zoom: 1, x: 0.5, y: 0.35 } },
      }),
    },
  };
}
