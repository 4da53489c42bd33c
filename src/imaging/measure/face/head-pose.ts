import type { Face } from '../../models/face/face.ts';

/** Rotation of a head in degrees; 0 is straight into the camera. */
export interface HeadPose {
  readonly yawDeg: number;
  readonly pitchDeg: number;
  readonly rollDeg: number;
}

/** Points of MediaPipe's face mesh: ends of the face oval, and the outer corners of the eyes. */
const FOREHEAD = 10;
const CHIN = 152;
const PICTURE_LEFT = 234;
const PICTURE_RIGHT = 454;
const EYE_LEFT = 33;
const EYE_RIGHT = 263;
/** Pitch of the mesh for faces that look straight ahead: the median of 100 frontal portraits. */
const NEUTRAL_PITCH_DEG = 2.5;

/**
 * Measures the head's rotation from the mesh's own depth, degrees: positive yaw looks to the picture's right, positive pitch
 * up, positive roll is clockwise. 0 is straight into the camera.
 */
export function headPose(mesh: Face['mesh']): HeadPose {
  const rollRad = Math.atan2(
    mesh[EYE_RIGHT]![1] - mesh[EYE_LEFT]![1],
    mesh[EYE_RIGHT]![0] - mesh[EYE_LEFT]![0],
  );
  const across = unrolled(mesh, PICTURE_LEFT, PICTURE_RIGHT, rollRad);
  const down = unrolled(mesh, FOREHEAD, CHIN, rollRad);
  return {
    yawDeg: degrees(Math.atan2(across.z, across.x)),
    pitchDeg: NEUTRAL_PITCH_DEG - degrees(Math.atan2(down.z, down.y)),
    rollDeg: degrees(rollRad),
  };
}

function unrolled(
  mesh: Face['mesh'],
  from: number,
  to: number,
  rollRad: number,
): { x: number; y: number; z: number } {
  const dx = mesh[to]![0] - mesh[from]![0];
  const dy = mesh[to]![1] - mesh[from]![1];
  const cos = Math.cos(rollRad);
  const sin = Math.sin(rollRad);
  return { x: dx * cos + dy * sin, y: dy * cos - dx * sin, z: mesh[to]![2] - mesh[from]![2] };
}

function degrees(rad: number): number {
  return (rad * 180) / Math.PI;
}
