import { workerData } from 'node:worker_threads';

import { cleanSelfie } from './codecs/clean-selfie.ts';
import { decodeImage } from './codecs/decode.ts';
import { deriveVariant } from './codecs/derive.ts';
import { encodePng } from './codecs/encode.ts';
import { overlaySvg } from './codecs/overlay-svg.ts';
import { pagePicture } from './codecs/page-picture.ts';
import { type ClassMap, clothesCoverage, createClothesMapper } from './models/clothes/clothes-map.ts';
import type { Face } from './models/face/face.ts';
import { createFaceDescriber } from './models/face/face-describer.ts';
import { createHeadDescriber } from './models/head-describer.ts';
import { createFaceFinder } from './models/face/mediapipe-face-finder.ts';
import { createHandFinder } from './models/hand/mediapipe-hand-finder.ts';
import { createIsnetMatting } from './models/matting/isnet-matting.ts';
import { createRvmSegmenter } from './models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from './models/onnx-network.ts';
import { mirrorGarment } from './ops/garment/mirror-garment.ts';
import { normalizeBytes } from './ops/plane/normalize-bytes.ts';
import { cutPortrait } from './recipes/person/cut-portrait.ts';
import { checkUpload, cropPortrait } from './recipes/selfie/find-portrait.ts';
import { createHashPredictor } from './recipes/plan/predict-hash.ts';
import { makeHeadshot, makePreview } from './recipes/headshot/make-headshot.ts';
import { masterCutout } from './recipes/person/master-cutout.ts';
import { faceMarks } from './measure/face/face-marks.ts';
import { perceptualHash } from './measure/likeness/perceptual-hash.ts';
import { estimateFraming } from './recipes/person/estimate-framing.ts';
import { alignedFace, cropFaceRegion } from './recipes/selfie/face-region.ts';
import { findUpright } from './recipes/selfie/find-upright.ts';
import { type SelfieNetworks, withoutBars } from './recipes/selfie/selfie-check.ts';
import { withFrameCautions } from './recipes/person/frame-portrait.ts';
import type { AlphaImage, RgbImage } from './raster/image.ts';
import { personAlpha } from './recipes/person/person-alpha.ts';
import { cutGarment } from './recipes/wardrobe/cut/cut-garment.ts';
import { checkCutGarment } from './recipes/wardrobe/cut/check-cut-garment.ts';
import { shadeGarment } from './recipes/wardrobe/wear/garment-shading.ts';
import { fitGarment } from './recipes/wardrobe/fit/fit-garment.ts';
import { dyeGarment } from './recipes/wardrobe/wear/dyed-garment.ts';
import { findWearer } from './recipes/wardrobe/cut/find-wearer.ts';
import { coarsenGarment } from './recipes/wardrobe/coarse-garment.ts';
import { proposeShape } from './recipes/wardrobe/cut/propose-shape.ts';
import { shapeSvg } from './recipes/wardrobe/cut/shape-svg.ts';
import { readGarment, storeGarment } from './codecs/stored-garment.ts';
import { planShoot } from './recipes/plan/shoot-plan.ts';
import { combineMattes } from './recipes/person/combine-mattes.ts';
import { SCENES, scenesOf } from './scenes/all-scenes.ts';
import { BACKDROPS } from './scenes/backdrops.ts';
import { developScene } from './scenes/develop-scene.ts';
import { shareArrays } from './threads/share-arrays.ts';
import { handleTasks } from './threads/handle-tasks.ts';
import type { EngineTasks } from './threads/engine-tasks.ts';

/**
 * Options of the engine's worker threads, whose entry is this file. A network loads with the first task that needs it and
 * stays loaded.
 */
export interface EngineThreadData {
  /** Threads inside one matting inference. */
  readonly matteThreads: number;
  /** Height of the largest headshot that will be requested. */
  readonly largestHeightPx: number;
}

const { matteThreads, largestHeightPx } = workerData as EngineThreadData;

const finder = once(() => createFaceFinder(loadInstalledNetwork));
const handFinder = once(createHandFinder);
const headDescriber = once(() => createHeadDescriber(loadInstalledNetwork));
const describer = once(createFaceDescriber);
const matting = once(() => createIsnetMatting({ threadCount: matteThreads }));
const segmenter = once(() => createRvmSegmenter(loadInstalledNetwork));
const clothesMapper = once(createClothesMapper);

async function selfieNetworks(): Promise<SelfieNetworks> {
  const [faces, hands, heads] = await Promise.all([finder(), handFinder(), headDescriber()]);
  return { finder: faces, handFinder: hands, headDescriber: heads };
}

