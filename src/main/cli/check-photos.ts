import { selfieRank } from '../../features/shoots/selfies/selfie-rank.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { SelfieCheck } from '../../imaging/selfie.ts';
import { withSameMomentCautions } from '../../imaging/recipes/selfie/same-moment-cautions.ts';
import { type PhotoFile, readPhoto } from './photo-file.ts';

/** The engine has threads for this many photos; checking all at once would hold every file in memory. */
const CONCURRENCY = 4;

const TOO_LARGE: SelfieCheck = {
  accepted: false,
  reasons: ['too-many-bytes'],
  cautions: [],
  faceCount: 0,
  measures: undefined,
};

/** The verdict about a photo. A photo with a `caution` is usable, but is left out while there are enough good ones. */
export type Verdict = 'good' | 'caution' | 'refused';

export function verdictOf({ accepted, cautions }: Pick<SelfieCheck, 'accepted' | 'cautions'>): Verdict {
  if (!accepted) return 'refused';
  return cautions.length === 0 ? 'good' : 'caution';
}

/**
 * Checks each photo by itself and calls `onChecked` after each. Then, because the photos are the selfies of one shoot, it marks
 * those that show the same moment. Results are in the order of the photos.
 */
export async function checkPhotos(
  engine: Pick<HeadshotEngine, 'check'>,
  photos: readonly PhotoFile[],
  signal: AbortSignal,
  onChecked: () => void = () => undefined,
): Promise<readonly SelfieCheck[]> {
  const checks: SelfieCheck[] = [];
  const waiting = photos.entries();
  const checkNext = async (): Promise<void> => {
    for (const [index, photo] of waiting) {
      checks[index] = photo.tooLarge ? TOO_LARGE : await engine.check(await readPhoto(photo), signal);
      onChecked();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, checkNext));
  const usable = checks.filter(({ accepted }) => accepted);
  const marked = withSameMomentCautions(usable, ({ measures }) => selfieRank(measures));
  return checks.map((check) => marked[usable.indexOf(check)] ?? check);
}
