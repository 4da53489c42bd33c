import { selfieRank } from '../../features/shoots/selfies/selfie-rank.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { SelfieCheck } from '../../imaging/selfie.ts';
import { withSameMomentCautions } from '../../imaging/recipes/selfie/same-moment-cautions.ts';
import { type PhotoFile, readPhoto } from './photo-file.ts';

/** The engine has threads for this many; all photos at once would hold every file in memory. */
const TOGETHER = 4;

const TOO_LARGE: SelfieCheck = {
  accepted: false,
  reasons: ['too-many-bytes'],
  cautions: [],
  faceCount: 0,
  measures: undefined,
};

/** The answer about a photo; `caution` is usable, but better left out while there are good ones. */
export type Verdict = 'good' | 'caution' | 'refused';

export function verdictOf({ accepted, cautions }: Pick<SelfieCheck, 'accepted' | 'cautions'>): Verdict {
  if (!accepted) return 'refused';
  return cautions.length === 0 ? 'good' : 'caution';
}

/**
 * Judges each photo by itself, calls `onChecked` after each, then marks those of one moment, for the photos are taken as the
 * selfies of one shoot. Answers in their order.
 */
export async function checkPhotos(
  engine: Pick<HeadshotEngine, 'check'>,
  photos: readonly PhotoFile[],
  signal: AbortSignal,
  onChecked: () => void = () => undefined,
): Promise<readonly SelfieCheck[]> {
  const checks: SelfieCheck[] = [];
  const waiting = photos.entries();
  const walk = async (): Promise<void> => {
    for (const [index, photo] of waiting) {
      checks[index] = photo.tooLarge ? TOO_LARGE : await engine.check(await readPhoto(photo), signal);
      onChecked();
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, walk));
  const usable = checks.filter(({ accepted }) => accepted);
  const marked = withSameMomentCautions(usable, ({ measures }) => selfieRank(measures));
  return checks.map((check) => marked[usable.indexOf(check)] ?? check);
}
