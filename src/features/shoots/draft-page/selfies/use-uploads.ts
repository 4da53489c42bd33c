import { useCallback, useEffect, useReducer, useRef } from 'react';
import { queueHandlers } from '../../uploading/queue-handlers.client.ts';
import { deleteWaitingFile, saveWaitingFile } from '../../uploading/waiting-files.client.ts';
import { loadUpload, sendSelfie } from '../../uploading/send-selfie.client.ts';
import { classifyRefusal, type UploadRefusal } from '../../uploading/upload-refusal.ts';
import {
  EMPTY_QUEUE,
  nextToSend,
  type UploadQueue,
  uploadQueueReducer,
} from '../../uploading/upload-queue.ts';
import { whenIdle } from '../../../../ui/when-idle.client.ts';
import type { Draft } from '../use-draft.ts';
import { useWaitingFiles } from './use-waiting-files.ts';

export interface Uploads {
  readonly queue: UploadQueue;
  /** The URL of the browser's own copy of a photo, shown until the server has a thumbnail. */
  readonly photoUrl: (queueKey: string) => string | undefined;
  readonly add: (files: readonly File[]) => void;
  /** Also uploads a photo that the quick check refused. */
  readonly retry: (queueKey: string) => void;
  readonly remove: (queueKey: string) => void;
}

/** Uploads that were `lost` are retried this often while the browser claims to be online. */
const RETRY_INTERVAL_MS = 5_000;

interface Sending {
  readonly file: File;
  readonly photoUrl: string;
  needsQuickCheck: boolean;
  stop: () => void;
  discard: () => void;
  /** Set while the server cannot take the photo. */
  holdTimer: ReturnType<typeof setTimeout> | undefined;
}

/** Runs the upload queue: starts the next uploads, stores unsent photos in the browser, and resumes with the connection. */
export function useUploads(draft: Draft): Uploads {
  const [queue, dispatch] = useReducer(uploadQueueReducer, EMPTY_QUEUE);
  const sendings = useRef(new Map<string, Sending>());
  const { ensureOpen } = draft;
  const shootId = draft.view?.id;
  const listed = draft.view?.selfies.map(({ uploadId }) => uploadId).join(' ');

  const remember = useCallback((key: string, file: File, needsQuickCheck: boolean) => {
    if (sendings.current.has(key)) return;
    sendings.current.set(key, {
      file,
      photoUrl: URL.createObjectURL(file),
      needsQuickCheck,
      stop: () => {},
      discard: () => {},
      holdTimer: undefined,
    });
  }, []);

  const start = useCallback(
    async (key: string) => {
      dispatch({ type: 'started', key });
      const sending = sendings.current.get(key);
      const draft = await ensureOpen();
      if (!sending || !sendings.current.has(key)) return;
      clearTimeout(sending.holdTimer);
      const onRefused = (refusal: UploadRefusal) => {
        const verdict = classifyRefusal(refusal);
        if (verdict.kind === 'held') {
          sending.holdTimer = setTimeout(() => dispatch({ type: 'hold-ended', key }), verdict.hold.waitMs);
          return dispatch({ type: 'held', key, hold: verdict.hold });
        }
        if (verdict.kind === 'lost') return dispatch({ type: 'lost', key });
        dispatch({ type: 'failed', key, error: verdict.error, message: verdict.message });
        void deleteWaitingFile(key);
      };
      if (!draft.ok) return onRefused(draft.failure);
      const { id } = draft.value;
      const save = () => {
        const { file, needsQuickCheck: lookedAtFirst } = sending;
        if (sendings.current.has(key)) void saveWaitingFile({ key, shootId: id, file, lookedAtFirst });
      };
      const onChecked = () => {
        sending.needsQuickCheck = false;
      };
      save();
      const { file, needsQuickCheck } = sending;
      const handlers = queueHandlers(key, dispatch, { onRefused, onChecked, save });
      Object.assign(sending, sendSelfie({ file, shootId: id, needsQuickCheck }, handlers));
    },
    [ensureOpen],
  );

  useEffect(() => whenIdle(() => void loadUpload().catch(() => undefined)), []);

  const next = nextToSend(queue).join(' ');
  useEffect(() => {
    for (const key of next.split(' ').filter(Boolean)) void start(key);
  }, [next, start]);

  const claim = useWaitingFiles(
    shootId,
    useCallback(
      ({ key, file, lookedAtFirst }) => {
        remember(key, file, lookedAtFirst);
        dispatch({ type: 'added', keys: [key] });
      },
      [remember],
    ),
  );

  useEffect(() => {
    dispatch({ type: 'listed', uploadIds: listed?.split(' ') });
  }, [listed]);

  const anyLost = queue.items.some(({ phase }) => phase === 'lost');
  useEffect(() => {
    const connected = () => dispatch({ type: 'connected' });
    const disconnected = () => dispatch({ type: 'disconnected' });
    addEventListener('online', connected);
    addEventListener('offline', disconnected);
    const timer = anyLost ? setInterval(() => navigator.onLine && connected(), RETRY_INTERVAL_MS) : undefined;
    return () => {
      removeEventListener('online', connected);
      removeEventListener('offline', disconnected);
      clearInterval(timer);
    };
  }, [anyLost]);

  useEffect(() => {
    const running = sendings.current;
    return () => {
      for (const sending of running.values()) {
        sending.stop();
        clearTimeout(sending.holdTimer);
        URL.revokeObjectURL(sending.photoUrl);
      }
      running.clear();
    };
  }, []);

  return {
    queue,
    photoUrl: (key) => sendings.current.get(key)?.photoUrl,
    add: useCallback(
      (files) => {
        const keyed = files.map((file) => ({ key: newKey(), file }));
        for (const { key, file } of keyed) {
          remember(key, file, true);
          claim(key);
          void saveWaitingFile({ key, shootId: shootId ?? '', file, lookedAtFirst: true });
        }
        dispatch({ type: 'added', keys: keyed.map(({ key }) => key) });
      },
      [claim, remember, shootId],
    ),
    retry: useCallback((key) => {
      dispatch({ type: 'retried', key });
    }, []),
    remove: useCallback((key) => {
      const sending = sendings.current.get(key);
      sending?.discard();
      clearTimeout(sending?.holdTimer);
      if (sending) URL.revokeObjectURL(sending.photoUrl);
      sendings.current.delete(key);
      void deleteWaitingFile(key);
      dispatch({ type: 'removed', key });
    }, []),
  };
}

/** Does without randomUUID, which a phone on a development server's plain http address does not have. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
