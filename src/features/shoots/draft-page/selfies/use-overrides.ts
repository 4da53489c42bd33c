import { useCallback, useRef, useState } from 'react';
import { type ApiFailure, wantSelfie } from '../draft-api.client.ts';
import type { Draft } from '../use-draft.ts';

export interface Overrides {
  /** The overrides that the server has not answered yet, by selfie id. */
  readonly pending: ReadonlyMap<string, boolean>;
  /** Saves an override and resolves to the failure, if any. Does nothing while an earlier one for this selfie is pending. */
  readonly set: (selfieId: string, isWantedAnyway: boolean) => Promise<ApiFailure | undefined>;
}

/** Overrides the cautions of a selfie or undoes that. The page shows the change at once and the server's state afterwards. */
export function useOverrides(applyView: Draft['applyView']): Overrides {
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const inFlight = useRef(new Set<string>());

  const set = useCallback(
    async (selfieId: string, isWantedAnyway: boolean) => {
      if (inFlight.current.has(selfieId)) return undefined;
      inFlight.current.add(selfieId);
      setPending((before) => new Map(before).set(selfieId, isWantedAnyway));
      const answer = await wantSelfie(selfieId, isWantedAnyway);
      inFlight.current.delete(selfieId);
      if (answer.ok) applyView(answer.value);
      setPending((before) => new Map([...before].filter(([id]) => id !== selfieId)));
      return answer.ok ? undefined : answer.failure;
    },
    [applyView],
  );
  return { pending, set };
}
