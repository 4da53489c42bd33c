import type { HeadMarks } from '../../../imaging/measure/face/head-marks.ts';
import type { FoundHead } from '../../../imaging/recipes/find-head.ts';

/** The head of the largest face, in pixels of the photo. */
export type HeadOnPhoto = Pick<FoundHead, 'marks' | 'faceCount' | 'yawDeg'>;

/** A photo for the worker. Its answers carry the id, because a photo may be replaced while it is searched. */
export interface FindHeadRequest {
  readonly id: number;
  readonly bitmap: ImageBitmap;
}

/** The worker's answers, in this order. */
export type FindHeadAnswer =
  | { readonly type: 'progress'; readonly share: number }
  /** The head, or undefined when there is no face. The top of the hair is not measured yet. */
  | { readonly type: 'found'; readonly head: HeadOnPhoto | undefined }
  /** The same head with the top of its hair, and with the skull's top as far as the hair tells it. */
  | { readonly type: 'hair'; readonly marks: HeadMarks }
  | { readonly type: 'failed' };

export type FindHeadMessage = FindHeadAnswer & { readonly id: number };
