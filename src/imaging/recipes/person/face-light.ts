import { skinLight } from '../../measure/face/skin-light.ts';
import type { Face } from '../../models/face/face.ts';
import { FACE_OVAL } from '../../models/face/face-landmarks.ts';
import type { LocalLight } from '../../ops/light/apply-gains.ts';
import { evenLight } from '../../ops/light/even-light.ts';
import { faceNormals, type NormalMap, viewOfArea } from '../../ops/light/face-normals.ts';
import { fitHarmonics } from '../../ops/light/spherical-harmonics.ts';
import type { Point, RgbImage } from '../../raster/image.ts';

/**
 * Returns the surface normals of face, hair and shoulders over a picture of the person.
 * @param face for the depths of its mesh
 * @param mesh the mesh's points in pixels of the picture, at the scale that the face was found at
 */
export function portraitNormals(
  face: Pick<Face, 'mesh'>,
  mesh: readonly Point[],
  picture: { readonly widthPx: number; readonly heightPx: number },
): NormalMap {
  const points = mesh.map(({ x, y }, index) => ({ x, y, z: face.mesh[index]![2] }));
  return faceNormals(points, FACE_OVAL, picture.widthPx, picture.heightPx);
}

/** Returns factors of linear light over the selfie that even out the light on the face (spherical-harmonics.ts, even-light.ts). */
export function evenedLight(image: RgbImage, face: Face): LocalLight {
  const mesh = face.mesh.map(([x, y]) => ({ x, y }));
  const normals = portraitNormals(face, mesh, image);
  const skin = skinLight(image, face, normals);
  const whole = { x: 0, y: 0, width: image.widthPx, height: image.heightPx };
  return { factors: evenLight(normals, fitHarmonics(skin), skin), view: viewOfArea(normals, whole) };
}
