import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadResults } from '../../src/features/newsletter/campaigns/results/campaign-results.server.ts';
import { receiveReport } from '../../src/features/newsletter/campaigns/reports/receive-report.server.ts';
import { eraseSubscriber } from '../../src/features/newsletter/change-subscriber.server.ts';
import { sendCampaigns } from '../../src/features/newsletter/campaigns/sending/send-campaigns.server.ts';
import { mailReportCommand } from '../../src/main/cli/mail-report-command.ts';
import { campaignRecipients } from '../../src/platform/db/tables/campaigns.ts';
import { mailSuppressions } from '../../src/platform/db/tables/mail-suppressions.ts';
import { subscribers } from '../../src/platform/db/tables/subscribers.ts';
import type { Mail } from '../../src/platform/mail/mailer.ts';
import { renderMessage } from '../../src/platform/mail/render-message.ts';
import { createNewsletterRoutes } from '../../src/web/api/newsletter/newsletter-routes.ts';
import type { WebContext } from '../../src/web/context.ts';
import { CAMPAIGN_SECRET, insertSubscribers, openCampaigns } from './campaign-world.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const SECRET = 'the secret of the operator’s mail server';
const JO = 'jo@example.org';

/** Sends a campaign to Mira and Jo. */
async function openReports() {
  const world = await openCampaigns();
  await insertSubscribers(world.db, ['mira@example.org', JO]);
  const id = await world.start();
  await sendCampaigns(world.ports, new AbortController().signal);
  const mailTo = (address: string) => world.mailer.sent().find(({ to }) => to === address)!;
  return {
    ...{ ...world, id, mailTo },
    receive: (raw: Buffer) => receiveReport(world.ports, raw),
    async state() {
      const rows = await world.own.select().from(campaignRecipients);
      const suppressed = await world.own.select().from(mailSuppressions);
      return {
        states: Object.fromEntries(rows.map((row) => [row.subscriberId, row.state])),
        suppressed: suppressed.map(({ addressKey, reason }) => `${addressKey} ${reason}`),
      };
    },
  };
}

async function report(mail: Mail | string, fields: string, kind: 'feedback-report' | 'delivery-status') {
  const original =
    typeof mail === 'string' ? mail : (await renderMessage(mail, 'a@lichtbild.example')).toString();
  const parts = [
    `Content-Type: message/${kind}\r\n\r\n${fields.replaceAll('\n', '\r\n')}`,
    `Content-Type: message/rfc822\r\n\r\n${original}`,
  ];
  const type = `Content-Type: multipart/report; report-type=${kind}; boundary=b42`;
  return Buffer.from(`${type}\r\n\r\n${parts.map((part) => `--b42\r\n${part}\r\n`).join('')}--b42--\r\n`);
}
const complaint = (mail: Mail | string) =>
  report(mail, `Feedback-Type: abuse\nOriginal-Rcpt-To: <mira@example.org>\n`, 'feedback-report');
const failure = (mail: Mail | string, status = '5.1.1', words = '550 5.1.1 no such user') =>
  report(
    mail,
    `Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; mira@example.org\nAction: failed\nStatus: ${status}\nDiagnostic-Code: smtp; ${words}\n`,
    'delivery-status',
  );

it('suppresses who complained, by the mail and not by an address in the report', async () => {
  const { receive, mailTo, state, own, id } = await openReports();
  expect(await receive(await complaint(mailTo(JO)))).toBe('complaint');
  expect(await receive(await complaint(mailTo(JO)))).toBe('complaint');
  expect(await state()).toEqual({ states: { mira: 'sent', jo: 'sent' }, suppressed: [`${JO} complaint`] });
  expect(await loadResults(own, id)).toMatchObject({ complaints: 1, byState: { sent: 2 } });
});

it('suppresses an address that does not exist, and nobody for our own fault', async () => {
  const { receive, mailTo, state } = await openReports();
  const mira = mailTo('mira@example.org');
  expect(await receive(await failure(mira, '4.4.1', '451 later'))).toBe('delayed');
  expect((await state()).states).toEqual({ mira: 'sent', jo: 'sent' });
  expect(await receive(await failure(mira, '5.7.1', '550 5.7.1 blocked'))).toBe('refused');
  expect(await state()).toEqual({ states: { mira: 'failed', jo: 'sent' }, suppressed: [] });
  expect(await receive(await failure(mailTo(JO)))).toBe('bounce');
  expect(await receive(await failure(mailTo(JO)))).toBe('bounce');
  expect(await state()).toEqual({ states: { mira: 'failed', jo: 'bounced' }, suppressed: [`${JO} bounce`] });
});

it('reads what a server means that has no better status', async () => {
  const { receive, mailTo } = await openReports();
  expect(await receive(await failure(mailTo(JO), '5.0.0', '550 5.7.1 blocked'))).toBe('refused');
  expect(await receive(await failure(mailTo(JO), '5.0.0', '550 5.1.1 unknown user'))).toBe('bounce');
});

