import { expect, it } from 'vitest';
import { FIRST_VISIT, type StoredVisit } from './stored-visit.ts';
import { nextAtMs, NO_OVERLAYS, type Overlays, type OverlaysEvent, overlaysReducer } from './overlays.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const MIRA = { firstName: 'Mira', email: 'mira@example.org' };
const TARGET = { productId: 'basic', discountCode: 'WELCOME20' } as const;

const run = (events: readonly OverlaysEvent[], state: Overlays = NO_OVERLAYS) =>
  events.reduce(overlaysReducer, state);

/** Somebody's page, loaded at this time with what is stored. */
const page = (visit: Partial<StoredVisit> = {}, atMs = 0): Overlays =>
  run([
    { type: 'moved', atMs, isAllowedPage: true },
    { type: 'loaded', atMs, visit: { ...FIRST_VISIT, ...visit } },
    { type: 'ready', atMs },
  ]);

const at = (atMs: number): OverlaysEvent => ({ type: 'time', atMs });
const closed = (atMs: number): OverlaysEvent => ({ type: 'closed', atMs });
const signedUp = (atMs: number): OverlaysEvent => ({ type: 'signed-up', atMs, person: MIRA, target: TARGET });

it('asks a stranger for the address', () => {
  expect(run([at(12_000)], page()).open).toEqual({ kind: 'exit-intent', content: 'email', trigger: 'timer' });
});

it('shows a subscriber the life impact, with a button that opens the checkout 100 ms later', () => {
  const opened = run([at(12_000)], page({ isSubscribed: true }));
  expect(opened.open).toEqual({ kind: 'exit-intent', content: 'life-impact', trigger: 'timer' });
  const pressed = run([{ type: 'checkout-pressed', atMs: 20_000, target: TARGET }], opened);
  expect(nextAtMs(pressed)).toBe(20_100);
  expect(run([at(20_099)], pressed)).toMatchObject({ open: opened.open, destination: undefined });
  expect(run([at(20_100)], pressed)).toMatchObject({
    ...{ open: undefined, destination: TARGET, departure: undefined },
    visit: { dismissedUntilMs: 20_100 + WEEK_MS },
  });
  expect(run([at(20_100), { type: 'departed' }], pressed).destination).toBeUndefined();
});

it('stores when the modal was seen as it opens, so it stays away afterwards', () => {
  const opened = run([at(12_000)], page());
  expect(opened.visit.seenAtMs).toBe(12_000);
  const again: OverlaysEvent[] = [closed(13_000), { type: 'left-through-top', atMs: 14_000 }];
  expect(run(again, opened).open).toBeUndefined();
});

it('closing it dismisses it for seven days', () => {
  expect(run([at(12_000), closed(15_000)], page()).visit.dismissedUntilMs).toBe(15_000 + WEEK_MS);
});

it.each([
  [48 * HOUR_MS, 'stays', 5],
  [48 * HOUR_MS + 1, 'is cleared', undefined],
])('a seen flag of %s ms ago %s when the page loads', (agoMs, _what, seenAtMs) => {
  expect(page({ seenAtMs: 5 }, 5 + agoMs).visit.seenAtMs).toBe(seenAtMs);
});

it('nothing opens before what it shows is loaded, and a trigger that was due opens then', () => {
  const loading = run([
    { type: 'moved', atMs: 0, isAllowedPage: true },
    { type: 'loaded', atMs: 0, visit: FIRST_VISIT },
    at(12_000),
    { type: 'scrolled', atMs: 12_001, share: 0.9 },
    { type: 'left-through-top', atMs: 12_002 },
  ]);
  expect(loading).toMatchObject({ open: undefined, visit: FIRST_VISIT });
  expect(run([{ type: 'ready', atMs: 15_000 }], loading)).toMatchObject({
    open: { kind: 'exit-intent', trigger: 'timer' },
    visit: { seenAtMs: 15_000 },
  });
});

it.each([
  [0.299, undefined],
  [0.3, { kind: 'newsletter', isSignedUp: false }],
])('the newsletter modal at %s of the scrollable height is %j', (share, open) => {
  const scrolled = run([{ type: 'scrolled', atMs: 1, share }], page());
  expect(scrolled.open).toEqual(open);
  expect(scrolled.visit.isNewsletterModalShown).toBe(open !== undefined);
});

