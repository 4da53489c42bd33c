import type {
  CutGarmentOutcome,
  EncodedImage,
  FaceMarks,
  HeadshotEngine,
  PreviewMark,
  ProposeShapeOutcome,
} from '../engine.ts';
import type { Headshot, HeadPosition } from '../finished-headshot.ts';
import type {
  DerivedVariant,
  HeadshotRequest,
  HeadshotSize,
  PlannedHeadshot,
  PlanRequest,
} from '../headshot-request.ts';
import type { Dye, GarmentKind, GarmentRefusal, GarmentShape, StoredGarment } from '../garment.ts';
import type { SelfieCaution, SelfieCheck, SelfieMeasures } from '../selfie.ts';
import type { Wedge } from '../measure/image/empty-edges.ts';
import type { Face } from '../models/face/face.ts';
import type { AlphaImage, Point, RgbImage } from '../raster/image.ts';
import type { SmallImage } from '../raster/bilinear-rows.ts';
import type { MasterCutout } from '../recipes/person/master-cutout.ts';
import type { PredictableSelfie } from '../recipes/plan/predict-hash.ts';
import type { PlannableSelfie } from '../recipes/plan/plan-options.ts';
import type { StudioSelfie } from '../recipes/person/studio-selfie.ts';
import type { ComparableSelfie } from '../recipes/selfie/selfie-compare.ts';
import type { DressedLook } from '../recipes/wardrobe/dressed-look.ts';
import type { GarmentShading } from '../recipes/wardrobe/wear/garment-shading.ts';
import type { FitOutcome } from '../recipes/wardrobe/fit/fit-garment.ts';
import type { DyedGarment } from '../recipes/wardrobe/wear/dyed-garment.ts';
import type { CoarseGarment } from '../recipes/wardrobe/coarse-garment.ts';
import type { Placement } from '../recipes/wardrobe/fit/placement.ts';
import type { Wearer } from '../recipes/wardrobe/wearer/wearer.ts';
import type { WornGarment } from '../recipes/wardrobe/wear/wear-in-frame.ts';
import type { Scene } from '../scenes/scene.ts';
import type { PagePicture, PageSize, ShownPicture } from '../shown-picture.ts';

/** A selfie that passed its check, at working size, before its matte is computed. */
export interface FoundPortrait {
  readonly image: RgbImage;
  readonly face: Face;
  readonly measures: SelfieMeasures;
  /** The cautions of the check; framing may add some. */
  readonly cautions: readonly SelfieCaution[];
  /** Points of hands that frames should avoid, in pixels of the image. */
  readonly hands: readonly Point[];
  /** Empty corners of the image. */
  readonly wedges: readonly Wedge[];
  /** Texture of the skin (measure/image/texture-kept.ts), to be compared with the headshot's. */
  readonly cheekTexture: number | undefined;
  /** The face in the form that the description network takes (face-region.ts). Described only when likeness is needed. */
  readonly alignedFace: RgbImage;
}

