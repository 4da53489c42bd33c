import type { HeadshotEngine, SelfieCheck } from '../../imaging/engine.ts';
import { type PhotoFile, readPhoto } from './photo-file.ts';

/** As many as the engine has threads for; all of them at once would hold every file in memory. */
const TOGETHER = 4;

const TOO_LARGE: SelfieCheck = {
  accepted: false,
  reasons: ['too-many-bytes'],
  cautions: [],
  faceCount: 0,
  measures: undefined,
};

/** Judges each photo by itself; answers in their order, calls `onChecked` after each. */
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
  return checks;
}
