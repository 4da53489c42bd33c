import type { RejectReason } from '../../../imaging/selfie.ts';

/** What the worker of the first look tells the page. */
export type FirstLookWord =
  | { readonly said: 'ready' }
  /** Undefined: the server shall look at it. */
  | { readonly said: 'looked'; readonly reason: RejectReason | undefined }
  /** No WebAssembly, no canvas, out of memory: nothing can be looked at here. */
  | { readonly said: 'broken'; readonly why: string };