it('believes no forged report', async () => {
  const { receive, mailTo, state } = await openReports();
  const mark = mailTo(JO).messageIdLocalPart!;
  const [, number, key] = /^c(\d+)\.(.+)$/.exec(mark)!;
  const forged = [
    `To: ${JO}\r\nMessage-ID: <abc@lichtbild.example>\r\n\r\nHello`,
    `Message-ID: <c${Number(number) + 1}.${key}@lichtbild.example>\r\n\r\nHello`,
    `Message-ID: <c${number}.${'A'.repeat(22)}@lichtbild.example>\r\n\r\nHello`,
    `Message-ID: <c${number}.@lichtbild.example>\r\n\r\nHello`,
  ];
  for (const original of forged) expect(await receive(await complaint(original))).toBe('not-ours');
  expect(await receive(Buffer.from(`Message-ID: <${mark}@x>\r\n\r\nI complain.`))).toBe('not-a-report');
  expect((await state()).suppressed).toEqual([]);
});

it('finds the mark in quoted headers, in any of both', async () => {
  const { receive, mailTo, state } = await openReports();
  const mark = mailTo(JO).messageIdLocalPart!;
  expect(await receive(await complaint(`message-id:\r\n <${mark}@redacted>\r\n\r\n`))).toBe('complaint');
  const mira = mailTo('mira@example.org').messageIdLocalPart!;
  expect(await receive(await complaint(`CFBL-Feedback-ID: ${mira}\r\n\r\n`))).toBe('complaint');
  expect((await state()).suppressed).toHaveLength(2);
});

it('keeps the count of a complaint about somebody who was erased', async () => {
  const { receive, mailTo, state, db, own, id } = await openReports();
  const mail = mailTo(JO);
  await db.delete(subscribers).where(eq(subscribers.id, 'jo'));
  expect(await receive(await complaint(mail))).toBe('complaint');
  expect((await state()).suppressed).toEqual([]);
  expect(await loadResults(own, id)).toMatchObject({ complaints: 1, byState: { sent: 2 } });
});

it('erases with a subscriber what a mail server said of the address', async () => {
  const { receive, mailTo, own, db, ports } = await openReports();
  await receive(await failure(mailTo(JO), '5.1.1', `550 5.1.1 ${JO}, Jo Sol, is unknown`));
  const answers = async () => {
    const rows = await own.select({ answer: campaignRecipients.answer }).from(campaignRecipients);
    return JSON.stringify(rows);
  };
  expect(await answers()).toContain('Jo Sol');
  expect(await db.transaction((tx) => eraseSubscriber(tx, ports, 'jo'))).toMatchObject({ ok: true });
  expect(await answers()).not.toContain('Jo Sol');
});

it('takes reports from the operator’s mail server only, and of a limited size', async () => {
  const { ports, mailTo, state } = await openReports();
  const counted: string[] = [];
  let waitSeconds = 0;
  const settings = { ...ports.settings, mailReportsSecret: SECRET };
  const openWith = (context: unknown) =>
    createNewsletterRoutes(context as WebContext, async (_, action) => {
      counted.push(action);
      return waitSeconds;
    });
  const app = openWith({ ...ports, settings });
  const post = async (body: Buffer, secret: string | undefined, to = app) => {
    const headers: HeadersInit = secret === undefined ? {} : { authorization: `Bearer ${encodeURI(secret)}` };
    const response = await to.request('/api/mail-reports', {
      method: 'POST',
      body: new Uint8Array(body),
      headers,
    });
    return [response.status, await response.json()];
  };
  const raw = await complaint(mailTo(JO));
  expect(await post(raw, undefined)).toEqual([401, { error: 'unauthorized' }]);
  expect(await post(raw, 'wrong')).toEqual([401, { error: 'unauthorized' }]);
  expect(counted).toEqual(['mail-report', 'mail-report']);
  waitSeconds = 9;
  expect((await post(raw, 'wrong'))[0]).toBe(429);
  expect((await state()).suppressed).toEqual([]);
  const closed = openWith({ ...ports, settings: ports.settings });
  waitSeconds = 0;
  expect((await post(raw, undefined, closed))[0]).toBe(401);
  const open = openWith({ ...ports, settings: { ...settings, mailReportsSecret: encodeURI(SECRET) } });
  expect((await post(Buffer.alloc(5 * 1024 * 1024), SECRET, open))[0]).toBe(413);
  expect(await post(Buffer.from('Hello'), SECRET, open)).toEqual([200, { outcome: 'not-a-report' }]);
  expect(await post(raw, SECRET, open)).toEqual([200, { outcome: 'complaint' }]);
  expect((await state()).suppressed).toEqual([`${JO} complaint`]);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lichtbild-report-'));
  vi.stubEnv('DATA_DIR', folder);
  return async () => {
    vi.unstubAllEnvs();
    process.exitCode = 0;
    await rm(folder, { recursive: true });
  };
});

it('takes a report from standard input, and asks for another try while there is no database', async () => {
  const { mailTo, state, url } = await openReports();
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('APP_SECRET', CAMPAIGN_SECRET);
  const raw = await complaint(mailTo(JO));
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const failed = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  try {
    await mailReportCommand(Readable.from([raw])).parseAsync([], { from: 'user' });
    expect(printed.mock.calls).toEqual([['complaint\n']]);
    expect((await state()).suppressed).toEqual([`${JO} complaint`]);
    vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/none');
    await mailReportCommand(Readable.from([raw])).parseAsync([], { from: 'user' });
    expect(process.exitCode).toBe(75);
  } finally {
    printed.mockRestore();
    failed.mockRestore();
  }
});
