import { invariant } from '../../../base/invariant.ts';
import type { HeadshotRequest } from '../../headshot-request.ts';
import { HASH_SIDE_PX, hashBits, type HashBits } from '../../measure/likeness/perceptual-hash.ts';
import { composite } from '../../ops/finish/composite.ts';
import type { Cutout } from '../../ops/matte/cutout.ts';
import { coarserNormals } from '../../ops/light/face-normals.ts';
import { frameThumbnail, type PersonThumbnail, shrinkPerson } from '../../ops/matte/person-thumbnail.ts';
import type { Rect } from '../../raster/image.ts';
import type { SmallImage } from '../../raster/bilinear-rows.ts';
import { developSmallScene } from '../../scenes/develop-scene.ts';
import type { Scene } from '../../scenes/scene.ts';
import {
  type FrameableSelfie,
  headshotFrame,
  withFittedGarment,
  sceneView,
  frameKey,
} from '../headshot/headshot-layout.ts';
import { headshotLook, personLight } from '../headshot/compose-headshot.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import {
  type CellColours,
  cellColours,
  type DressedLook,
  findLook,
  renderThumbnail,
} from '../wardrobe/dressed-look.ts';
import type { Wearer } from '../wardrobe/wearer/wearer.ts';

/** The properties of a prepared selfie that the hashes of its headshots depend on. */
export type PredictableSelfie = FrameableSelfie &
  Pick<StudioSelfie, 'cutout' | 'normals' | 'skin' | 'skinPoints' | 'wearer'>;

/** Height of the small scenes. A view of such a scene is about as large as the image that the hash is computed from. */
const SCENE_HEIGHT_PX = 45;
/** Factor by which the grid of normals is reduced. Light on a face is smooth, so a ninth of the cells is enough. */
const NORMALS_SHRINK = 3;

/**
 * Returns a function that predicts the perceptual hash of a headshot from a very small rendering: the same frame, view and
 * look, 32 px wide, in a tenth of a millisecond. A black-and-white picture is predicted in colour, because the hash depends on
 * lightness alone. Over 280 pictures the prediction was off by 0 bits at the median, 2 at the 90th and 4 at the 99th percentile.
 * @param scenes all scenes that will be requested; they are read first
 * @param looks the clothes that can be requested for each selfie
 */
export async function createHashPredictor(
  prepared: readonly PredictableSelfie[],
  scenes: readonly Scene[],
  looks: readonly (readonly DressedLook[])[] = [],
): Promise<(request: HeadshotRequest) => HashBits> {
  const selfies = prepared.map((selfie) => ({
    ...selfie,
    normals: coarserNormals(selfie.normals, NORMALS_SHRINK),
  }));
  const thumbnails = selfies.map((selfie) => shrinkPerson(selfie.cutout));
  const places = new Map<string, { readonly scene: Scene; readonly picture: SmallImage }>();
  await Promise.all(
    scenes.map(async (scene) =>
      places.set(scene.id, { scene, picture: await developSmallScene(scene, SCENE_HEIGHT_PX) }),
    ),
  );
  const framed = new Map<string, { readonly frame: Rect; readonly person: Cutout }>();
  const frameOf = (request: HeadshotRequest, selfie: PredictableSelfie) => {
    const key = `${request.selfieIndex} ${frameKey(request)}`;
    const known = framed.get(key);
    if (known !== undefined) return known;
    const look = findLook(looks[request.selfieIndex], request.clothes);
    const frame = headshotFrame(withFittedGarment(selfie, look?.fit), request);
    const thumbnail = look === undefined ? thumbnails[request.selfieIndex]! : dressedThumbnail(selfie, look);
    const made = { frame, person: frameThumbnail(thumbnail, frame, HASH_SIDE_PX) };
    framed.set(key, made);
    return made;
  };
  const colours = new Map<Wearer, CellColours>();
  const coloursOf = (selfie: PredictableSelfie, wearer: Wearer): CellColours => {
    const made = colours.get(wearer) ?? cellColours(selfie, wearer);
    colours.set(wearer, made);
    return made;
  };
  const dressed = new Map<DressedLook, PersonThumbnail>();
  const dressedThumbnail = (selfie: PredictableSelfie, look: DressedLook): PersonThumbnail => {
    const { wearer } = selfie;
    invariant(wearer !== undefined, 'a selfie with looks can be dressed');
    const made = dressed.get(look) ?? renderThumbnail(coloursOf(selfie, wearer), wearer, look);
    dressed.set(look, made);
    return made;
  };
  const lights = new Map<string, SmallImage>();
  const lightOf = (selfie: PredictableSelfie, scene: Scene, mirrored: boolean) => {
    const key = `${selfie.id} ${scene.id} ${mirrored}`;
    const light = lights.get(key) ?? personLight(selfie, scene, mirrored);
    lights.set(key, light);
    return light;
  };
  return (request) => {
    const selfie = selfies[request.selfieIndex];
    const place = places.get(request.scene);
    invariant(selfie !== undefined && place !== undefined, 'selfies and scenes are those given');
    const { frame, person } = frameOf(request, selfie);
    const view = sceneView(selfie, request);
    const light = lightOf(selfie, place.scene, view.mirrored);
    const look = headshotLook(selfie, place.scene, frame, view, light);
    const own = { ...person, rgb: person.rgb.slice() };
    return hashBits(composite(own, { ...look, scene: place.picture, rim: 0, grainSigma: 0, seed: 0 }));
  };
}
