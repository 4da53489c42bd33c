import type { RejectReason } from '../../../imaging/selfie.ts';
import type { SendError, UploadRefusal } from './upload-refusal.ts';

/** What becomes of a selfie on its way. */
export interface SendHandlers {
  readonly onShrunk: () => void;
  /** The first look says the server would refuse it; nothing was sent. */
  readonly onTurnedDown: (reason: RejectReason) => void;
  readonly onAddress: (uploadId: string) => void;
  readonly onProgress: (share: number) => void;
  readonly onSent: () => void;
  /** The server did not take it, or no answer came after several tries. */
  readonly onRefused: (refusal: UploadRefusal) => void;
  /** There is nothing to send. */
  readonly onUnsendable: (error: SendError) => void;
}
