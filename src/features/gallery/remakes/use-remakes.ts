import { useEffect, useRef, useState } from 'react';
import type { Clothes } from '../../../imaging/headshot-request.ts';
import type { GalleryChange } from '../gallery-changes.ts';
import {
  chooseVersion,
  type GalleryFailure,
  loadRemakes,
  requestRemake,
} from '../owner/gallery-requests.client.ts';
import type { GalleryView } from '../gallery-view.ts';
import { isAwaited, type RemakeChoice, type RemakeView } from './remake-view.ts';

const POLL_MS = 2_000;

export interface Remakes {
  readonly ofHeadshot: (number: number) => RemakeView | undefined;
  /** Ids of the remakes that were awaited while this page was open. The page shows their outcome. */
  readonly awaitedHere: ReadonlySet<string>;
  /** Resolves to the reason of a refusal, undefined when the remake was accepted. */
  readonly request: (number: number, clothes: Clothes | null) => Promise<GalleryFailure | undefined>;
  readonly choose: (remake: RemakeView, keep: RemakeChoice) => Promise<GalleryFailure | undefined>;
}

/**
 * Keeps the remakes of a gallery up to date. The page polls while one is awaited, also after a reload and after a lost
 * connection.
 */
export function useRemakes(
  { id, remakes }: Pick<GalleryView, 'id' | 'remakes'>,
  change: (change: GalleryChange) => void,
): Remakes {
  const [awaitedHere, setAwaitedHere] = useState<ReadonlySet<string>>(new Set());
  const awaitedIds = remakes.list.filter(isAwaited).map((remake) => remake.id);
  const fresh = awaitedIds.filter((one) => !awaitedHere.has(one));
  if (fresh.length > 0) setAwaitedHere(new Set([...awaitedHere, ...fresh]));
  // A poll that was sent before the owner's last change would undo that change on the page.
  const changes = useRef(0);
  const isWaiting = awaitedIds.length > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const refresh = async () => {
      const before = changes.current;
      const answer = await loadRemakes(id);
      if (answer.ok && before === changes.current) change({ kind: 'remakes', remakes: answer.value });
    };
    const timer = setInterval(() => void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, id, change]);

  return {
    ofHeadshot: (number) => remakes.list.find((remake) => remake.number === number),
    awaitedHere,
    async request(number, clothes) {
      const answer = await requestRemake(id, number, clothes);
      if (!answer.ok) return answer.error;
      changes.current++;
      change({ kind: 'remakes', remakes: answer.value });
      return undefined;
    },
    async choose(remake, keep) {
      const answer = await chooseVersion(id, remake.id, keep);
      if (!answer.ok) return answer.error;
      changes.current++;
      change({ kind: 'chosen', number: remake.number, gallery: answer.value });
      return undefined;
    },
  };
}
