import { useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.client.ts';
import type { measuredRows } from './measured-rows.ts';
import type { PhotoFacts } from './picture-header.ts';
import type { ReadPhotoError } from './read-photo.client.ts';

/** `not-loaded`: the code that measures did not arrive. */
export type ReviewError = ReadPhotoError | 'not-loaded';

export type ChosenPhoto =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'refused'; readonly error: ReviewError }
  | {
      readonly state: 'measured';
      readonly url: string;
      readonly facts: PhotoFacts;
      /** Came with the code that measures. */
      readonly rowsOf: typeof measuredRows;
    };

/** What measures and judges is asked for when the page is at rest: from then on it works without a connection. */
const loadReview = () => Promise.all([import('./read-photo.client.ts'), import('./measured-rows.ts')]);

/** The photo that was chosen last, and what became of it. */
export function useChosenPhoto(): {
  readonly chosen: ChosenPhoto;
  readonly choose: (file: Blob | undefined) => void;
  readonly refuse: (error: ReviewError) => void;
} {
  const [chosen, setChosen] = useState<ChosenPhoto>({ state: 'none' });
  const latest = useRef<Blob>(undefined);

  useEffect(() => whenIdle(() => void loadReview().catch(() => undefined)), []);

  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  const url = chosen.state === 'measured' ? chosen.url : undefined;
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);

  const choose = useCallback((file: Blob | undefined) => {
    if (!file) return;
    latest.current = file;
    setChosen({ state: 'reading' });
    void outcomeOf(file).then((outcome) => {
      if (latest.current === file) setChosen(outcome);
      // Another one was chosen meanwhile, or the page was left.
      else if (outcome.state === 'measured') URL.revokeObjectURL(outcome.url);
    });
  }, []);
  const refuse = useCallback((error: ReviewError) => setChosen({ state: 'refused', error }), []);

  return { chosen, choose, refuse };
}

async function outcomeOf(file: Blob): Promise<ChosenPhoto> {
  let loaded;
  try {
    loaded = await loadReview();
  } catch {
    return { state: 'refused', error: 'not-loaded' };
  }
  const [{ readPhoto }, { measuredRows }] = loaded;
  const read = await readPhoto(file);
  return read.ok
    ? { state: 'measured', url: URL.createObjectURL(file), facts: read.value, rowsOf: measuredRows }
    : { state: 'refused', error: read.error };
}