it.each<[string, Overlays]>([
  ['subscribers', page({ isSubscribed: true })],
  ['people who saw it before', page({ isNewsletterModalShown: true })],
  ['people on an excluded page', run([{ type: 'moved', atMs: 1, isAllowedPage: false }], page())],
  ['people with another dialog', run([{ type: 'other-changed', atMs: 1, isOtherOpen: true }], page())],
  ['people with another overlay', run([at(12_000)], page())],
])('the newsletter modal does not open for %s', (_whom, state) => {
  const scrolled = run([{ type: 'scrolled', atMs: 13_000, share: 0.5 }], state);
  expect(scrolled).toBe(state);
});

it('a newsletter modal that was blocked opens at the next movement', () => {
  const blocked = run([{ type: 'other-changed', atMs: 1, isOtherOpen: true }], page());
  const events: OverlaysEvent[] = [
    { type: 'scrolled', atMs: 2, share: 0.5 },
    { type: 'other-changed', atMs: 3, isOtherOpen: false },
    { type: 'scrolled', atMs: 4, share: 0.31 },
  ];
  expect(run(events, blocked).open?.kind).toBe('newsletter');
});

it('closing the newsletter modal stores no dismissal', () => {
  const state = run([{ type: 'scrolled', atMs: 1, share: 0.5 }, closed(2)], page());
  expect(state.visit).toEqual({ ...FIRST_VISIT, isNewsletterModalShown: true });
});

it('a sign-up in the newsletter modal opens the checkout 1 s later', () => {
  const state = run([{ type: 'scrolled', atMs: 1, share: 0.5 }, signedUp(5_000)], page());
  expect(state.open).toEqual({ kind: 'newsletter', isSignedUp: true });
  expect(state.visit.isSubscribed).toBe(true);
  expect(nextAtMs(state)).toBe(6_000);
  expect(run([at(5_999)], state).destination).toBeUndefined();
  expect(run([at(6_000)], state)).toMatchObject({ open: undefined, destination: TARGET });
});

it('closing the newsletter modal within that second cancels the checkout', () => {
  const state = run(
    [{ type: 'scrolled', atMs: 1, share: 0.5 }, signedUp(5_000), closed(5_500), at(9_000)],
    page(),
  );
  expect(state).toMatchObject({ open: undefined, destination: undefined, departure: undefined });
});

it.each<[string, OverlaysEvent, 'exit-intent' | 'welcome-flow']>([
  ['the exit-intent modal', { type: 'left-through-top', atMs: 1 }, 'exit-intent'],
  ['the welcome modal', { type: 'welcome-requested', atMs: 1 }, 'welcome-flow'],
])('a sign-up in %s opens the success modal in its place', (_what, opening, source) => {
  const state = run([opening, signedUp(5_000)], page());
  expect(state.open).toEqual({ kind: 'success', source, person: MIRA });
  expect(state.visit.isSubscribed).toBe(true);
  const leaving = run([{ type: 'checkout-pressed', atMs: 6_000, target: TARGET }, at(6_000)], state);
  expect(leaving).toMatchObject({ open: undefined, destination: TARGET });
});

it('a sign-up that ends after its modal was closed still counts', () => {
  const state = run([{ type: 'left-through-top', atMs: 1 }, closed(2), signedUp(3)], page());
  expect(state).toMatchObject({ open: undefined, visit: { isSubscribed: true } });
});

it('does not open the welcome modal later when the visitor was told that it could not be loaded', () => {
  const failed = run([{ type: 'welcome-requested', atMs: 1 }, { type: 'welcome-failed' }]);
  const loaded = run([{ type: 'ready', atMs: 2 }], failed);
  expect(loaded.open).toBeUndefined();
  expect(run([{ type: 'welcome-requested', atMs: 3 }], loaded).open).toEqual({ kind: 'welcome' });
});

it('somebody who asks for the welcome modal gets it, on every page and however often it was open', () => {
  const quiet = run(
    [{ type: 'moved', atMs: 1, isAllowedPage: false }],
    page({ seenAtMs: 0, isSubscribed: true }),
  );
  const asked: OverlaysEvent = { type: 'welcome-requested', atMs: 2 };
  expect(run([asked], quiet).open).toEqual({ kind: 'welcome' });
  expect(run([asked, closed(3), asked], quiet).open).toEqual({ kind: 'welcome' });
});

it('a welcome modal that was asked for too early opens when it is ready, unless the visitor has moved on', () => {
  const early: OverlaysEvent[] = [
    { type: 'loaded', atMs: 0, visit: FIRST_VISIT },
    { type: 'welcome-requested', atMs: 1 },
  ];
  expect(run(early).open).toBeUndefined();
  expect(run([...early, { type: 'ready', atMs: 2 }]).open).toEqual({ kind: 'welcome' });
  const moved: OverlaysEvent = { type: 'moved', atMs: 2, isAllowedPage: true };
  expect(run([...early, moved, { type: 'ready', atMs: 3 }]).open).toBeUndefined();
});