handleTasks<EngineTasks>({
  async clean(upload) {
    return await cleanSelfie(upload);
  },
  async derive({ jpeg, head, variant }) {
    return await deriveVariant(jpeg, variant, head);
  },
  async faceMarks(picture) {
    const decoded = await decodeImage(picture);
    if (!decoded.ok) return undefined;
    const [face] = await (await finder()).find(decoded.value);
    return face && faceMarks(face, decoded.value);
  },
  async forPage({ picture, size }) {
    return await pagePicture(picture, size);
  },
  async check({ selfie, previewHeightPx }) {
    const { check: seen, found } = await checkUpload(selfie, await selfieNetworks());
    if (found === undefined) return { check: seen, doubtful: undefined, forPreview: undefined };
    const frame = await estimateFraming(found.image, found.face, segmenter, found);
    const check = { ...seen, cautions: withFrameCautions(seen.cautions, frame.cautions) };
    if (!frame.fits)
      return { check, doubtful: await cropPortrait(found, largestHeightPx), forPreview: undefined };
    const forPreview = previewHeightPx === undefined ? undefined : await cropPortrait(found, previewHeightPx);
    return { check, doubtful: undefined, forPreview };
  },
  async describe(face) {
    return await (await describer()).describe(face);
  },
  async describeUpload(selfie) {
    const decoded = await decodeImage(selfie.bytes);
    if (!decoded.ok) return { perceptualHash: undefined, description: undefined };
    const { image, faces } = await findUpright(await finder(), withoutBars(decoded.value));
    const [face] = faces;
    return {
      perceptualHash: perceptualHash(image),
      description:
        face && (await (await describer()).describe(alignedFace(await cropFaceRegion(image, face)))),
    };
  },
  async find({ selfie, largestHeightPx: asked = largestHeightPx }) {
    const { check, found } = await checkUpload(selfie, await selfieNetworks());
    return { check, portrait: found && (await cropPortrait(found, asked)) };
  },
  async matte(image) {
    const matte = await (await matting()).matte(image);
    return { ...matte, data: toSharedMemory(matte.data) };
  },
  async load() {
    await matting();
  },
  async segment(image) {
    const body = await (await segmenter()).segment(image);
    return { ...body, data: toSharedMemory(body.data) };
  },
  async cut({ id, portrait, matte, body, dressable }) {
    const combined = await combineMattes(portrait, matte, body, segmenter);
    const map = dressable ? await clothesMapOf(portrait, combined) : undefined;
    const cut = cutPortrait({ id, ...portrait, matte, body, combined, map }, sharedBytes);
    return cut && { ...cut, wearer: cut.wearer && shareArrays(cut.wearer) };
  },
  async findWearer(photo) {
    return await findWearer(photo, await finder());
  },
  async cutGarment({ id, body, shape, ...photo }) {
    const combined = await combineMattes(photo, photo.matte, body, segmenter);
    const { alpha } = personAlpha(combined, photo.image, photo.face);
    const garment = cutGarment(id, { ...photo, alpha }, shape, (length) => new Uint8Array(length));
    const reasons = checkCutGarment(garment, photo.image);
    return reasons.length > 0 ? { ok: false, reasons } : { ok: true, garment: await storeGarment(garment) };
  },
  async proposeGarmentShape({ body, kind, ...photo }) {
    const combined = await combineMattes(photo, photo.matte, body, segmenter);
    const { alpha: coverage } = personAlpha(combined, photo.image, photo.face);
    const map = await (await clothesMapper()).map(photo.image, photo.face, coverage);
    return proposeShape({ image: photo.image, face: photo.face, coverage, map: clothesCoverage(map) }, kind);
  },
  async drawGarmentShape({ photo, shape }) {
    const decoded = await decodeImage(photo.bytes);
    if (!decoded.ok) return undefined;
    const { image } = await findUpright(await finder(), decoded.value);
    return await encodePng(await overlaySvg(image, shapeSvg(shape, image)));
  },
  async coarsenGarment({ garment, mirrored }) {
    const read = await readGarment(garment, (length) => new Uint8Array(length));
    return shareArrays(coarsenGarment(mirrored ? mirrorGarment(read) : read));
  },
  async dye({ garment, dye, mirrored }) {
    const read = await readGarment(garment, sharedBytes);
    return dyeGarment(mirrored ? mirrorGarment(read) : read, dye);
  },
  async dress({ head, cut, cautions, wearer, coarse }) {
    if (wearer === undefined) return { ok: false, refusal: 'unsure' };
    return shareArrays(fitGarment({ head, cut, cautions }, wearer, coarse));
  },
  async shade({ wearer, sideLightStops, placement, coarse: { garment, cells } }) {
    return shareArrays(shadeGarment(garment, cells, placement, wearer, sideLightStops));
  },
  async plan({ selfies, request, looks }) {
    const predictHash = await createHashPredictor(selfies, request.styles.flatMap(scenesOf), looks);
    const plannable = looks.map((ofSelfie) =>
      ofSelfie.map(({ clothes, colour, fit }) => ({ clothes, colour, framings: fit.framings })),
    );
    return planShoot({
      ...request,
      selfies,
      looks: plannable,
      scenes: SCENES,
      backdrops: BACKDROPS,
      predictHash,
    });
  },
  async master({ cutout, head, size }) {
    return await masterCutout({ cutout, head }, size, sharedBytes);
  },
  async develop(scene) {
    return await developScene(scene, sharedBytes);
  },
  async render({ selfie, request, master, scenePicture, descriptions, worn }) {
    return await makeHeadshot(selfie, request, master, scenePicture, descriptions, await describer(), worn);
  },
  async preview({ selfie, request, scenePicture, mark, worn }) {
    return await makePreview(selfie, request, scenePicture, mark, worn);
  },
});

/** Maps hair, skin and clothes of a portrait. @param combined the person's coverage, 0–255 */
async function clothesMapOf(
  { image, face }: { readonly image: RgbImage; readonly face: Face },
  combined: AlphaImage,
): Promise<ClassMap> {
  return await (await clothesMapper()).map(image, face, normalizeBytes(combined.data));
}

function toSharedMemory(bytes: Uint8Array): Uint8Array {
  const shared = sharedBytes(bytes.length);
  shared.set(bytes);
  return shared;
}

function sharedBytes(byteLength: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(byteLength));
}

/** Loads a value at most once. After a failed load the next call tries again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}
