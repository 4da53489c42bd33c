import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { findCampaign } from '../../src/features/newsletter/campaigns/campaign-store.server.ts';
import { listRecipients } from '../../src/features/newsletter/campaigns/recipient-store.server.ts';
import {
  countByState,
  loadResults,
} from '../../src/features/newsletter/campaigns/results/campaign-results.server.ts';
import {
  cancelCampaign,
  pauseCampaign,
  requestSending,
  resendUnknown,
  resumeCampaign,
} from '../../src/features/newsletter/campaigns/sending/control-campaign.server.ts';
import type { DeliveryDelays } from '../../src/features/newsletter/campaigns/sending/delivery-plan.ts';
import { sendCampaigns } from '../../src/features/newsletter/campaigns/sending/send-campaigns.server.ts';
import { unsubscribe } from '../../src/features/newsletter/unsubscribe.server.ts';
import { unsubscribeToken } from '../../src/features/newsletter/unsubscribe-token.ts';
import { campaignRecipients } from '../../src/platform/db/tables/campaigns.ts';
import { subscribers } from '../../src/platform/db/tables/subscribers.ts';
import { withSessionLock } from '../../src/platform/db/session-lock.ts';
import { type Mail, MailError, type MailFailureKind } from '../../src/platform/mail/mailer.ts';
import { createSmtpMailer } from '../../src/platform/mail/smtp-mailer.ts';
import { isSuppressed, suppressAddress } from '../../src/platform/mail/suppressions.ts';
import { campaignHandlers } from '../../src/worker/campaign-handlers.ts';
import { drainQueue } from '../drain-queue.ts';
import { openSmtpInbox } from '../smtp-inbox.ts';
import { ANNA, insertSubscribers, NOON, openCampaigns } from './campaign-world.ts';

const NEVER = new AbortController().signal;
const HOUR_MS = 3_600_000;
/** Nothing is waited for: who is to be tried again, is due after the clock of the test has moved. */
const DELAYS: DeliveryDelays = { recipientMs: [HOUR_MS, HOUR_MS], serverMs: [60_000], stayMs: 0 };
const answer = { code: 550, text: '550 no' };
const names = (count: number) => Array.from({ length: count }, (_, index) => `r${index}@example.org`);

/** A mailer that fails for some recipients, and calls `onSend` before each mail. */
function scriptedMailer(failures: Record<string, MailFailureKind> = {}) {
  const sent: Mail[] = [];
  const hooks: { onSend?: (mail: Mail) => Promise<void> | void } = {};
  const mailer = {
    ...{ sent, hooks, failures },
    async send(mail: Mail) {
      await hooks.onSend?.(mail);
      const kind = mailer.failures[mail.to];
      if (kind) throw new MailError('no', { kind, answer });
      sent.push(mail);
      return { code: 250, text: '250 queued' };
    },
  };
  return mailer;
}

async function openSending(failures?: Record<string, MailFailureKind>) {
  const mailer = scriptedMailer(failures);
  const world = await openCampaigns({ campaignMailer: mailer });
  const { db, ports } = world;
  return {
    ...world,
    mailer,
    send: (signal = NEVER) => sendCampaigns(ports, signal, DELAYS),
    campaign: async (id: string) => (await findCampaign(db, id))!,
    recipientsOf: async (id: string) => {
      const rows = await listRecipients(db, id, { limit: 1_000 });
      return Object.fromEntries(rows.map(({ email, recipient }) => [email ?? '', recipient]));
    },
    to: () => mailer.sent.map(({ to }) => to),
  };
}

