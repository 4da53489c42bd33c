import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Result } from '../../base/result.ts';
import type { PhotoDecodeError } from '../../imaging/codecs/browser/decode-photo.ts';
import { DownloadError } from '../../imaging/download-error.ts';
import { whenIdle } from '../../ui/when-idle.client.ts';
import {
  type CropperAction,
  type CropperState,
  EMPTY_CROPPER,
  reduceCropper,
  type StoredCrop,
} from './cropper-state.ts';
import type { RestoredPhoto } from './storage/photo-records.ts';

/** `failed`: the file was moved, or there is not enough memory. */
export type IntakeError = PhotoDecodeError | 'not-loaded' | 'failed';

export interface OpenPhoto {
  readonly bitmap: ImageBitmap;
  /** True for a photo that came back after a reload. */
  readonly isRestored: boolean;
  /** The id under which the browser stores the photo for the next reload; undefined where it stores nothing. */
  readonly storedId: string | undefined;
}

/** A photo that is chosen replaces the open one as soon as it is decoded. */
export interface Intake {
  readonly isOpening: boolean;
  readonly error: IntakeError | undefined;
  readonly photo: OpenPhoto | undefined;
  /** True while a photo is stored, also one that does not open. */
  readonly isStored: boolean;
}

const EMPTY_INTAKE: Intake = { isOpening: false, error: undefined, photo: undefined, isStored: false };

/** A crop is stored this long after its last change. */
const STORE_AFTER_MS = 400;

/** Everything that is not needed to look at the page, loaded when it is idle. The networks and the PDF writer follow with a photo. */
const loadParts = () =>
  Promise.all([
    import('../../imaging/codecs/browser/decode-photo.ts'),
    import('./storage/stored-photo.client.ts'),
    import('../../platform/handed-photo/handed-photo.client.ts'),
    import('./head/find-head.client.ts'),
    import('./output/save-files.client.ts'),
  ]);

export interface Cropper {
  readonly state: CropperState;
  readonly intake: Intake;
  readonly dispatch: (action: CropperAction) => void;
  readonly choose: (file: Blob | undefined) => void;
  /** Deletes photo and crop from the device. Resolves to false, and leaves both open, when the browser did not delete them. */
  readonly forget: () => Promise<boolean>;
  readonly searchHead: () => void;
}

/** Opens photos, finds the head on them, and keeps photo and crop on the device. */
export function useCropper(): Cropper {
  const [state, dispatch] = useReducer(reduceCropper, EMPTY_CROPPER);
  const [intake, setIntake] = useState(EMPTY_INTAKE);
  const latest = useRef<Blob>(undefined);
  const latestId = useRef(0);
  const storing = useRef<Promise<string | undefined>>(undefined);
  const bitmap = intake.photo?.bitmap;

  const search = useCallback((photo: ImageBitmap, photoId: number) => {
    void startSearch(photo, photoId, () => latestId.current === photoId, dispatch);
  }, []);

  const open = useCallback(
    async (file: Blob, restored?: RestoredPhoto): Promise<IntakeError | undefined> => {
      latest.current = file;
      setIntake((before) => ({
        ...before,
        isOpening: true,
        error: undefined,
        isStored: before.isStored || !!restored,
      }));
      const decoded = await decode(file);
      const isReplaced = () => latest.current !== file;
      if (isReplaced()) {
        if (decoded.ok) decoded.value.close();
        return undefined;
      }
      if (!decoded.ok) {
        setIntake((before) => ({ ...before, isOpening: false, error: decoded.error }));
        return decoded.error;
      }
      const bitmap = decoded.value;
      storing.current = restored ? Promise.resolve(restored.id) : storePhoto(file, Date.now());
      const storedId = await storing.current;
      if (isReplaced()) {
        bitmap.close();
        return undefined;
      }
      setIntake({
        isOpening: false,
        error: undefined,
        photo: { bitmap, isRestored: restored !== undefined, storedId },
        isStored: storedId !== undefined,
      });
      const photoId = ++latestId.current;
      const { width, height } = bitmap;
      const stored = restored?.crop;
      dispatch({ type: 'open', photoId, photo: { widthPx: width, heightPx: height }, stored });
      if (!stored?.edit.marks) search(bitmap, photoId);
      return undefined;
    },
    [search],
  );

  const choose = useCallback((file: Blob | undefined) => file && void open(file), [open]);

  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      await loadParts();
      const { loadPhoto } = await import('./storage/stored-photo.client.ts');
      const { deleteHandedPhoto, peekHandedPhoto } =
        await import('../../platform/handed-photo/handed-photo.client.ts');
      const handed = await peekHandedPhoto('cropper', new Date());
      const stored = handed ? undefined : await loadPhoto(Date.now());
      if (isGone || latest.current !== undefined) return;
      if (handed) {
        const problem = await open(handed.photo);
        // With the others, a reload may open it.
        const isUnreadable = problem !== undefined && problem !== 'not-loaded' && problem !== 'failed';
        if (isUnreadable) await deleteHandedPhoto('cropper', handed);
      } else if (stored) await open(stored.photo, stored);
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

  useStoredCrop(state, intake.photo?.storedId);

  const { isStored } = intake;
  const forget = useCallback(async () => {
    // A photo that is still being stored would arrive after the deletion.
    await storing.current;
    const deletion = await deleteStored();
    // A browser that refuses storage, and has stored nothing, has nothing to delete.
    if (deletion === 'failed' || (deletion === 'refused' && isStored)) return false;
    latest.current = undefined;
    latestId.current++;
    setIntake(EMPTY_INTAKE);
    dispatch({ type: 'close' });
    void endSearch();
    return true;
  }, [isStored]);

  const { photoId } = state;
  const searchHead = useCallback(() => {
    if (bitmap && photoId !== undefined) search(bitmap, photoId);
  }, [bitmap, photoId, search]);
  return { state, intake, dispatch, choose, forget, searchHead };
}