/** The tasks that run off the main thread. recipes/studio-engine.ts chooses the thread pool of each. */
export type EngineTasks = {
  readonly clean: {
    readonly input: EncodedImage;
    readonly output: Awaited<ReturnType<HeadshotEngine['clean']>>;
  };
  readonly check: {
    /** `previewHeightPx` is the height of a preview that may follow within seconds. */
    readonly input: { readonly selfie: EncodedImage; readonly previewHeightPx: number | undefined };
    readonly output: {
      readonly check: SelfieCheck;
      /** A selfie that passed but is tight: whether a headshot of it can be framed must be tried with its matte. */
      readonly doubtful: FoundPortrait | undefined;
      /**
       * The same portrait as `find` returns, made for the preview's height. It is undefined without such a height, and for
       * a refused or doubtful selfie.
       */
      readonly forPreview: FoundPortrait | undefined;
    };
  };
  readonly describeUpload: { readonly input: EncodedImage; readonly output: ComparableSelfie };
  readonly describe: { readonly input: RgbImage; readonly output: Float32Array };
  readonly find: {
    /** When `largestHeightPx` is undefined, the thread's own is used. */
    readonly input: { readonly selfie: EncodedImage; readonly largestHeightPx: number | undefined };
    readonly output: { readonly check: SelfieCheck; readonly portrait: FoundPortrait | undefined };
  };
  /** Loads the matting network, on the matting thread. */
  readonly load: { readonly input: undefined; readonly output: void };
  readonly matte: { readonly input: RgbImage; readonly output: AlphaImage };
  /** Segments the whole body, coarser than the matte. */
  readonly segment: { readonly input: RgbImage; readonly output: AlphaImage };
  readonly cut: {
    readonly input: {
      readonly id: string;
      readonly portrait: FoundPortrait;
      readonly matte: AlphaImage;
      readonly body: AlphaImage;
      /** True to compute the clothes map that dressing the selfie needs. */
      readonly dressable: boolean;
    };
    readonly output: StudioSelfie | undefined;
  };
  /** Finds the person on a garment's photo. */
  readonly findWearer: {
    readonly input: EncodedImage;
    readonly output:
      { readonly image: RgbImage; readonly face: Face } | { readonly reasons: readonly GarmentRefusal[] };
  };
  readonly cutGarment: {
    readonly input: {
      readonly id: string;
      readonly image: RgbImage;
      readonly face: Face;
      readonly matte: AlphaImage;
      readonly body: AlphaImage;
      readonly shape: GarmentShape;
    };
    readonly output: CutGarmentOutcome;
  };
  readonly proposeGarmentShape: {
    readonly input: {
      readonly image: RgbImage;
      readonly face: Face;
      readonly matte: AlphaImage;
      readonly body: AlphaImage;
      readonly kind: GarmentKind;
    };
    readonly output: ProposeShapeOutcome;
  };
  readonly drawGarmentShape: {
    readonly input: { readonly photo: EncodedImage; readonly shape: GarmentShape };
    readonly output: Uint8Array | undefined;
  };
  /** Reduces a stored garment to low resolution. */
  readonly coarsenGarment: {
    readonly input: { readonly garment: StoredGarment; readonly mirrored: boolean };
    readonly output: CoarseGarment;
  };
  /** Makes a stored garment ready for rendering, in one of its dyes. */
  readonly dye: {
    readonly input: { readonly garment: StoredGarment; readonly dye: Dye; readonly mirrored: boolean };
    readonly output: DyedGarment;
  };
  readonly dress: {
    readonly input: Pick<StudioSelfie, 'head' | 'cut' | 'cautions' | 'wearer'> & {
      readonly coarse: Pick<CoarseGarment, 'garment' | 'cells'>;
    };
    readonly output: FitOutcome;
  };
  readonly shade: {
    readonly input: Pick<StudioSelfie, 'sideLightStops'> & {
      readonly wearer: Wearer;
      readonly placement: Placement;
      readonly coarse: Pick<CoarseGarment, 'garment' | 'cells'>;
    };
    readonly output: GarmentShading;
  };
  readonly plan: {
    readonly input: {
      readonly selfies: readonly (PredictableSelfie & PlannableSelfie)[];
      readonly request: PlanRequest;
      /** The clothes that each selfie can wear. */
      readonly looks: readonly (readonly DressedLook[])[];
    };
    readonly output: readonly PlannedHeadshot[];
  };
  readonly master: {
    readonly input: Pick<StudioSelfie, 'cutout' | 'head'> & { readonly size: HeadshotSize };
    readonly output: MasterCutout;
  };
  /** Develops a scene's picture into the background of headshots. */
  readonly develop: { readonly input: Scene; readonly output: SmallImage };
  readonly render: {
    readonly input: {
      readonly selfie: StudioSelfie;
      readonly request: HeadshotRequest;
      readonly master: MasterCutout;
      readonly scenePicture: SmallImage;
      /**
       * Descriptions of the faces on the buyer's selfies; recipes/headshot/verify-headshot.ts explains which of them
       * count.
       */
      readonly descriptions: readonly (Float32Array | undefined)[];
      readonly worn: WornGarment | undefined;
    };
    readonly output: Headshot;
  };
  readonly preview: {
    readonly input: {
      readonly selfie: StudioSelfie;
      readonly request: HeadshotRequest;
      readonly scenePicture: SmallImage;
      readonly mark: PreviewMark;
      readonly worn: WornGarment | undefined;
    };
    readonly output: Uint8Array;
  };
  readonly derive: {
    readonly input: {
      readonly jpeg: Uint8Array;
      readonly head: HeadPosition | undefined;
      readonly variant: DerivedVariant;
    };
    readonly output: Uint8Array;
  };
  readonly faceMarks: { readonly input: Uint8Array; readonly output: FaceMarks | undefined };
  readonly forPage: {
    readonly input: { readonly picture: ShownPicture; readonly size: PageSize };
    readonly output: PagePicture;
  };
};
