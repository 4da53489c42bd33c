import type { FaceMarks } from '../../imaging/engine.ts';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface AlignedViews {
  /** Part of the selfie, in whole pixels. */
  readonly before: View;
  /** Part of the headshot, in shares of its width and height. */
  readonly after: View;
}

/** Width ÷ height of both views. */
const ASPECT = 4 / 5;
/** Usual height of the eyes in portraits, as a share from the top. */
const EYE_LINE_SHARE = 0.4;

/**
 * Finds the largest 4:5 part that selfie and headshot both show, so that the face stays in place when the slider of a
 * comparison uncovers one under the other. The headshot is treated as the selfie scaled and moved; its small rotation and the
 * lens correction are neglected.
 */
export function alignViews(selfie: FaceMarks, headshot: FaceMarks): AlignedViews {
  const [from, to] = [measureFace(selfie), measureFace(headshot)];
  const scale = Math.sqrt((to.eyes / from.eyes) * (to.height / from.height));
  // Edges of the selfie within the headshot, in pixels of the headshot.
  const left = Math.max(0, to.x - from.x * scale);
  const top = Math.max(0, to.y - from.y * scale);
  const right = Math.min(headshot.widthPx, to.x + (selfie.widthPx - from.x) * scale);
  const bottom = Math.min(headshot.heightPx, to.y + (selfie.heightPx - from.y) * scale);

  const height = Math.min(bottom - top, (right - left) / ASPECT);
  const width = height * ASPECT;
  const x = clamp(left, to.x - width / 2, right - width);
  const y = clamp(top, to.eyeLine - EYE_LINE_SHARE * height, bottom - height);
  const { widthPx, heightPx } = headshot;
  return {
    before: roundToPixels(selfie, {
      x: from.x + (x - to.x) / scale,
      y: from.y + (y - to.y) / scale,
      width: width / scale,
      height: height / scale,
    }),
    after: {
      x: roundShare(x / widthPx),
      y: roundShare(y / heightPx),
      width: roundShare(width / widthPx),
      height: roundShare(height / heightPx),
    },
  };
}

/** Returns the centre of the face's three marks and the distances between them. */
function measureFace({ leftEye, rightEye, mouth }: FaceMarks) {
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

function roundToPixels({ widthPx, heightPx }: FaceMarks, view: View): View {
  const width = Math.min(widthPx, Math.round(view.width));
  const height = Math.min(heightPx, Math.round(view.height));
  return {
    x: clamp(0, Math.round(view.x), widthPx - width),
    y: clamp(0, Math.round(view.y), heightPx - height),
    width,
    height,
  };
}

/** Rounds to a ten-thousandth, which is less than a pixel. */
function roundShare(value: number): number {
  return clamp(0, Math.round(value * 10_000) / 10_000, 1);
}

function clamp(min: number, value: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
