import { useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../ui/when-idle.client.ts';
import type { buildMeasuredRows } from '../file/measured-rows.ts';
import type { scoreReview } from '../result/score-review.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import type { ReadPhotoError } from '../file/read-photo.client.ts';

/** `not-loaded`: the measuring code could not be loaded. */
export type ReviewError = ReadPhotoError | 'not-loaded';

export type ChosenPhoto =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'refused'; readonly error: ReviewError }
  | {
      readonly state: 'measured';
      readonly file: File;
      readonly url: string;
      readonly facts: PhotoFacts;
      /** Parts of the lazily loaded code. */
      readonly buildRows: typeof buildMeasuredRows;
      readonly score: typeof scoreReview;
    };

/** The code that reads files is loaded when the page is idle. */
const loadReview = () =>
  Promise.all([
    import('../file/read-photo.client.ts'),
    import('../file/measured-rows.ts'),
    import('../result/score-review.ts'),
  ]);

/** Returns the photo that was chosen last and the state of its review. */
export function useChosenPhoto(): {
  readonly chosen: ChosenPhoto;
  readonly choose: (file: File | undefined) => void;
  readonly refuse: (error: ReviewError) => void;
} {
  const [chosen, setChosen] = useState<ChosenPhoto>({ state: 'none' });
  const latest = useRef<File>(undefined);

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

  const choose = useCallback((file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    setChosen({ state: 'reading' });
    void measure(file).then((outcome) => {
      if (latest.current === file) setChosen(outcome);
      // Another photo was chosen in the meantime, or the page was closed.
      else if (outcome.state === 'measured') URL.revokeObjectURL(outcome.url);
    });
  }, []);
  const refuse = useCallback((error: ReviewError) => setChosen({ state: 'refused', error }), []);

  return { chosen, choose, refuse };
}

async function measure(file: File): Promise<ChosenPhoto> {
  let loaded;
  try {
    loaded = await loadReview();
  } catch {
    return { state: 'refused', error: 'not-loaded' };
  }
  const [{ readPhoto }, { buildMeasuredRows }, { scoreReview }] = loaded;
  const read = await readPhoto(file);
  return read.ok
    ? {
        state: 'measured',
        file,
        url: URL.createObjectURL(file),
        facts: read.value,
        buildRows: buildMeasuredRows,
        score: scoreReview,
      }
    : { state: 'refused', error: read.error };
}
