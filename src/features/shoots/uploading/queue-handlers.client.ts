import type { SendHandlers } from './send-handlers.ts';
import type { UploadEvent } from './upload-queue.ts';
import type { UploadRefusal } from './upload-refusal.ts';
import { forgetFile } from './waiting-files.client.ts';

export interface QueuedFile {
  /** From now on the first look has nothing to say: it let the photo pass, or the visitor has seen its word. */
  readonly looked: () => void;
  /** Writes down how far it is, for after a reload. */
  readonly keep: () => void;
  readonly refused: (refusal: UploadRefusal) => void;
}

/** What happens to one selfie on its way, told to the queue and to the files kept for after a reload. */
export function queueHandlers(
  key: string,
  tell: (event: UploadEvent) => void,
  { looked, keep, refused }: QueuedFile,
): SendHandlers {
  return {
    onShrunk: () => {
      looked();
      tell({ type: 'shrunk', key });
    },
    onTurnedDown: (reason) => {
      looked();
      tell({ type: 'turned-down', key, reason });
      void forgetFile(key);
    },
    onAddress: (uploadId) => {
      keep();
      tell({ type: 'addressed', key, uploadId });
    },
    onProgress: (share) => tell({ type: 'progressed', key, share }),
    onRefused: refused,
    onSent: () => {
      tell({ type: 'sent', key });
      void forgetFile(key);
    },
    onUnsendable: (error) => {
      tell({ type: 'failed', key, error, message: undefined });
      void forgetFile(key);
    },
  };
}
