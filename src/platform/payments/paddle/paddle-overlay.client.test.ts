import type { CheckoutOpenOptions, PaddleEventData, PaddleSetupOptions } from '@paddle/paddle-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OverlayOutcome } from '../checkout-session.ts';
import type { PaddleSession } from './paddle-overlay.client.ts';

const SESSION: PaddleSession = {
  overlay: 'paddle',
  transactionId: 'txn_1',
  clientToken: 'test_1',
  environment: 'sandbox',
  locale: 'de',
  email: 'buyer@example.org',
  hostedUrl: undefined,
};

interface FakeScript {
  src?: string;
  onload?: () => void;
  onerror?: () => void;
  remove(): void;
}

/** Replaces the browser, and Paddle in it, which opens a checkout at once unless `onOpen` does something else. */
function stubBrowser(onOpen?: (emit: (event: object) => void) => void, isDark = false) {
  const scripts: FakeScript[] = [];
  const opened: CheckoutOpenOptions[] = [];
  const setUps: PaddleSetupOptions[] = [];
  let callback: ((event: PaddleEventData) => void) | undefined;
  const emit = (event: object) =>
    callback?.({ data: { transaction_id: 'txn_1' }, ...event } as PaddleEventData);
  const setUp = (options: PaddleSetupOptions) => {
    setUps.push(options);
    callback = options.eventCallback;
  };
  const paddle = {
    Initialized: false,
    Environment: { set: vi.fn() },
    Initialize: vi.fn((options: PaddleSetupOptions) => {
      setUp(options);
      paddle.Initialized = true;
    }),
    Update: vi.fn(setUp),
    Checkout: {
      open(options: CheckoutOpenOptions) {
        opened.push(options);
        if (onOpen) onOpen(emit);
        else emit({ name: 'checkout.loaded' });
      },
      close: vi.fn(() => emit({ name: 'checkout.closed' })),
    },
  };
  const browser: { PaddleBillingV1?: unknown } = {};
  vi.stubGlobal('window', browser);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDark && query === '(prefers-color-scheme: dark)',
  }));
  vi.stubGlobal('document', {
    createElement: (): FakeScript => ({ remove() {} }),
    head: { append: (script: FakeScript) => void scripts.push(script) },
  });
  const load = () => {
    browser.PaddleBillingV1 = paddle;
    scripts.at(-1)!.onload!();
  };
  return { scripts, opened, setUps, paddle, emit, load, browser };
}

async function open(session = SESSION) {
  const { openPaddleOverlay } = await import('./paddle-overlay.client.ts');
  const outcomes: OverlayOutcome[] = [];
  const overlay = openPaddleOverlay(session, {
    ...{ onOutcome: (outcome) => void outcomes.push(outcome), container: {} as HTMLElement },
  });
  overlay.catch(() => undefined);
  await Promise.resolve();
  return { overlay, outcomes };
}

beforeEach(() => {
  vi.resetModules(); // the script is loaded once for each page
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('loads the script only when called, and once', async () => {
  const { scripts, load, opened, paddle, setUps } = stubBrowser();
  await import('./paddle-overlay.client.ts');
  expect(scripts).toEqual([]);
  const first = await open();
  load();
  await first.overlay;
  await (
    await open()
  ).overlay;
  expect(scripts.map(({ src }) => src)).toEqual(['https://cdn.paddle.com/paddle/v2/paddle.js']);
  expect(paddle.Environment.set.mock.calls).toEqual([['sandbox']]);
  expect(paddle.Initialize).toHaveBeenCalledTimes(1);
  expect(paddle.Update).toHaveBeenCalledTimes(1);
  expect(setUps).toMatchObject([{ token: 'test_1' }, { token: 'test_1' }]);
  expect(opened[0]).toEqual({
    transactionId: 'txn_1',
    customer: { email: 'buyer@example.org' },
    settings: {
      ...{ displayMode: 'overlay', theme: 'light', locale: 'de' },
      ...{ showAddDiscounts: false, showAddTaxId: false },
    },
  });
});

it('is dark when the page is', async () => {
  const { opened, load } = stubBrowser(undefined, true);
  const { overlay } = await open();
  load();
  await overlay;
  expect(opened[0]?.settings).toMatchObject({ theme: 'dark' });
});

it('reports each declined card, and then the payment, but not that the overlay closed afterwards', async () => {
  const { load, emit } = stubBrowser();
  const { overlay, outcomes } = await open();
  load();
  await overlay;
  emit({ name: 'checkout.completed', data: { transaction_id: 'another' } });
  emit({ name: 'checkout.payment.failed' });
  emit({ name: 'checkout.payment.selected' });
  emit({ name: 'checkout.payment.failed' });
  emit({ name: 'checkout.completed' });
  emit({ name: 'checkout.closed' });
  expect(outcomes).toEqual(['declined', 'declined', 'success']);
});

it('reports that the buyer closed it, and nothing when the page closes it', async () => {
  const byBuyer = stubBrowser();
  const first = await open();
  byBuyer.load();
  await first.overlay;
  byBuyer.emit({ name: 'checkout.closed' });
  expect(first.outcomes).toEqual(['closed']);

  const second = await open();
  (await second.overlay).close();
  expect(byBuyer.paddle.Checkout.close).toHaveBeenCalledTimes(1);
  expect(second.outcomes).toEqual([]);
});

it('rejects when the script is blocked, and tries again at the next call', async () => {
  const { scripts, load } = stubBrowser();
  const blocked = await open();
  scripts[0]!.onerror!();
  await expect(blocked.overlay).rejects.toMatchObject({ name: 'OverlayUnavailableError' });
  const again = await open();
  load();
  await again.overlay;
  expect(scripts).toHaveLength(2);
});

it('rejects when the script does not load within 15 seconds', async () => {
  vi.useFakeTimers();
  stubBrowser();
  const { overlay } = await open();
  let isOver = false;
  overlay.catch(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(overlay).rejects.toMatchObject({ name: 'OverlayUnavailableError' });
});

it('rejects when the script lacks its functions', async () => {
  for (const odd of [undefined, {}, { Initialize() {}, Update() {} }]) {
    vi.resetModules();
    const { scripts, browser } = stubBrowser();
    const { overlay } = await open();
    browser.PaddleBillingV1 = odd;
    scripts[0]!.onload!();
    await expect(overlay).rejects.toMatchObject({ name: 'OverlayUnavailableError' });
  }
});

it('rejects when Paddle refuses the token or the checkout, or never shows it, and closes it', async () => {
  const refused = stubBrowser();
  refused.paddle.Initialize.mockImplementation(() => {
    throw new Error('token');
  });
  const first = await open();
  refused.load();
  await expect(first.overlay).rejects.toMatchObject({ name: 'OverlayUnavailableError' });

  vi.resetModules();
  const failing = stubBrowser((emit) =>
    emit({ name: 'checkout.error', code: 'validation', data: undefined }),
  );
  const second = await open();
  failing.load();
  await expect(second.overlay).rejects.toThrow('validation');
  expect(second.outcomes).toEqual([]);
  expect(failing.paddle.Checkout.close).toHaveBeenCalledTimes(1);

  vi.resetModules();
  vi.useFakeTimers();
  const silent = stubBrowser(() => {});
  const third = await open();
  silent.load();
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(third.overlay).rejects.toMatchObject({ name: 'OverlayUnavailableError' });
  expect(third.outcomes).toEqual([]);
});
