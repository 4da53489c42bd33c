import type { RejectReason } from '../../../imaging/selfie.ts';

/** A message from the worker of the quick check to the page. */
export type QuickCheckMessage =
  | { readonly type: 'ready' }
  /** `reason` is undefined when the photo should be uploaded. */
  | { readonly type: 'checked'; readonly reason: RejectReason | undefined }
  /** This browser cannot check photos: it lacks WebAssembly or a canvas, or ran out of memory. */
  | { readonly type: 'failed'; readonly error: string };
