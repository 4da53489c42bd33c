import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhotoFacts } from './picture-header.ts';
import type { ReadPhotoError } from './read-photo.client.ts';

/** `not-loaded`: the code that measures did not arrive. */
export type ReviewError = ReadPhotoError | 'not-loaded';

export type ChosenPhoto =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'refused'; readonly error: ReviewError }
  | { readonly state: 'measured'; readonly url: string; readonly facts: PhotoFacts };

/** The photo that was chosen last, and what became of it. */
export function useChosenPhoto(): {
  readonly chosen: ChosenPhoto;
  readonly choose: (file: Blob | undefined) => void;
  readonly refuse: (error: ReviewError) => void;
} {
  const [chosen, setChosen] = useState<ChosenPhoto>({ state: 'none' });
  const latest = useRef<Blob>(undefined);

  const url = chosen.state === 'measured' ? chosen.url : undefined;
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);

  const choose = useCallback((file: Blob | undefined) => {
    if (!file) return;
    latest.current = file;
    setChosen({ state: 'reading' });
    void outcomeOf(file).then((outcome) => {
      // Another one was chosen meanwhile.
      if (latest.current === file) setChosen(outcome);
    });
  }, []);
  const refuse = useCallback((error: ReviewError) => setChosen({ state: 'refused', error }), []);

  return { chosen, choose, refuse };
}

async function outcomeOf(file: Blob): Promise<ChosenPhoto> {
  let readPhoto;
  try {
    ({ readPhoto } = await import('./read-photo.client.ts'));
  } catch {
    return { state: 'refused', error: 'not-loaded' };
  }
  const read = await readPhoto(file);
  return read.ok
    ? { state: 'measured', url: URL.createObjectURL(file), facts: read.value }
    : { state: 'refused', error: read.error };
}