it('sends to everybody in their language, once, and finishes', async () => {
  const { db, start, send, mailer, campaign, ports } = await openSending();
  await insertSubscribers(db, ['mira@example.org'], { firstName: 'Mira' });
  await insertSubscribers(db, ['jo@example.org'], { language: 'de' });
  const typed = { preview: '', message: 'Ein Fenster.', button: null };
  const id = await start({
    messages: {
      en: { ...typed, subject: 'Light for {{firstName|you}}' },
      de: { ...typed, subject: 'Licht' },
    },
  });
  expect(await send()).toBe('done');
  expect(await send()).toBe('done');
  expect(mailer.sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    ['jo@example.org', 'Licht'],
    ['mira@example.org', 'Light for Mira'],
  ]);
  expect(mailer.sent[0]!.headers).toMatchObject({
    'List-Id': '<newsletter.lichtbild.example>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Feedback-ID': `${id}:campaign:newsletter:lichtbild`,
  });
  expect(await campaign(id)).toMatchObject({ state: 'sent', finishedAt: NOON });
  expect(await countByState(ports.db, id)).toMatchObject({ sent: 2, queued: 0 });
});

it('arrives with headers that name the mail, and returns bounces to the mailbox for reports', async () => {
  const inbox = await openSmtpInbox();
  const reportsAddress = 'reports@lichtbild.example';
  const campaignMailer = createSmtpMailer({ url: inbox.url, from: 'Lichtbild <post@lichtbild.example>' });
  onTestFinished(() => campaignMailer.close());
  const settings = { mailsPerMinute: 60_000, reportsAddress };
  const { db, start, ports } = await openCampaigns({ campaignMailer, campaignSettings: settings });
  await insertSubscribers(db, ['mira@example.org']);
  await start();
  await sendCampaigns(ports, NEVER, DELAYS);
  const message = inbox.messages[0]!.toString().replaceAll(/\r\n[ \t]+/g, ' ');
  const [, mark] = /^CFBL-Feedback-ID: (c\d+\.[\w-]{22})\r$/im.exec(message)!;
  expect(message).toContain(`\r\nMessage-ID: <${mark}@lichtbild.example>\r\n`);
  expect(message).toMatch(/^CFBL-Address: reports@lichtbild\.example; report=arf\r$/im);
});

it('skips who unsubscribed, was erased or suppressed since the start', async () => {
  const { db, start, send, to, ports, recipientsOf, own } = await openSending();
  await insertSubscribers(db, ['stays@example.org', 'gone@example.org', 'bad@example.org']);
  const leaver = ports.ids.newId();
  await insertSubscribers(db, ['left@example.org'], { id: leaver });
  const id = await start();
  await unsubscribe(ports, unsubscribeToken(ports.capabilities, leaver));
  await db.delete(subscribers).where(eq(subscribers.id, 'gone'));
  const bad = { address: 'bad@example.org', reason: 'manual' as const, now: NOON };
  await db.transaction((tx) => suppressAddress(tx, bad));
  await send();
  expect(to()).toEqual(['stays@example.org']);
  expect(await recipientsOf(id)).toMatchObject({
    'left@example.org': { state: 'skipped', reason: 'unsubscribed' },
    'bad@example.org': { state: 'skipped', reason: 'suppressed' },
    '': { state: 'skipped', reason: 'erased', subscriberId: null },
  });
  expect(await loadResults(own, id)).toMatchObject({ byState: { sent: 1, skipped: 3 } });
});

it('suppresses bounces, tries the others again, and keeps the server’s words', async () => {
  const { db, start, send, recipientsOf, mailer, later, campaign } = await openSending({
    'gone@example.org': 'recipient-refused',
    'busy@example.org': 'try-later',
    'spam@example.org': 'mail-refused',
    'hung@example.org': 'unknown',
  });
  await insertSubscribers(db, [
    'gone@example.org',
    'busy@example.org',
    'spam@example.org',
    'hung@example.org',
  ]);
  const id = await start();
  await send();
  later(60_000);
  await send();
  expect(await recipientsOf(id)).toMatchObject({
    'gone@example.org': { state: 'bounced', answerCode: 550, answer: '550 no' },
    'busy@example.org': { state: 'queued', attempts: 1, dueAt: new Date(NOON.getTime() + HOUR_MS) },
    'spam@example.org': { state: 'failed', reason: 'refused' },
    'hung@example.org': { state: 'unknown' },
  });
  const suppressed = ['gone', 'busy', 'spam', 'hung'].map((name) => isSuppressed(db, `${name}@example.org`));
  expect(await Promise.all(suppressed)).toEqual([true, false, false, false]);
  expect(await campaign(id)).toMatchObject({ state: 'sending' });
  later(HOUR_MS);
  delete mailer.failures['busy@example.org'];
  await send();
  expect(await recipientsOf(id)).toMatchObject({ 'busy@example.org': { state: 'sent', attempts: 2 } });
  expect(await campaign(id)).toMatchObject({ state: 'sent' });
});

