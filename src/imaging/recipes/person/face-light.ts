import { skinLight } from '../../measure/face/skin-light.ts';
import type { Face } from '../../models/face/face.ts';
import { FACE_OVAL } from '../../models/face/face-landmarks.ts';
import type { LocalLight } from '../../ops/light/apply-gains.ts';
import { evenLight } from '../../ops/light/even-light.ts';
import { faceNormals, type NormalMap, viewOfArea } from '../../ops/light/face-normals.ts';
import { fitHarmonics } from '../../ops/light/spherical-harmonics.ts';
import type { Point, RgbImage } from '../../raster/image.ts';

/**
 * Which way the person faces, over one picture of them.
 * @param mesh where the points of the face's mesh lie on that picture, at the scale the face was found at
 */
export function portraitNormals(
  face: Pick<Face, 'mesh'>,
  mesh: readonly Point[],
  picture: { readonly widthPx: number; readonly heightPx: number },
): NormalMap {
  const points = mesh.map(({ x, y }, index) => ({ x, y, z: face.mesh[index]![2] }));
  return faceNormals(points, FACE_OVAL, picture.widthPx, picture.heightPx);
}

/** Factors on linear light, over the selfie, that even out its own. */
export function evenedLight(image: RgbImage, face: Face): LocalLight {
  const mesh = face.mesh.map(([x, y]) => ({ x, y }));
  const normals = portraitNormals(face, mesh, image);
  const skin = skinLight(image, face, normals);
  const whole = { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
  return { factors: evenLight(normals, fitHarmonics(skin), skin), view: viewOfArea(normals, whole) };
}
