import { useCallback, useRef, useState } from 'react';
import { type ApiFailure, wantSelfie } from '../draft-api.client.ts';
import type { Draft } from '../use-draft.ts';

export interface Wishes {
  /** The wishes that the server has not answered yet, by selfie id. */
  readonly pending: ReadonlyMap<string, boolean>;
  /** Sends the wish and resolves to the failure, if any. Does nothing while an earlier wish for this selfie is pending. */
  readonly ask: (selfieId: string, isWantedAnyway: boolean) => Promise<ApiFailure | undefined>;
}

/** Overrules the cautions of a selfie or withdraws that. The wish shows at once, and the server's state when it answers. */
export function useWishes(take: Draft['take']): Wishes {
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const underWay = useRef(new Set<string>());

  const ask = useCallback(
    async (selfieId: string, isWantedAnyway: boolean) => {
      if (underWay.current.has(selfieId)) return undefined;
      underWay.current.add(selfieId);
      setPending((before) => new Map(before).set(selfieId, isWantedAnyway));
      const answer = await wantSelfie(selfieId, isWantedAnyway);
      underWay.current.delete(selfieId);
      if (answer.ok) take(answer.value);
      setPending((before) => new Map([...before].filter(([id]) => id !== selfieId)));
      return answer.ok ? undefined : answer.failure;
    },
    [take],
  );
  return { pending, ask };
}
