import { afterEach, expect, it, vi } from 'vitest';
import type { OverlayOutcome } from '../checkout-session.ts';

const URL_OF_CHECKOUT = 'https://shop.lemonsqueezy.com/checkout/custom/1?expires=2&signature=3';
const SESSION = { provider: 'lemonsqueezy', overlay: 'lemonsqueezy', url: URL_OF_CHECKOUT } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page of which only what the overlay uses exists. `frames` are the addresses of its frames. */
async function openPage() {
  const frames: string[] = [];
  const scripts: (EventTarget & { src?: string; remove(): void })[] = [];
  const keyboard = new EventTarget();
  const observers = new Set<() => void>();
  const handlers: ((event: unknown) => void)[] = [];
  const hidden: string[] = [];
  const lemonSqueezy = {
    Setup: ({ eventHandler }: { eventHandler: (event: unknown) => void }) => void handlers.push(eventHandler),
    Url: { Open: (url: string) => void frames.push(`${url}&embed=1`), Close: () => void frames.splice(0) },
    Loader: { Hide: () => void hidden.push('loader') },
  };
  const window: { LemonSqueezy?: unknown; createLemonSqueezy?: () => void } = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { remove() {} }),
    head: { append: (script: (typeof scripts)[number]) => void scripts.push(script) },
    documentElement: {},
    querySelectorAll: () => frames.map((src) => ({ src })),
    addEventListener: keyboard.addEventListener.bind(keyboard),
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly check: () => void;
      constructor(check: () => void) {
        this.check = check;
      }
      observe = () => void observers.add(this.check);
      disconnect = () => void observers.delete(this.check);
    },
  );
  vi.resetModules();
  const { openLemonSqueezyOverlay } = await import('./lemon-squeezy-overlay.client.ts');
  const { OverlayUnavailableError } = await import('../checkout-session.ts');
  const outcomes: OverlayOutcome[] = [];

  return {
    frames,
    scripts,
    outcomes,
    hidden,
    handlers,
    OverlayUnavailableError,
    open: () => openLemonSqueezyOverlay(SESSION, { onOutcome: (outcome) => void outcomes.push(outcome) }),
    /** Finishes loading the latest script, which defines these functions when it is asked to. */
    load(functions: unknown = lemonSqueezy) {
      window.createLemonSqueezy = () => (window.LemonSqueezy = functions);
      scripts.at(-1)!.dispatchEvent(new Event('load'));
    },
    fail: () => scripts.at(-1)!.dispatchEvent(new Event('error')),
    removeFrames() {
      frames.splice(0);
      for (const check of [...observers]) check();
    },
    change: () => [...observers].forEach((check) => check()),
    press: (key: string) => keyboard.dispatchEvent(Object.assign(new Event('keydown'), { key })),
  };
}

async function openOverlay() {
  const page = await openPage();
  const opening = page.open();
  page.load();
  return { page, overlay: await opening };
}

it('loads the script once, when it is needed, and opens the checkout', async () => {
  const page = await openPage();
  expect(page.scripts).toHaveLength(0);
  const both = [page.open(), page.open()];
  page.load();
  await Promise.all(both);
  expect(page.scripts.map(({ src }) => src)).toEqual(['https://app.lemonsqueezy.com/js/lemon.js']);
  expect(page.frames[0]).toBe(`${URL_OF_CHECKOUT}&embed=1`);
});

it('reports a success once, and neither other events nor that the receipt is closed', async () => {
  const { page } = await openOverlay();
  const send = page.handlers[0]!;
  for (const event of [undefined, null, 'close', {}, { event: 'GA.ViewCart' }, { event: 7 }]) send(event);
  expect(page.outcomes).toEqual([]);
  send({ event: 'Checkout.Success', data: { id: '1' } });
  send({ event: 'Checkout.Success' });
  expect(page.frames).toHaveLength(1);
  page.removeFrames();
  page.press('Escape');
  expect(page.outcomes).toEqual(['success']);
});

it('infers that the checkout was closed from its frame, which disappears', async () => {
  const { page } = await openOverlay();
  page.frames.push('https://other.example/checkout/custom/1');
  page.change();
  expect(page.outcomes).toEqual([]);
  page.frames.splice(0, 1);
  page.change();
  expect(page.outcomes).toEqual(['closed']);
  page.handlers[0]!({ event: 'Checkout.Success' });
  expect(page.outcomes).toEqual(['closed']);
});

it('does not take a page whose frame has not appeared yet for closed', async () => {
  const page = await openPage();
  const opening = page.open();
  page.load({ Setup() {}, Url: { Open() {}, Close() {} } });
  await opening;
  page.change();
  expect(page.outcomes).toEqual([]);
  page.frames.push(URL_OF_CHECKOUT);
  page.change();
  page.removeFrames();
  expect(page.outcomes).toEqual(['closed']);
});

it('closes on Escape only, and removes the loading indicator', async () => {
  const { page } = await openOverlay();
  page.press('a');
  expect(page.outcomes).toEqual([]);
  page.press('Escape');
  expect([page.outcomes, page.frames, page.hidden]).toEqual([['closed'], [], ['loader']]);
});

it('closes without an outcome when the page asks for it', async () => {
  const { page, overlay } = await openOverlay();
  overlay.close();
  page.removeFrames();
  page.press('Escape');
  page.handlers[0]!({ event: 'Checkout.Success' });
  expect([page.outcomes, page.frames, page.hidden]).toEqual([[], [], ['loader']]);
});

it('rejects when the script is blocked, and loads it again the next time', async () => {
  const page = await openPage();
  const blocked = page.open();
  page.fail();
  await expect(blocked).rejects.toThrow(page.OverlayUnavailableError);
  const again = page.open();
  page.load();
  await again;
  expect(page.scripts).toHaveLength(2);
});

it('rejects after 15 seconds', async () => {
  vi.useFakeTimers();
  const page = await openPage();
  const rejected = expect(page.open()).rejects.toThrow('did not load in time');
  await vi.advanceTimersByTimeAsync(14_999);
  expect(page.outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await rejected;
});

it.each([
  ['nothing', undefined],
  ['no Setup', { Url: { Open() {}, Close() {} } }],
  ['no Url', { Setup() {} }],
  ['no Open', { Setup() {}, Url: { Close() {} } }],
  ['no Close', { Setup() {}, Url: { Open() {} } }],
])('rejects a script that defines %s', async (_what, functions) => {
  const page = await openPage();
  const opening = page.open();
  page.load(functions === undefined ? null : functions);
  await expect(opening).rejects.toThrow(page.OverlayUnavailableError);
});
