import type { Face } from '../../models/face/face.ts';
import { between, distancePx, LEFT_EYE, meshPoint, RIGHT_EYE } from '../../models/face/face-landmarks.ts';

/** The geometry of eyelids and lips, in units that do not depend on the size of the face. It says nothing about feelings. */
export interface EyesAndMouth {
  /** The smaller gap between the lids ÷ T, T being the distance from the middle of the eyes to the chin. */
  readonly eyeGapShare: number;
  /** The gap between the inner edges of the lips ÷ T. */
  readonly lipGapShare: number;
  /** Height of the corners of the mouth above the middle of the line between the lips ÷ width of the mouth. */
  readonly cornerLift: number;
}

const UPPER_LIP = 13;
const LOWER_LIP = 14;
const MOUTH_CORNERS = [61, 291] as const;
const CHIN = 152;

/** Measures how open eyes and mouth are (the ratios of ISO/IEC 29794-5) and whether the corners of the mouth are raised. */
export function eyesAndMouth(face: Pick<Face, 'mesh'>): EyesAndMouth {
  const point = (index: number) => meshPoint(face, index);
  const [left, right] = [eyeMiddle(face, LEFT_EYE), eyeMiddle(face, RIGHT_EYE)];
  const eyes = between(left, right, 0.5);
  const chinDistance = distancePx(eyes, point(CHIN));
  const gaps = [LEFT_EYE, RIGHT_EYE].map(({ lids }) =>
    Math.max(...lids.map(([upper, lower]) => distancePx(point(upper), point(lower)))),
  );
  // Distances along the line from one eye to the other, so that a tilted head does not count as a lifted corner.
  const roll = Math.atan2(right.y - left.y, right.x - left.x);
  const down = ({ x, y }: { x: number; y: number }): number => y * Math.cos(roll) - x * Math.sin(roll);
  const [one, other] = MOUTH_CORNERS.map(point) as [ReturnType<typeof point>, ReturnType<typeof point>];
  const middle = (down(point(UPPER_LIP)) + down(point(LOWER_LIP))) / 2;
  return {
    eyeGapShare: Math.min(...gaps) / chinDistance,
    lipGapShare: distancePx(point(UPPER_LIP), point(LOWER_LIP)) / chinDistance,
    cornerLift: (middle - (down(one) + down(other)) / 2) / distancePx(one, other),
  };
}

function eyeMiddle(face: Pick<Face, 'mesh'>, eye: typeof LEFT_EYE) {
  return between(meshPoint(face, eye.outerCorner), meshPoint(face, eye.innerCorner), 0.5);
}