it('never opens a second overlay', () => {
  const first = run([{ type: 'scrolled', atMs: 1, share: 0.5 }], page());
  const events: OverlaysEvent[] = [
    { type: 'left-through-top', atMs: 2 },
    { type: 'discount-requested', atMs: 3 },
    { type: 'welcome-requested', atMs: 4 },
    at(5_000),
    at(30_000),
  ];
  expect(run(events, first).open).toEqual(first.open);
});

it('the exit-intent timer starts anew after another overlay was closed', () => {
  const events: OverlaysEvent[] = [{ type: 'scrolled', atMs: 9_000, share: 0.5 }, closed(11_000)];
  const state = run([...events, at(12_000), at(22_999)], page());
  expect(state.open).toBeUndefined();
  expect(run([at(23_000)], state).open?.kind).toBe('exit-intent');
});

it('the exit-intent timer waits while the cookie banner or a dialog is open', () => {
  const events: OverlaysEvent[] = [
    { type: 'other-changed', atMs: 100, isOtherOpen: true },
    { type: 'other-changed', atMs: 200, isOtherOpen: true },
    at(40_000),
    { type: 'other-changed', atMs: 50_000, isOtherOpen: false },
  ];
  expect(nextAtMs(run(events, page()))).toBe(62_000);
  // A dialog of the page opened beneath an overlay of ours; each has to close.
  const both = run([{ type: 'welcome-requested', atMs: 300 }, closed(400)], run(events.slice(0, 2), page()));
  expect(nextAtMs(both)).toBeUndefined();
});

it('another page closes the overlay and cancels its checkout', () => {
  const open = run([{ type: 'scrolled', atMs: 1, share: 0.5 }, signedUp(2)], page());
  const moved = run([{ type: 'moved', atMs: 3, isAllowedPage: true }, at(9_000)], open);
  expect(moved).toMatchObject({ open: undefined, departure: undefined, destination: undefined });
});

it('moving through the site does not start the 12 s again', () => {
  const state = run([{ type: 'moved', atMs: 9_000, isAllowedPage: true }], page());
  expect(nextAtMs(state)).toBe(12_000);
});

it('respects what another tab has stored', () => {
  const state = run([{ type: 'visit-changed', visit: { ...FIRST_VISIT, seenAtMs: 9 } }, at(12_000)], page());
  expect(state.open).toBeUndefined();
});

it('the newsletter modal opens once it is loaded if the page was scrolled before', () => {
  const scrolled = run([
    { type: 'moved', atMs: 0, isAllowedPage: true },
    { type: 'loaded', atMs: 0, visit: FIRST_VISIT },
    { type: 'scrolled', atMs: 1, share: 0.5 },
  ]);
  expect(scrolled.open).toBeUndefined();
  const ready: OverlaysEvent = { type: 'ready', atMs: 2 };
  expect(run([ready], scrolled).open).toMatchObject({ kind: 'newsletter' });
  expect(run([{ type: 'scrolled', atMs: 2, share: 0.1 }, ready], scrolled).open).toBeUndefined();
  expect(run([{ type: 'moved', atMs: 2, isAllowedPage: true }, ready], scrolled).open).toBeUndefined();
});

it('nothing opens by itself before the page is known', () => {
  const unknown = run([
    { type: 'loaded', atMs: 0, visit: FIRST_VISIT },
    { type: 'ready', atMs: 0 },
  ]);
  expect(unknown.open).toBeUndefined();
  expect(run([at(12_000), { type: 'scrolled', atMs: 12_001, share: 1 }], unknown).open).toBeUndefined();
});

it('no trigger of the exit-intent modal passes the cookie banner', () => {
  const banner = run([{ type: 'other-changed', atMs: 1, isOtherOpen: true }], page());
  expect(run([{ type: 'left-through-top', atMs: 2 }], banner).open).toBeUndefined();
});

it('a dialog that closes beneath an open overlay does not start the timer', () => {
  const events: OverlaysEvent[] = [
    { type: 'welcome-requested', atMs: 1 },
    { type: 'other-changed', atMs: 2, isOtherOpen: true },
    { type: 'other-changed', atMs: 3, isOtherOpen: false },
  ];
  expect(nextAtMs(run(events, page()))).toBeUndefined();
});

it('a welcome modal that was closed does not come back by itself', () => {
  const events: OverlaysEvent[] = [
    { type: 'welcome-requested', atMs: 1 },
    closed(2),
    { type: 'ready', atMs: 3 },
  ];
  expect(run(events, page()).open).toBeUndefined();
});
