import { invariant } from '../../../base/invariant.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import type { GalleryPorts } from '../gallery-ports.ts';
import { lockOpenGallery } from '../gallery-store.server.ts';
import { decideRemake, findRemake } from './remake-store.server.ts';
import type { RemakeChoice } from './remake-view.ts';

/**
 * Keeps the version of a headshot that the owner chooses, the first or the new one. The other one is removed from the gallery
 * in this transaction, and a job erases its files. Idempotent.
 */
export async function chooseVersion(
  { db, queue, clock, replaceHeadshot }: Pick<GalleryPorts, 'db' | 'queue' | 'clock' | 'replaceHeadshot'>,
  shootId: string,
  remakeId: string,
  choice: RemakeChoice,
): Promise<Result<{ readonly number: number }, 'gone' | 'remake-decided'>> {
  return db.transaction(async (tx) => {
    const isOpen = await lockOpenGallery(tx, shootId, clock.now());
    const remake = isOpen && (await findRemake(tx, shootId, remakeId));
    if (!remake) return err('gone');
    const { number, clothes, picture } = remake;
    const decided = choice === 'new' ? 'kept' : 'dropped';
    if (remake.state === decided) return ok({ number });
    if (remake.state === 'kept' || remake.state === 'dropped') return err('remake-decided');
    if (remake.state !== 'ready') return err('gone');
    invariant(picture, 'a ready remake has its picture');
    if (choice === 'new') await replaceHeadshot(tx, shootId, number, { ...picture, clothes });
    await decideRemake(tx, shootId, remakeId, decided);
    await queue.enqueue(tx, 'headshots.erase-unchosen', { shootId });
    return ok({ number });
  });
}
