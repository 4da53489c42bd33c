import {
  type CheckoutSession,
  type OpenOverlay,
  type OverlayOutcome,
  OverlayUnavailableError,
} from '../checkout-session.ts';

const SCRIPT_URL = 'https://app.lemonsqueezy.com/js/lemon.js';
const SCRIPT_TIMEOUT_MS = 15_000;

/** The documented functions of lemon.js, and `Loader`, which the script has too. */
interface LemonSqueezy {
  Setup(options: { eventHandler: (event: unknown) => void }): void;
  readonly Url: { Open(url: string): void; Close(): void };
  readonly Loader?: { Hide?(): void };
}

declare global {
  interface Window {
    LemonSqueezy?: LemonSqueezy;
    /** Creates `LemonSqueezy`; the script calls it itself only when it was loaded with the page. */
    createLemonSqueezy?: () => void;
  }
}

/**
 * Opens the checkout over the page. lemon.js reports a success only. That the buyer closed the checkout is inferred: its frame
 * disappears from the page. After one outcome no further one is reported; after a success the checkout stays open with its
 * receipt until `close` or the buyer closes it.
 * @throws {OverlayUnavailableError}
 */
export async function openLemonSqueezyOverlay(
  session: Extract<CheckoutSession, { overlay: 'lemonsqueezy' }>,
  { onOutcome }: { onOutcome(outcome: OverlayOutcome): void },
): Promise<OpenOverlay> {
  const lemonSqueezy = await loadLemonSqueezy();
  let isEnded = false;
  let wasShown = false;
  const observer = new MutationObserver(checkFrame);
  const escape = new AbortController();

  function end(outcome?: OverlayOutcome): void {
    if (isEnded) return;
    isEnded = true;
    observer.disconnect();
    escape.abort();
    if (outcome) onOutcome(outcome);
  }

  function removeOverlay(): void {
    lemonSqueezy.Url.Close();
    // Closing removes the frame only; while the checkout is loading, its indicator would stay and cover the page.
    lemonSqueezy.Loader?.Hide?.();
  }

  function checkFrame(): void {
    const isShown = [...document.querySelectorAll('iframe')].some(({ src }) =>
      isOfCheckout(src, session.url),
    );
    if (wasShown && !isShown) {
      lemonSqueezy.Loader?.Hide?.();
      end('closed');
    }
    wasShown ||= isShown;
  }

  lemonSqueezy.Setup({
    eventHandler: (event) => {
      if (isSuccess(event)) end('success');
    },
  });
  // While the checkout is loading, it has no button to close it.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      removeOverlay();
      end('closed');
    },
    { signal: escape.signal },
  );
  observer.observe(document.documentElement, { childList: true, subtree: true });
  lemonSqueezy.Url.Open(session.url);
  checkFrame();

  return {
    close() {
      end();
      removeOverlay();
    },
  };
}

/** The script adds parameters to the address, so only its origin and path are compared. */
function isOfCheckout(src: string, url: string): boolean {
  const [frame, checkout] = [URL.parse(src), URL.parse(url)];
  return frame?.origin === checkout?.origin && frame?.pathname === checkout?.pathname;
}

function isSuccess(event: unknown): boolean {
  return (
    typeof event === 'object' && event !== null && 'event' in event && event.event === 'Checkout.Success'
  );
}

let loading: Promise<LemonSqueezy> | undefined;

/** Loads the script once. A failure is not remembered, so that the buyer can try again. */
function loadLemonSqueezy(): Promise<LemonSqueezy> {
  loading ??= loadScript()
    .then(requireFunctions)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(new OverlayUnavailableError(`lemon.js ${reason}.`));
    };
    const timer = setTimeout(() => fail('did not load in time'), SCRIPT_TIMEOUT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('could not be loaded');
    });
    script.src = SCRIPT_URL;
    document.head.append(script);
  });
}

function requireFunctions(): LemonSqueezy {
  if (!window.LemonSqueezy) window.createLemonSqueezy?.();
  const loaded = window.LemonSqueezy;
  const functions: readonly unknown[] = [loaded?.Setup, loaded?.Url?.Open, loaded?.Url?.Close];
  if (loaded && functions.every((one) => typeof one === 'function')) return loaded;
  throw new OverlayUnavailableError('lemon.js lacks a documented function.');
}
