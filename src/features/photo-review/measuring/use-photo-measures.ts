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

/** Starts the download of the measuring code and its models, as soon as somebody is about to choose a photo. */
export function prefetchMeasuring(): void {
  import('./measure-in-browser.client.ts').then(
    ({ prepareMeasuring }) => prepareMeasuring(),
    // The photo itself asks again and reports the failure.
    () => undefined,
  );
}

/** Measures the photo that was chosen last, on this device, or on the server when its owner asks for that. */
export function usePhotoMeasures(photo: Blob | undefined, facts: PhotoFacts | undefined) {
  const [current, setCurrent] = useState<{ readonly photo: Blob; readonly measuring: PhotoMeasuring }>();
  const [preview, setPreview] = useState<{ readonly photo: Blob; readonly url: string }>();
  const latest = useRef<Blob>(undefined);

  useEffect(() => {
    latest.current = photo;
    if (!photo) return;
    const isLatest = () => latest.current === photo;
    const showPreview = (jpeg: Blob) => {
      if (isLatest()) setPreview({ photo, url: URL.createObjectURL(jpeg) });
    };
    void measure(photo, facts?.kind === 'heif' ? showPreview : undefined, (measuring) => {
      if (isLatest()) setCurrent({ photo, measuring });
    });
  }, [photo, facts]);
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview.url);
  }, [preview]);

  const askServer = useCallback(() => {
    if (!photo || !facts) return;
    setCurrent({ photo, measuring: { state: 'sending' } });
    void measureRemotely(photo, facts, (measuring) => {
      if (latest.current === photo) setCurrent({ photo, measuring });
    });
  }, [photo, facts]);

  const measuring: PhotoMeasuring =
    photo === undefined
      ? { state: 'idle' }
      : current?.photo === photo
        ? current.measuring
        : { state: 'loading', share: 0 };
  return { measuring, previewUrl: preview?.photo === photo ? preview?.url : undefined, askServer };
}

async function measure(
  photo: Blob,
  onPreview: ((preview: Blob) => void) | undefined,
  show: (next: PhotoMeasuring) => void,
): Promise<void> {
  const measureInBrowser = await loadMeasureInBrowser();
  if (!measureInBrowser) return show({ state: 'unavailable' });
  const measured = await measureInBrowser(photo, {
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

/** Returns undefined when the code could not be loaded. */
async function loadMeasureInBrowser() {
  try {
    const { measureInBrowser } = await import('./measure-in-browser.client.ts');
    return measureInBrowser;
  } catch {
    return undefined;
  }
}

async function measureRemotely(
  photo: Blob,
  facts: PhotoFacts,
  show: (next: PhotoMeasuring) => void,
): Promise<void> {
  try {
    const { photoToSend } = await import('./photo-to-send.client.ts');
    const { measureOnServer } = await import('./send-photo.client.ts');
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
