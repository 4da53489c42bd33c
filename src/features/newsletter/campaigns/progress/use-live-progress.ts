import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { DASHBOARD_API } from '../../../../dashboard-urls.ts';
import type { CampaignState } from '../../../../platform/db/tables/campaigns.ts';
import type { CountsByState } from './campaign-view.ts';

const POLL_MS = 2_000;

/** Asks for the counts of a campaign that is being sent, and loads the page again when its state has changed. */
export function useLiveProgress(id: string, state: CampaignState, loaded: CountsByState): CountsByState {
  const [live, setLive] = useState<{ readonly loaded: CountsByState; readonly byState: CountsByState }>();
  const { revalidate } = useRevalidator();
  const isLive = state === 'sending' || state === 'scheduled';

  useEffect(() => {
    if (!isLive) return undefined;
    let isOver = false;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      void fetch(`${DASHBOARD_API}/campaigns/${id}/progress`)
        .then(async (response) => {
          if (!response.ok || isOver) return;
          const progress = (await response.json()) as { state: CampaignState; byState: CountsByState };
          if (progress.state === state) setLive({ loaded, byState: progress.byState });
          else await revalidate();
        })
        // The next attempt follows in two seconds.
        .catch(() => undefined);
    }, POLL_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [id, state, isLive, loaded, revalidate]);

  return live?.loaded === loaded ? live.byState : loaded;
}
