import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';

export interface ConsentStatus {
  /** While the banner is shown, nothing else may cover the page without being asked for. */
  readonly isBannerShown: boolean;
  /** Opens the banner again, with the current choice. */
  readonly reopen: () => void;
}

/** The part of consent that loads after the page (web/layout/consent-area.tsx). */
export type ConsentArea = ComponentType<{ readonly onChange: (status: ConsentStatus) => void }>;

const NOT_LOADED: ConsentStatus = { isBannerShown: false, reopen: () => undefined };
const ConsentContext = createContext(NOT_LOADED);

/**
 * Shows the banner that asks for consent, above its children. Everything about it depends on this browser, while the page is the
 * same for everybody, so it is loaded once the page works, and only what uses `useConsent` is rendered again. A browser that
 * cannot load it shows no banner and sends nothing.
 */
export function ConsentProvider({
  load,
  children,
}: {
  load: () => Promise<ConsentArea>;
  children: ReactNode;
}) {
  const [Area, setArea] = useState<ConsentArea>();
  const [status, setStatus] = useState(NOT_LOADED);
  // A transition lets the page answer to the visitor meanwhile.
  const onChange = useCallback((changed: ConsentStatus) => startTransition(() => setStatus(changed)), []);
  useEffect(() => {
    load().then(
      (loaded) => startTransition(() => setArea(() => loaded)),
      () => undefined,
    );
  }, [load]);
  return (
    <ConsentContext value={status}>
      {Area ? <Area onChange={onChange} /> : null}
      {children}
    </ConsentContext>
  );
}

/** Returns whether the banner is shown, and how to open it. */
export function useConsent(): ConsentStatus {
  return use(ConsentContext);
}
