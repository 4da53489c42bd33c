import { expect, it } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue, Killed } from '../../../../test/crash-points.ts';
import { openNewsletter } from '../../../../test/newsletter-bench.ts';
import { confirmSubscription } from '../../../features/newsletter/confirm-subscription.server.ts';
import { subscribe } from '../../../features/newsletter/subscribe.server.ts';
import type { Subscription } from '../../../features/newsletter/subscription.ts';
import { unsubscribe } from '../../../features/newsletter/unsubscribe.server.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { subscriberConsents } from '../../../platform/db/tables/subscribers.ts';

it('is stored with its mail or not at all, wherever the process is killed', async () => {
  const { db, queue, ports, drain, mailer, linkOf, states } = await openNewsletter();
  const crash = new CrashPoints();
  const killable = { ...ports, db: crashingDatabase(db, crash), queue: crashingQueue(queue, crash) };
  const of = (step: number): Subscription => ({
    ...{ email: `mira${step}@example.org`, firstName: 'Mira', lastName: undefined, company: undefined },
    ...{ userType: 'b2c', source: 'blog', utmSource: 'direct', utmMedium: 'organic', utmCampaign: 'blog' },
    discount: { code: 'WELCOME20', percent: 20 },
  });
  /** Signs up, confirms and unsubscribes, and repeats each step after the kill. */
  const killedAt = async (step: number, work: () => Promise<unknown>) => {
    crash.dieAtStep(step);
    await expect(work(), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    await work();
  };
  const signUp = (step: number) => {
    const asked = { submissionId: `submission-${step}`, language: 'en' as const };
    return subscribe(
      killable,
      { ...asked, textShown: 'I agree.', formVersion: '1', addressHash: 'hash' },
      of(step),
    );
  };
  crash.revive();
  await signUp(0);
  const steps = crash.passed;
  expect(steps).toBeGreaterThanOrEqual(5);
  for (let step = 1; step <= steps; step += 1) {
    await killedAt(step, () => signUp(step));
    expect(await db.select().from(mails)).toHaveLength(step + 1);
  }
  await drain();
  expect(mailer.sent()).toHaveLength(steps + 1);
  expect(await db.select().from(subscriberConsents)).toHaveLength(steps + 1);

  for (let step = 1; step <= steps; step += 1) {
    const token = linkOf(`mira${step}@example.org`, 'confirm');
    await killedAt(step, () => confirmSubscription(killable, token));
  }
  await drain();
  expect(mailer.sent()).toHaveLength(2 * steps + 1);

  for (let step = 1; step <= 3; step += 1) {
    const token = linkOf(`mira${step}@example.org`, 'unsubscribe');
    await killedAt(step, () => unsubscribe(killable, token));
  }
  expect(await states()).toEqual([
    ...Array<string>(steps - 3).fill('confirmed'),
    'pending',
    ...Array<string>(3).fill('unsubscribed'),
  ]);
});
