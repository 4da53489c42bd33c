import { useCallback, useEffect, useReducer, useRef } from 'react';
import { queueHandlers } from '../../uploading/queue-handlers.client.ts';
import { forgetFile, keepFile } from '../../uploading/waiting-files.client.ts';
import { loadUpload, sendSelfie } from '../../uploading/send-selfie.client.ts';
import { judgeRefusal, type UploadRefusal } from '../../uploading/upload-refusal.ts';
import { EMPTY_QUEUE, nextToSend, type UploadQueue, uploadQueue } from '../../uploading/upload-queue.ts';
import { whenIdle } from '../../../../ui/when-idle.client.ts';
import type { Draft } from '../use-draft.ts';
import { useWaitingFiles } from './use-waiting-files.ts';

export interface Uploads {
  readonly queue: UploadQueue;
  /** Pictures of the browser's own, for tiles the server has no thumbnail of yet. */
  readonly pictureUrl: (queueKey: string) => string | undefined;
  readonly add: (files: readonly File[]) => void;
  /** Also sends what the first look turned down. */
  readonly retry: (queueKey: string) => void;
  readonly remove: (queueKey: string) => void;
}

/** `lost` items are tried again this often even when the browser believes it is online. */
const TRY_AGAIN_MS = 5_000;

interface Sending {
  readonly file: File;
  readonly pictureUrl: string;
  lookedAtFirst: boolean;
  stop: () => void;
  discard: () => void;
  /** Set while the server cannot take it. */
  wakeTimer: ReturnType<typeof setTimeout> | undefined;
}

/** Runs the upload queue: starts what is next, remembers what is not sent yet, wakes up with the connection. */
export function useUploads(draft: Draft): Uploads {
  const [queue, tell] = useReducer(uploadQueue, EMPTY_QUEUE);
  const sendings = useRef(new Map<string, Sending>());
  const { ensure } = draft;
  const shootId = draft.view?.id;
  const listed = draft.view?.selfies.map(({ uploadId }) => uploadId).join(' ');

  const put = useCallback((key: string, file: File, lookedAtFirst: boolean) => {
    if (sendings.current.has(key)) return;
    sendings.current.set(key, {
      file,
      pictureUrl: URL.createObjectURL(file),
      lookedAtFirst,
      stop: () => {},
      discard: () => {},
      wakeTimer: undefined,
    });
  }, []);

  const start = useCallback(
    async (key: string) => {
      tell({ type: 'started', key });
      const sending = sendings.current.get(key);
      const draft = await ensure();
      if (!sending || !sendings.current.has(key)) return;
      clearTimeout(sending.wakeTimer);
      const refused = (refusal: UploadRefusal) => {
        const verdict = judgeRefusal(refusal);
        if (verdict.kind === 'held') {
          sending.wakeTimer = setTimeout(() => tell({ type: 'hold-over', key }), verdict.hold.waitMs);
          return tell({ type: 'held', key, hold: verdict.hold });
        }
        if (verdict.kind === 'lost') return tell({ type: 'lost', key });
        tell({ type: 'failed', key, error: verdict.error, message: verdict.message });
        void forgetFile(key);
      };
      if (!draft.ok) return refused(draft.failure);
      const { id } = draft.value;
      const keep = () => {
        const { file, lookedAtFirst } = sending;
        if (sendings.current.has(key)) void keepFile({ key, shootId: id, file, lookedAtFirst });
      };
      const looked = () => {
        sending.lookedAtFirst = false;
      };
      keep();
      const { file, lookedAtFirst } = sending;
      Object.assign(
        sending,
        sendSelfie({ file, shootId: id, lookedAtFirst }, queueHandlers(key, tell, { refused, looked, keep })),
      );
    },
    [ensure],
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
        put(key, file, lookedAtFirst);
        tell({ type: 'added', keys: [key] });
      },
      [put],
    ),
  );

  useEffect(() => {
    tell({ type: 'listed', uploadIds: listed?.split(' ') });
  }, [listed]);

  const anyLost = queue.items.some(({ phase }) => phase === 'lost');
  useEffect(() => {
    const connected = () => tell({ type: 'connected' });
    const disconnected = () => tell({ type: 'disconnected' });
    addEventListener('online', connected);
    addEventListener('offline', disconnected);
    const timer = anyLost ? setInterval(() => navigator.onLine && connected(), TRY_AGAIN_MS) : undefined;
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
        clearTimeout(sending.wakeTimer);
        URL.revokeObjectURL(sending.pictureUrl);
      }
      running.clear();
    };
  }, []);

  return {
    queue,
    pictureUrl: (key) => sendings.current.get(key)?.pictureUrl,
    add: useCallback(
      (files) => {
        const keyed = files.map((file) => ({ key: newKey(), file }));
        for (const { key, file } of keyed) {
          put(key, file, true);
          claim(key);
          void keepFile({ key, shootId: shootId ?? '', file, lookedAtFirst: true });
        }
        tell({ type: 'added', keys: keyed.map(({ key }) => key) });
      },
      [claim, put, shootId],
    ),
    retry: useCallback((key) => {
      tell({ type: 'retried', key });
    }, []),
    remove: useCallback((key) => {
      const sending = sendings.current.get(key);
      sending?.discard();
      clearTimeout(sending?.wakeTimer);
      if (sending) URL.revokeObjectURL(sending.pictureUrl);
      sendings.current.delete(key);
      void forgetFile(key);
      tell({ type: 'removed', key });
    }, []),
  };
}

/** Not randomUUID: that exists only on https and localhost, and phones are tried over the home network. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
