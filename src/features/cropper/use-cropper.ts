import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { PhotoDecodeError } from '../../imaging/codecs/browser/decode-photo.ts';
import { whenIdle } from '../../ui/when-idle.client.ts';
import {
  type CropperAction,
  type CropperState,
  EMPTY_CROPPER,
  reduceCropper,
  type StoredCrop,
} from './cropper-state.ts';

export type IntakeError = PhotoDecodeError | 'not-loaded';

export type Intake =
  | { readonly state: 'empty' | 'opening' }
  | { readonly state: 'refused'; readonly error: IntakeError }
  | {
      readonly state: 'open';
      readonly bitmap: ImageBitmap;
      /** Whether the photo came back after a reload, and whether the browser keeps it for the next one. */
      readonly isRestored: boolean;
      readonly isKept: boolean;
    };

/** A crop is stored this long after its last change. */
const STORE_AFTER_MS = 400;

/** Everything that is not needed to look at the page, loaded when it is idle. The networks and the PDF writer follow with a photo. */
const loadParts = () =>
  Promise.all([
    import('../../imaging/codecs/browser/decode-photo.ts'),
    import('./storage/stored-photo.client.ts'),
    import('./head/find-head.client.ts'),
    import('./output/save-files.client.ts'),
  ]);

export interface Cropper {
  readonly state: CropperState;
  readonly intake: Intake;
  readonly dispatch: (action: CropperAction) => void;
  readonly choose: (file: Blob | undefined) => void;
  readonly forget: () => void;
  readonly searchHead: () => void;
}

/** Opens photos, finds the head on them, and keeps photo and crop on the device. */
export function useCropper(): Cropper {
  const [state, dispatch] = useReducer(reduceCropper, EMPTY_CROPPER);
  const [intake, setIntake] = useState<Intake>({ state: 'empty' });
  const latest = useRef<Blob>(undefined);
  const bitmap = intake.state === 'open' ? intake.bitmap : undefined;

  const search = useCallback((photo: ImageBitmap) => {
    dispatch({ type: 'search-started' });
    void startSearch(photo, dispatch);
  }, []);

  const open = useCallback(
    async (file: Blob, stored?: StoredCrop) => {
      latest.current = file;
      const isRestored = stored !== undefined;
      const opened = await openPhoto(file, isRestored);
      if (latest.current !== file) {
        if (opened.state === 'open') opened.bitmap.close();
        return;
      }
      setIntake(opened);
      if (opened.state !== 'open') return;
      const { width, height } = opened.bitmap;
      dispatch({ type: 'open', photo: { widthPx: width, heightPx: height }, stored });
      if (!stored?.edit.marks) search(opened.bitmap);
    },
    [search],
  );

  const choose = useCallback(
    (file: Blob | undefined) => {
      if (!file) return;
      setIntake({ state: 'opening' });
      dispatch({ type: 'close' });
      void open(file);
    },
    [open],
  );

  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      await loadParts();
      const { loadKept } = await import('./storage/stored-photo.client.ts');
      const kept = await loadKept(Date.now());
      if (kept?.crop && !isGone && latest.current === undefined) await open(kept.photo, kept.crop);
    };
    // Without these parts nothing is lost yet: choosing a photo loads them again and reports a failure.
    const cancel = whenIdle(() => void restore().catch(() => undefined));
    return () => {
      isGone = true;
      latest.current = undefined;
      cancel();
    };
  }, [open]);

  useEffect(() => {
    if (bitmap) return () => bitmap.close();
  }, [bitmap]);

  useStoredCrop(state, intake.state === 'open' && intake.isKept);

  const forget = useCallback(() => {
    latest.current = undefined;
    setIntake({ state: 'empty' });
    dispatch({ type: 'close' });
    void forgetPhoto();
  }, []);

  const searchHead = useCallback(() => bitmap && search(bitmap), [bitmap, search]);
  return { state, intake, dispatch, choose, forget, searchHead };
}

async function openPhoto(file: Blob, isRestored: boolean): Promise<Intake> {
  let decoded;
  try {
    const { decodePhoto } = await import('../../imaging/codecs/browser/decode-photo.ts');
    decoded = await decodePhoto(file);
  } catch {
    // Nothing else throws here but the loading of the decoder, and on demand of the one for HEIC.
    return { state: 'refused', error: 'not-loaded' };
  }
  if (!decoded.ok) return { state: 'refused', error: decoded.error };
  const { keepPhoto } = await import('./storage/stored-photo.client.ts');
  const isKept = isRestored || (await keepPhoto(file, Date.now()));
  return { state: 'open', bitmap: decoded.value, isRestored, isKept };
}

async function startSearch(photo: ImageBitmap, dispatch: (action: CropperAction) => void): Promise<void> {
  try {
    const { findHead } = await import('./head/find-head.client.ts');
    // Print sheets work offline, too.
    void import('./output/save-files.client.ts').then(({ loadPdf }) => loadPdf()).catch(() => undefined);
    findHead(await createImageBitmap(photo), {
      onProgress: (share) => dispatch({ type: 'search-progress', share }),
      onFound: (head) => dispatch({ type: 'head-found', head }),
      onHair: (marks) => dispatch({ type: 'hair-found', marks }),
      onFailed: () => dispatch({ type: 'search-failed' }),
    });
  } catch {
    dispatch({ type: 'search-failed' });
  }
}

async function forgetPhoto(): Promise<void> {
  const { forgetHead } = await import('./head/find-head.client.ts');
  forgetHead();
  const { forgetKept } = await import('./storage/stored-photo.client.ts');
  await forgetKept();
}

/** Stores the crop a moment after each change. */
function useStoredCrop({ history, presetId, output, found, judged }: CropperState, isKept: boolean): void {
  const edit = history?.present;
  useEffect(() => {
    if (!edit || !isKept) return;
    const timer = setTimeout(() => {
      void import('./storage/stored-photo.client.ts').then(({ keepCrop }) =>
        keepCrop({ presetId, output, edit, found, judged }),
      );
    }, STORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [edit, isKept, presetId, output, found, judged]);
}
