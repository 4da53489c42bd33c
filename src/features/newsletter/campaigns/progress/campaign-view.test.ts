import { expect, it } from 'vitest';
import { pauseText, progressOf, type SentCampaign } from './campaign-view.ts';

const COUNTS = { queued: 5, sending: 1, sent: 90, unknown: 1, bounced: 2, failed: 1, skipped: 0 };

it('counts mails as done that are neither waiting nor on their way', () => {
  expect(progressOf(COUNTS)).toEqual({ done: 94, total: 100 });
});

it('says why a campaign stands still, in the words of the mail server', () => {
  const campaign = { pauseReason: 'mail-refused', answerCode: 554, answer: '5.7.1 spam' } as SentCampaign;
  expect(pauseText(campaign)).toBe(
    'The mail server refuses this message for everybody. It said: 554 5.7.1 spam',
  );
  expect(pauseText({ ...campaign, pauseReason: 'operator', answer: null })).toBe(
    'An operator has paused it.',
  );
  expect(pauseText({ ...campaign, pauseReason: null })).toBeUndefined();
});
