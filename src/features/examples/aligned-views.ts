import type { FaceMarks } from '../../imaging/engine.ts';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface AlignedViews {
  /** Of the selfie, whole pixels. */
  readonly before: View;
  /** Of the headshot, shares of its width and height. */
  readonly after: View;
}

/** Width ÷ height of both. */
const ASPECT = 4 / 5;
/** Where portraits have their eyes, from the top. */
const EYE_LINE = 0.4;

/**
 * The largest 4:5 part that selfie and headshot both show, so that the face stays in its place when the one is uncovered from
 * under the other. The headshot is the selfie enlarged and moved; the little it is turned and its lens corrected is left out.
 */
export function alignedViews(selfie: FaceMarks, headshot: FaceMarks): AlignedViews {
  const [from, to] = [measured(selfie), measured(headshot)];
  const scale = Math.sqrt((to.eyes / from.eyes) * (to.height / from.height));
  // Where the selfie lies, in pixels of the headshot.
  const left = Math.max(0, to.x - from.x * scale);
  const top = Math.max(0, to.y - from.y * scale);
  const right = Math.min(headshot.widthPx, to.x + (selfie.widthPx - from.x) * scale);
  const bottom = Math.min(headshot.heightPx, to.y + (selfie.heightPx - from.y) * scale);

  const height = Math.min(bottom - top, (right - left) / ASPECT);
  const width = height * ASPECT;
  const x = between(left, to.x - width / 2, right - width);
  const y = between(top, to.eyeLine - EYE_LINE * height, bottom - height);
  const { widthPx, heightPx } = headshot;
  return {
    before: wholePixels(selfie, {
      x: from.x + (x - to.x) / scale,
      y: from.y + (y - to.y) / scale,
      width: width / scale,
      height: height / scale,
    }),
    after: {
      x: share(x / widthPx),
      y: share(y / heightPx),
      width: share(width / widthPx),
      height: share(height / heightPx),
    },
  };
}

/** The middle of the face's three marks, and how far they are apart. */
function measured({ leftEye, rightEye, mouth }: FaceMarks) {
  const eyesX = (leftEye.x + rightEye.x) / 2;
  const eyeLine = (leftEye.y + rightEye.y) / 2;
  return {
    x: (eyesX + mouth.x) / 2,
    y: (eyeLine + mouth.y) / 2,
    eyeLine,
    eyes: Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y),
    height: Math.hypot(mouth.x - eyesX, mouth.y - eyeLine),
  };
}

function wholePixels({ widthPx, heightPx }: FaceMarks, view: View): View {
  const width = Math.min(widthPx, Math.round(view.width));
  const height = Math.min(heightPx, Math.round(view.height));
  return {
    x: between(0, Math.round(view.x), widthPx - width),
    y: between(0, Math.round(view.y), heightPx - height),
    width,
    height,
  };
}

/** A ten-thousandth is less than a pixel. */
function share(value: number): number {
  return between(0, Math.round(value * 10_000) / 10_000, 1);
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
