import type { HeadMarks } from '../../../imaging/measure/face/head-marks.ts';

/** The head of the largest face on a photo, in pixels of the photo. */
export interface FoundHead {
  readonly marks: HeadMarks;
  readonly faceCount: number;
  /** The head's turn to the side, degrees; positive looks to the photo's right. */
  readonly yawDeg: number;
}

/** A photo for the worker. Its answers carry the id, because a photo may be replaced while it is searched. */
export interface FindHeadRequest {
  readonly id: number;
  readonly bitmap: ImageBitmap;
}

/** The worker's answers, in this order. */
export type FindHeadAnswer =
  | { readonly type: 'progress'; readonly share: number }
  /** The head, or undefined when there is no face. The top of the hair is not measured yet. */
  | { readonly type: 'found'; readonly head: FoundHead | undefined }
  /** The same head with the top of its hair. */
  | { readonly type: 'hair'; readonly marks: HeadMarks }
  | { readonly type: 'failed'; readonly error: string };

export type FindHeadMessage = FindHeadAnswer & { readonly id: number };
