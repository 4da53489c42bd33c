import { useCallback, useRef, useState } from 'react';
import { type ApiFailure, wantSelfie } from './draft-api.client.ts';
import type { Draft } from './use-draft.ts';

export interface Wishes {
  /** By selfie: what the visitor asked for and the server has not answered yet. */
  readonly pending: ReadonlyMap<string, boolean>;
  /** Resolves to why the wish could not be noted; does nothing while an earlier one for the selfie is on its way. */
  readonly ask: (selfieId: string, isWantedAnyway: boolean) => Promise<ApiFailure | undefined>;
}

/** Overrules the cautions of a selfie or takes that back: shown at once, and as the server has it once it answers. */
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
