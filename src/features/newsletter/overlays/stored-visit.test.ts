import { expect, it } from 'vitest';
import { FIRST_VISIT, readVisit, visitChanges } from './stored-visit.ts';

const stored = (values: Readonly<Record<string, string>>) => readVisit((key) => values[key] ?? null);

it('reads the keys of the specification', () => {
  expect(stored({})).toEqual(FIRST_VISIT);
  expect(
    stored({
      newsletter_subscribed: 'true',
      nl_seen_48h: '1764201600000',
      nl_dismissed_until: '1764806400000',
      newsletter_modal_shown: 'true',
    }),
  ).toEqual({
    isSubscribed: true,
    seenAtMs: 1_764_201_600_000,
    dismissedUntilMs: 1_764_806_400_000,
    isNewsletterModalShown: true,
  });
});

it.each(['', 'soon', '-1', '1e9', 'NaN', 'true'])('ignores %j where a timestamp belongs', (text) => {
  expect(stored({ nl_seen_48h: text, nl_dismissed_until: text, newsletter_subscribed: 'yes' })).toEqual(
    FIRST_VISIT,
  );
});

it('stores only what changed, and removes what is cleared', () => {
  const seen = { ...FIRST_VISIT, seenAtMs: 7 };
  expect(visitChanges(FIRST_VISIT, FIRST_VISIT)).toEqual({});
  expect(visitChanges(FIRST_VISIT, seen)).toEqual({ nl_seen_48h: '7' });
  expect(visitChanges(seen, FIRST_VISIT)).toEqual({ nl_seen_48h: null });
  expect(visitChanges({ ...FIRST_VISIT, dismissedUntilMs: 8 }, FIRST_VISIT)).toEqual({
    nl_dismissed_until: null,
  });
  expect(
    visitChanges(FIRST_VISIT, { ...FIRST_VISIT, dismissedUntilMs: 8, isNewsletterModalShown: true }),
  ).toEqual({
    nl_dismissed_until: '8',
    newsletter_modal_shown: 'true',
  });
  // The sign-up itself stores that somebody is subscribed.
  expect(visitChanges(FIRST_VISIT, { ...FIRST_VISIT, isSubscribed: true })).toEqual({});
});