it('gives up whom it could not reach', async () => {
  const { db, start, send, recipientsOf, later, campaign } = await openSending({
    'r0@example.org': 'try-later',
  });
  await insertSubscribers(db, names(1));
  const id = await start();
  for (const attempts of [1, 2, 3]) {
    await send();
    const state = attempts < 3 ? 'queued' : 'failed';
    expect(await recipientsOf(id)).toMatchObject({ 'r0@example.org': { attempts, state } });
    later(HOUR_MS);
  }
  expect(await campaign(id)).toMatchObject({ state: 'sent' });
});

it('waits for an unavailable server before it tries anybody, also in another campaign', async () => {
  const { db, start, send, to, later, campaign, mailer } = await openSending({
    'r0@example.org': 'server-unavailable',
  });
  await insertSubscribers(db, names(3));
  const first = await start();
  later(1);
  const second = await start();
  await send();
  expect(to()).toEqual([]);
  const retryAt = new Date(NOON.getTime() + 60_001);
  const waiting = {
    state: 'sending',
    failuresInARow: 1,
    failureKind: 'server-unavailable',
    answer: '550 no',
  };
  expect(await campaign(first)).toMatchObject({ ...waiting, retryAt });
  expect(await campaign(second)).toMatchObject({ retryAt, failuresInARow: 0 });
  later(60_000);
  mailer.failures = {};
  await send();
  // The one who was tried goes behind the others.
  expect(to()).toEqual([1, 2, 0, 1, 2].map((index) => `r${index}@example.org`));
  expect(await campaign(first)).toMatchObject({ failuresInARow: 0, failureKind: null, answer: null });
});

it('pauses when the server refuses everybody, and goes on when an operator resumes', async () => {
  const { db, start, send, later, campaign, mailer, ports, recipientsOf } = await openSending(
    Object.fromEntries(names(5).map((email) => [email, 'not-allowed'])),
  );
  await insertSubscribers(db, names(5));
  const id = await start();
  for (const failures of [1, 2, 3]) {
    await send();
    const paused = failures === 3;
    expect(await campaign(id)).toMatchObject({
      ...{ failuresInARow: failures, state: paused ? 'paused' : 'sending' },
      ...{ pauseReason: paused ? 'not-allowed' : null, answerCode: 550 },
    });
    later(60_000);
  }
  await send();
  // Nobody was used up.
  expect(Object.values(await recipientsOf(id)).map(({ state }) => state)).toEqual(Array(5).fill('queued'));
  mailer.failures = {};
  expect(await resumeCampaign(ports, { id, by: ANNA })).toEqual({ ok: true, value: undefined });
  later(HOUR_MS);
  await send();
  expect(await campaign(id)).toMatchObject({ state: 'sent', pauseReason: null, failuresInARow: 0 });
  expect(mailer.sent).toHaveLength(5);
});

