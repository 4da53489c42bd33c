import type { Paddle, PaddleSetupOptions } from '@paddle/paddle-js';
import { OverlayUnavailableError } from '../checkout-session.ts';

const SCRIPT_URL = 'https://cdn.paddle.com/paddle/v2/paddle.js';
export const LOAD_TIMEOUT_MS = 15_000;

let loading: Promise<Paddle> | undefined;

/**
 * Loads Paddle's script once. The loader of `@paddle/paddle-js` would do so, too, but a download that failed stays failed for the
 * life of the page, it has no time limit, and it hides errors of the initialization.
 * @throws {OverlayUnavailableError}
 */
export function loadPaddle(): Promise<Paddle> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined; // the next click tries again
    throw error;
  });
  return loading;
}

async function load(): Promise<Paddle> {
  if (!hasFunctions(window.PaddleBillingV1)) await addScript();
  const paddle = window.PaddleBillingV1;
  if (hasFunctions(paddle)) return paddle;
  throw new OverlayUnavailableError("Paddle's script lacks its documented functions.");
}

function addScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (message: string) => {
      clearTimeout(timeout);
      script.remove();
      reject(new OverlayUnavailableError(message));
    };
    const timeout = setTimeout(() => fail("Paddle's script did not load in time."), LOAD_TIMEOUT_MS);
    script.src = SCRIPT_URL;
    script.async = true;
    script.onload = () => {
      clearTimeout(timeout);
      resolve();
    };
    script.onerror = () => fail("Paddle's script is blocked or unreachable.");
    document.head.append(script);
  });
}

function hasFunctions(paddle: Paddle | undefined): paddle is Paddle {
  const functions: unknown[] = [
    ...[paddle?.Initialize, paddle?.Update, paddle?.Environment?.set],
    ...[paddle?.Checkout?.open, paddle?.Checkout?.close],
  ];
  return functions.every((one) => typeof one === 'function');
}

/** Sets the token and the listener. Paddle can be initialized only once for each page, and is updated afterwards. */
export function initializePaddle(
  paddle: Paddle,
  environment: 'sandbox' | 'production',
  options: PaddleSetupOptions,
): void {
  try {
    if (paddle.Initialized) return paddle.Update(options);
    paddle.Environment.set(environment);
    paddle.Initialize(options);
  } catch (cause) {
    throw new OverlayUnavailableError('Paddle refused the client-side token.', { cause });
  }
}
