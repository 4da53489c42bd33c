import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import type { FormRefusal } from '../../../ui/form-submission/post-form.client.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import type { SendError } from './photo-to-send.client.ts';
import type { MeasuringFailure } from './review-message.ts';

/** Why the server did not measure a photo. */
export type ServerFailure = FormRefusal | SendError;

export type PhotoMeasuring =
  | { readonly state: 'idle' }
  /** The share of the models that has arrived, 0–1. */
  | { readonly state: 'loading'; readonly share: number }
  | { readonly state: 'measuring' }
  | { readonly state: 'sending' }
  | { readonly state: 'measured'; readonly measures: ReviewMeasures; readonly where: 'browser' | 'server' }
  | { readonly state: 'no-face' }
  | { readonly state: 'refused'; readonly reason: 'unreadable' | 'too-many-pixels' }
  /** The browser did not measure the photo, and neither did the server if it was asked. */
  | {
      readonly state: 'failed';
      readonly reason: MeasuringFailure;
      readonly serverFailure: ServerFailure | undefined;
    };

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

  const measureHere = useCallback(() => {
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
    latest.current = photo;
    measureHere();
  }, [photo, measureHere]);
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview.url);
  }, [preview]);

  const measuring: PhotoMeasuring =
    photo === undefined
      ? { state: 'idle' }
      : current?.photo === photo
        ? current.measuring
        : { state: 'loading', share: 0 };

  const askServer = useCallback(
    (reason: MeasuringFailure) => {
      if (!photo || !facts) return;
      setCurrent({ photo, measuring: { state: 'sending' } });
      void measureRemotely(photo, facts, reason).then((next) => {
        if (latest.current === photo) setCurrent({ photo, measuring: next });
      });
    },
    [photo, facts],
  );
  return {
    measuring,
    previewUrl: preview?.photo === photo ? preview?.url : undefined,
    measureAgain: measureHere,
    askServer,
  };
}

async function measure(
  photo: Blob,
  onPreview: ((preview: Blob) => void) | undefined,
  show: (next: PhotoMeasuring) => void,
): Promise<void> {
  const fail = (reason: MeasuringFailure) => show({ state: 'failed', reason, serverFailure: undefined });
  const measureInBrowser = await loadMeasureInBrowser();
  if (!measureInBrowser) return fail('not-loaded');
  const measured = await measureInBrowser(photo, {
    onPreview,
    onProgress: (share) => show(share === undefined ? { state: 'measuring' } : { state: 'loading', share }),
  });
  if (measured.ok) return show({ state: 'measured', measures: measured.value, where: 'browser' });
  switch (measured.error) {
    case 'superseded':
      return;
    case 'no-face':
      return show({ state: 'no-face' });
    case 'not-loaded':
    case 'unavailable':
      return fail(measured.error);
    default:
      return show({
        state: 'refused',
        reason: measured.error === 'too-many-pixels' ? 'too-many-pixels' : 'unreadable',
      });
  }
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

/** @param reason for which the browser did not measure the photo, shown again if the server does not either */
async function measureRemotely(
  photo: Blob,
  facts: PhotoFacts,
  reason: MeasuringFailure,
): Promise<PhotoMeasuring> {
  let sent;
  try {
    const { measureOnServer } = await import('./send-photo.client.ts');
    sent = await measureOnServer(photo, facts);
  } catch {
    // The code for sending did not load.
    return { state: 'failed', reason, serverFailure: { kind: 'offline' } };
  }
  if (typeof sent === 'string') return { state: 'failed', reason, serverFailure: sent };
  if (sent.ok) return { state: 'measured', measures: sent.value.measures, where: 'server' };
  const { refusal } = sent;
  return refusal.kind === 'server' && refusal.code === 'no-face'
    ? { state: 'no-face' }
    : { state: 'failed', reason, serverFailure: refusal };
}