it('pauses, resumes and cancels between two mails', async () => {
  const { db, start, send, campaign, mailer, ports, to } = await openSending();
  await insertSubscribers(db, names(6));
  const id = await start();
  const stopAt = (count: number, stop: () => Promise<unknown>) => {
    mailer.hooks.onSend = async () => {
      if (mailer.sent.length === count - 1) await stop();
    };
  };
  stopAt(2, () => pauseCampaign(ports, { id, by: ANNA }));
  await send();
  expect(to()).toEqual(['r0@example.org', 'r1@example.org']);
  expect(await campaign(id)).toMatchObject({ state: 'paused', pauseReason: 'operator', version: 4 });
  expect(await pauseCampaign(ports, { id, by: ANNA })).toMatchObject({ error: 'wrong-state' });
  await send();
  expect(mailer.sent).toHaveLength(2);
  await resumeCampaign(ports, { id, by: ANNA });
  stopAt(4, () => cancelCampaign(ports, { id, by: ANNA }));
  await send();
  expect(mailer.sent).toHaveLength(4);
  expect(await campaign(id)).toMatchObject({ state: 'cancelled' });
  expect(await resumeCampaign(ports, { id, by: ANNA })).toMatchObject({ error: 'wrong-state' });
  expect(await countByState(db, id)).toMatchObject({ sent: 4, queued: 2 });
});

it('stops between two mails when the process is to end', async () => {
  const { db, start, send, mailer, campaign } = await openSending();
  await insertSubscribers(db, names(3));
  const id = await start();
  const stopping = new AbortController();
  mailer.hooks.onSend = () => stopping.abort();
  await send(stopping.signal);
  expect(mailer.sent).toHaveLength(1);
  expect(await countByState(db, id)).toMatchObject({ sent: 1, queued: 2, sending: 0 });
  await send();
  expect(await campaign(id)).toMatchObject({ state: 'sent' });
});

it('sends in one process at a time, and is there for the next one as soon as it has ended', async () => {
  const { db, start, ports, mailer } = await openSending();
  await insertSubscribers(db, names(3));
  await start();
  let most = 0;
  let now = 0;
  mailer.hooks.onSend = async () => {
    now += 1;
    most = Math.max(most, now);
    await db.execute(sql`select pg_sleep(0.05)`);
    now -= 1;
  };
  const outcomes = await Promise.all([1, 2, 3].map(() => sendCampaigns(ports, NEVER, DELAYS)));
  expect(outcomes).toEqual(['done', 'done', 'done']);
  expect([most, mailer.sent.length]).toEqual([1, 3]);
  const busy = withSessionLock(db, { name: 'campaigns.send', waitMs: 0, signal: NEVER }, () =>
    sendCampaigns(ports, NEVER, DELAYS),
  );
  expect(await busy).toBe('busy');
});

