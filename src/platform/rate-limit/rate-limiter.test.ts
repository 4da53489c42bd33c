import { expect, it } from 'vitest';
import { RATE_LIMITS } from './rate-limiter.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

// The limits are repeated here, because nobody would notice for months that one was raised by a typo.
it('has exactly these limits', () => {
  expect(RATE_LIMITS).toEqual({
    shoot: { times: 60, withinSeconds: HOUR },
    upload: { times: 600, withinSeconds: HOUR },
    'upload-part': { times: 3_000, withinSeconds: 300 },
    preview: { times: 60, withinSeconds: HOUR },
    remake: { times: 40, withinSeconds: HOUR },
    checkout: { times: 60, withinSeconds: HOUR },
    lead: { times: 30, withinSeconds: HOUR },
    'photo-review': { times: 60, withinSeconds: HOUR },
    withdrawal: { times: 30, withinSeconds: HOUR },
    newsletter: { times: 30, withinSeconds: HOUR },
    events: { times: 2_000, withinSeconds: HOUR },
    'newsletter-tags': { times: 60, withinSeconds: HOUR },
    'mail-report': { times: 30, withinSeconds: HOUR },
    'campaign-link': { times: 300, withinSeconds: HOUR },
    'subscription-check': { times: 30, withinSeconds: HOUR },
    'gallery-link': { times: 30, withinSeconds: HOUR },
    'photo-review-mail': { times: 10, withinSeconds: DAY },
    'lead-answer': { times: 10, withinSeconds: DAY },
    'withdrawal-receipt': { times: 10, withinSeconds: DAY },
    'operator-sign-in': { times: 30, withinSeconds: HOUR },
    'operator-sign-in-mail': { times: 10, withinSeconds: HOUR },
    'campaign-test': { times: 100, withinSeconds: HOUR },
    'newsletter-confirm': { times: 5, withinSeconds: DAY },
    'gallery-link-mail': { times: 5, withinSeconds: DAY },
    'subscription-check-of': { times: 10, withinSeconds: DAY },
    capability: { times: 600, withinSeconds: HOUR },
    change: { times: 300, withinSeconds: 300 },
  });
});