async function decode(file: Blob): Promise<Result<ImageBitmap, IntakeError>> {
  const decodePhoto = await loadDecoder();
  if (!decodePhoto) return { ok: false, error: 'not-loaded' };
  try {
    return await decodePhoto(file);
  } catch (error) {
    return { ok: false, error: error instanceof DownloadError ? 'not-loaded' : 'failed' };
  }
}

/** Returns undefined when the code did not load. */
async function loadDecoder() {
  try {
    const { decodePhoto } = await import('../../imaging/codecs/browser/decode-photo.ts');
    return decodePhoto;
  } catch {
    return undefined;
  }
}

/**
 * Stores a photo instead of those that a reload would bring back: the one before, and one from another page.
 * @returns its id, or undefined when it could not be stored
 */
async function storePhoto(file: Blob, nowMs: number): Promise<string | undefined> {
  try {
    const { deletePhoto, putPhoto } = await import('./storage/stored-photo.client.ts');
    const { deleteHandedPhoto } = await import('../../platform/handed-photo/handed-photo.client.ts');
    // Two tabs do not choose photos of the same size in the same millisecond.
    const id = `${nowMs}-${file.size}`;
    const isStored = await putPhoto(file, id, nowMs);
    await deleteHandedPhoto('cropper');
    if (isStored) return id;
    // A photo before may have had room; it is not the one that a reload should bring back.
    await deletePhoto();
    return undefined;
  } catch {
    // The storage did not load; the photo is open all the same.
    return undefined;
  }
}

async function startSearch(
  photo: ImageBitmap,
  photoId: number,
  isCurrent: () => boolean,
  dispatch: (action: CropperAction) => void,
): Promise<void> {
  dispatch({ type: 'search-started' });
  const onFailed = () => dispatch({ type: 'search-failed', photoId });
  try {
    const { findHead } = await import('./head/find-head.client.ts');
    // Print sheets work offline, too.
    void import('./output/save-files.client.ts').then(({ loadPdf }) => loadPdf()).catch(() => undefined);
    const copy = await createImageBitmap(photo);
    // The search of an earlier photo must not replace that of a later one.
    if (!isCurrent()) {
      copy.close();
      return;
    }
    findHead(copy, {
      onProgress: (share) => dispatch({ type: 'search-progress', photoId, share }),
      onFound: (head) => dispatch({ type: 'head-found', photoId, head }),
      onHair: (marks) => dispatch({ type: 'hair-found', photoId, marks }),
      onFailed,
    });
  } catch {
    onFailed();
  }
}

async function deleteStored(): Promise<'done' | 'refused' | 'failed'> {
  try {
    const { deletePhoto } = await import('./storage/stored-photo.client.ts');
    const { deleteHandedPhoto } = await import('../../platform/handed-photo/handed-photo.client.ts');
    await deleteHandedPhoto('cropper');
    return (await deletePhoto()) ? 'done' : 'refused';
  } catch {
    // The code did not load, so that an earlier photo may still be stored.
    return 'failed';
  }
}

async function endSearch(): Promise<void> {
  try {
    const { forgetHead } = await import('./head/find-head.client.ts');
    forgetHead();
  } catch {
    // A search whose code did not load is not running.
  }
}

async function storeCrop(crop: StoredCrop, photoId: string): Promise<void> {
  try {
    const { putCrop } = await import('./storage/stored-photo.client.ts');
    await putCrop(crop, photoId);
  } catch {
    // The code was loaded for the photo; without it, the next change tries again.
  }
}

/** Stores the crop a moment after each change. @param storedId undefined where the photo is not stored */
function useStoredCrop(
  { history, presetId, output, found, judged }: CropperState,
  storedId: string | undefined,
): void {
  const edit = history?.present;
  useEffect(() => {
    if (!edit || storedId === undefined) return;
    const timer = setTimeout(() => {
      void storeCrop({ presetId, output, edit, found, judged }, storedId);
    }, STORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [edit, storedId, presetId, output, found, judged]);
}
