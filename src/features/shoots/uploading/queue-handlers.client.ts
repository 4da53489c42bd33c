import { track } from '../../../platform/analytics/analytics-events.client.ts';
import type { SendHandlers } from './send-handlers.ts';
import type { UploadEvent } from './upload-queue.ts';
import type { UploadRefusal } from './upload-refusal.ts';
import { deleteWaitingFile } from './waiting-files.client.ts';

export interface QueuedFileHandlers {
  /** Called when the quick check has let the photo pass or refused it: it is not checked again. */
  readonly onChecked: () => void;
  /** Stores the file and its state in this browser, so that a reload does not lose it. */
  readonly save: () => void;
  readonly onRefused: (refusal: UploadRefusal) => void;
}

/** Reports the upload of one selfie to the queue, and deletes the browser's copy of the file when it is no longer needed. */
export function queueHandlers(
  key: string,
  dispatch: (event: UploadEvent) => void,
  { onChecked, save, onRefused }: QueuedFileHandlers,
): SendHandlers {
  return {
    onShrunk: () => {
      onChecked();
      dispatch({ type: 'shrunk', key });
    },
    onTurnedDown: (reason) => {
      onChecked();
      dispatch({ type: 'turned-down', key, reason });
      track('selfie-refused', { reason });
      void deleteWaitingFile(key);
    },
    onAddress: (uploadId) => {
      save();
      dispatch({ type: 'addressed', key, uploadId });
    },
    onProgress: (share) => dispatch({ type: 'progressed', key, share }),
    onRefused,
    onSent: () => {
      dispatch({ type: 'sent', key });
      void deleteWaitingFile(key);
    },
    onUnsendable: (error) => {
      dispatch({ type: 'failed', key, error, message: undefined });
      void deleteWaitingFile(key);
    },
  };
}
