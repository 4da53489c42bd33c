import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import type { PhotoFacts } from '../file/photo-header.ts';

export type PhotoMeasuring =
  | { readonly state: 'idle' }
  /** The share of the models that has arrived, 0–1. */
  | { readonly state: 'loading'; readonly share: number }
  | { readonly state: 'measuring' }
  | { readonly state: 'sending' }
  | { readonly state: 'measured'; readonly measures: ReviewMeasures; readonly where: 'browser' | 'server' }
  | { readonly state: 'no-face' }
  | { readonly state: 'refused'; readonly reason: 'unreadable' | 'too-many-pixels' }
  /** This browser cannot measure; `message` says why the server did not either, if it was asked. */
  | { readonly state: 'unavailable'; readonly failure?: { readonly message: string | undefined } };

const loadMeasuring = () => import('./measure-in-browser.client.ts');
const loadSending = () =>
  Promise.all([import('./photo-to-send.client.ts'), import('./send-photo.client.ts')]);

/** Starts the download of the measuring code and its models, as soon as somebody is about to choose a photo. */
export function prefetchMeasuring(): void {
  loadMeasuring().then(
    ({ prepareMeasuring }) => prepareMeasuring(),
    // The photo itself asks again and reports the failure.
    () => undefined,
  );
}

/** Measures the photo that was chosen last, on this device, or on the server when its owner asks for that. */
export function usePhotoMeasures(photo: Blob | undefined, facts: PhotoFacts | undefined) {
  const [measuring, setMeasuring] = useState<PhotoMeasuring>({ state: 'idle' });
  const [previewUrl, setPreviewUrl] = useState<string>();
  const latest = useRef<Blob>(undefined);

  useEffect(() => {
    latest.current = photo;
    if (!photo) {
      setMeasuring({ state: 'idle' });
      return;
    }
    const show = (next: PhotoMeasuring) => {
      if (latest.current === photo) setMeasuring(next);
    };
    show({ state: 'loading', share: 0 });
    const showPreview = (preview: Blob) => {
      if (latest.current === photo) setPreviewUrl(URL.createObjectURL(preview));
    };
    void measure(photo, facts?.kind === 'heif' ? showPreview : undefined, show);
    return () => setPreviewUrl(undefined);
  }, [photo, facts]);
  useEffect(() => {
    if (previewUrl) return () => URL.revokeObjectURL(previewUrl);
  }, [previewUrl]);

  const askServer = useCallback(() => {
    if (!photo || !facts) return;
    const show = (next: PhotoMeasuring) => {
      if (latest.current === photo) setMeasuring(next);
    };
    show({ state: 'sending' });
    void measureRemotely(photo, facts, show);
  }, [photo, facts]);

  return { measuring, previewUrl, askServer };
}

async function measure(
  photo: Blob,
  onPreview: ((preview: Blob) => void) | undefined,
  show: (next: PhotoMeasuring) => void,
): Promise<void> {
  let loaded;
  try {
    loaded = await loadMeasuring();
  } catch {
    show({ state: 'unavailable' });
    return;
  }
  const measured = await loaded.measureInBrowser(photo, {
    onPreview,
    onProgress: (share) => show(share === undefined ? { state: 'measuring' } : { state: 'loading', share }),
  });
  if (measured.ok) show({ state: 'measured', measures: measured.value, where: 'browser' });
  else if (measured.error === 'no-face') show({ state: 'no-face' });
  else if (measured.error === 'unavailable') show({ state: 'unavailable' });
  else
    show({
      state: 'refused',
      reason: measured.error === 'too-many-pixels' ? 'too-many-pixels' : 'unreadable',
    });
}

async function measureRemotely(
  photo: Blob,
  facts: PhotoFacts,
  show: (next: PhotoMeasuring) => void,
): Promise<void> {
  try {
    const [{ photoToSend }, { measureOnServer }] = await loadSending();
    const sendable = (await photoToSend(photo, facts)) ?? photo;
    const measured = await measureOnServer(sendable);
    if (measured.ok) show({ state: 'measured', measures: measured.value, where: 'server' });
    else if (measured.code === 'no-face') show({ state: 'no-face' });
    else show({ state: 'unavailable', failure: { message: measured.message } });
  } catch {
    // The code for sending did not load.
    show({ state: 'unavailable', failure: { message: undefined } });
  }
}
