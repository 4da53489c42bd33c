import type { RejectReason } from '../../../imaging/selfie.ts';
import type { SendError, UploadRefusal } from './upload-refusal.ts';

/** Callbacks for the progress and outcome of one selfie's upload. */
export interface SendHandlers {
  readonly onShrunk: () => void;
  /** The quick check found that the server would refuse the photo; nothing was uploaded. */
  readonly onTurnedDown: (reason: RejectReason) => void;
  readonly onAddress: (uploadId: string) => void;
  readonly onProgress: (share: number) => void;
  readonly onSent: () => void;
  /** The server refused the upload, or several attempts got no answer. */
  readonly onRefused: (refusal: UploadRefusal) => void;
  /** The file cannot be read or is too large, so no upload was attempted. */
  readonly onUnsendable: (error: SendError) => void;
}