it('corrects an unknown mail when its sender has only lost the lock, and sends nothing twice', async () => {
  const { db, start, send, mailer, ports, recipientsOf, campaign } = await openSending();
  await insertSubscribers(db, names(3));
  const id = await start();
  let isFirst = true;
  mailer.hooks.onSend = async (mail) => {
    if (!isFirst) return;
    isFirst = false;
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database =
          (select oid from pg_database where datname = current_database())`,
    );
    // Meanwhile another process takes over, and reports the mail that it finds.
    await sendCampaigns(ports, NEVER, DELAYS);
    expect(await recipientsOf(id)).toMatchObject({ [mail.to]: { state: 'unknown' } });
  };
  await expect(send()).rejects.toThrow();
  expect(await recipientsOf(id)).toMatchObject({ 'r0@example.org': { state: 'sent', answerCode: 250 } });
  await send();
  expect(mailer.sent.map(({ to }) => to).toSorted()).toEqual(names(3));
  expect(await campaign(id)).toMatchObject({ state: 'sent' });
});

it('does not repeat a mail of unknown fate, unless an operator wants it', async () => {
  const { db, start, send, mailer, ports, recipientsOf, campaign, to } = await openSending();
  await insertSubscribers(db, names(2));
  const id = await start();
  // As a sender leaves it that was killed after the claim.
  await db
    .update(campaignRecipients)
    .set({ state: 'sending', attempts: 1, claimedAt: NOON })
    .where(eq(campaignRecipients.subscriberId, 'r0'));
  await send();
  expect(to()).toEqual(['r1@example.org']);
  expect(await recipientsOf(id)).toMatchObject({ 'r0@example.org': { state: 'unknown' } });
  expect(await campaign(id)).toMatchObject({ state: 'sent' });
  expect(await resendUnknown(ports, { id, by: ANNA })).toEqual({ ok: true, value: { queued: 1 } });
  await send();
  expect(to()).toEqual(['r1@example.org', 'r0@example.org']);
  expect(mailer.sent).toHaveLength(2);
  expect(await resendUnknown(ports, { id, by: ANNA })).toEqual({ ok: false, error: 'nothing-unknown' });
  expect(await campaign(id)).toMatchObject({ state: 'sent' });
});

it('queues a mail again that could not even be composed', async () => {
  const { db, start, send, ports, recipientsOf } = await openSending();
  await insertSubscribers(db, names(1));
  const id = await start();
  const broken = {
    ...ports,
    capabilities: {
      ...ports.capabilities,
      keyFor: () => {
        throw new Error('broken');
      },
    },
  };
  await expect(sendCampaigns(broken, NEVER, DELAYS)).rejects.toThrow('broken');
  expect(await recipientsOf(id)).toMatchObject({ 'r0@example.org': { state: 'queued', attempts: 1 } });
  await send();
  expect(await recipientsOf(id)).toMatchObject({ 'r0@example.org': { state: 'queued' } });
});

it('keeps to the rate, also over restarts', async () => {
  const { db, start, ports, mailer, campaign } = await openSending();
  await insertSubscribers(db, names(3));
  const id = await start();
  const slow = { ...ports, campaignSettings: { ...ports.campaignSettings, mailsPerMinute: 240 } };
  const at: number[] = [performance.now()];
  mailer.hooks.onSend = () => void at.push(performance.now());
  const stopping = new AbortController();
  const running = sendCampaigns(slow, stopping.signal, DELAYS);
  while (mailer.sent.length < 2) await db.execute(sql`select pg_sleep(0.02)`);
  stopping.abort();
  await running;
  await sendCampaigns(slow, NEVER, DELAYS);
  expect(await campaign(id)).toMatchObject({ state: 'sent' });
  // Timers may be a little early, and are never a quarter of a second too early.
  for (const [index, time] of at.slice(1).entries()) expect(time - at[index]!).toBeGreaterThan(225);
});

it('is resumed by the schedule, and asks for no sender when nothing is due', async () => {
  const { db, start, ports, mailer, url, own } = await openSending();
  await requestSending(ports, 'nothing');
  expect((await own.execute(sql`select 1 from pgboss.job where name = 'campaigns.send'`)).rows).toEqual([]);
  await insertSubscribers(db, names(2));
  await start();
  await db.execute(sql`delete from pgboss.job`);
  const handlers = campaignHandlers(ports);
  await db.transaction((tx) => ports.queue.enqueue(tx, 'campaigns.tick', {}));
  expect(await drainQueue(url, handlers)).toEqual(['campaigns.tick', 'campaigns.send']);
  expect(mailer.sent).toHaveLength(2);
});

it('lists recipients by key and by state, with their addresses', async () => {
  const { db, start, send } = await openSending({ 'r1@example.org': 'recipient-refused' });
  await insertSubscribers(db, names(5));
  const id = await start();
  await send();
  const seen: (string | null)[] = [];
  let after: number | undefined;
  for (;;) {
    const page = await listRecipients(db, id, { state: 'sent', after, limit: 2 });
    if (page.length === 0) break;
    seen.push(...page.map(({ email }) => email));
    after = page.at(-1)!.recipient.id;
  }
  expect(seen).toEqual([0, 2, 3, 4].map((index) => `r${index}@example.org`));
  expect((await listRecipients(db, id, { state: 'bounced', limit: 9 })).map(({ email }) => email)).toEqual([
    'r1@example.org',
  ]);
});
