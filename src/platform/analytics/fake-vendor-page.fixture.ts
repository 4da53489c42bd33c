import type { PagePrivacy, VendorGlobals, VendorPage } from './vendor-page.ts';

export interface FakePage extends VendorPage {
  /** The adapter's calls, in order. */
  readonly done: string[];
  openPage: PagePrivacy;
  /** Lets time pass for whoever waits for a script. */
  pass(timeMs: number): Promise<void>;
  /** Returns the commands of the data layer as arrays, and its events as they are. */
  dataLayer(): unknown[];
}

/** A page without a browser, whose clock stands still until a test lets time pass. */
export function fakePage(more: Partial<VendorPage> = {}): FakePage {
  const done: string[] = [];
  let nowMs = 0;
  let waiting: { readonly atMs: number; readonly go: () => void }[] = [];
  const globals: VendorGlobals = {};
  const page: FakePage = {
    ...{ globals, done, openPage: 'public' as const, origin: 'https://lichtbild.example' },
    ...{ landingUrl: 'https://lichtbild.example/', referrer: '' },
    clock: {
      nowMs: () => nowMs,
      wait: (timeMs) => new Promise((go) => waiting.push({ atMs: nowMs + timeMs, go })),
    },
    privacy: () => page.openPage,
    loadScript: (url) => void done.push(`load ${url}`),
    deleteCookies: (names) => void done.push(`delete ${names.source}`),
    reload: () => void done.push('reload'),
    async pass(timeMs) {
      const endMs = nowMs + timeMs;
      while (nowMs < endMs) {
        nowMs += 50;
        const due = waiting.filter(({ atMs }) => atMs <= nowMs);
        waiting = waiting.filter(({ atMs }) => atMs > nowMs);
        for (const { go } of due) go();
        await Promise.resolve();
        await Promise.resolve();
      }
    },
    dataLayer: () =>
      (globals.dataLayer ?? []).map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
      ),
    ...more,
  };
  return page;
}
