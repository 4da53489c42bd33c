import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

export interface ConsentStatus {
  /** While the banner is shown, nothing else may cover the page without being asked for. */
  readonly isBannerShown: boolean;
  /** Opens the banner again, with the current choice. */
  readonly reopen: () => void;
}

/** The part of consent that loads after the page (web/layout/consent-area.tsx). */
export type ConsentArea = ComponentType<{ readonly onChange: (status: ConsentStatus) => void }>;

const NOT_LOADED: ConsentStatus = { isBannerShown: false, reopen: () => undefined };

/**
 * Shows the banner that asks for consent. Everything about it depends on this browser, while the page is the same for everybody,
 * so it is loaded once the page works. A browser that cannot load it shows no banner and sends nothing.
 * @param load undefined on pages inside an overlay, which ask nobody
 */
export function useConsent(
  load: (() => Promise<ConsentArea>) | undefined,
): ConsentStatus & { readonly banner: ReactNode } {
  const [area, setArea] = useState<ConsentArea>();
  const [status, onChange] = useState(NOT_LOADED);
  useEffect(() => {
    load?.().then(
      (loaded) => setArea(() => loaded),
      () => undefined,
    );
  }, [load]);
  return { ...status, banner: area && load ? createElement(area, { onChange }) : null };
}
