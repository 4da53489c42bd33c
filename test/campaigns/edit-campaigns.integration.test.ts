import { expect, it } from 'vitest';
import {
  findCampaign,
  listCampaigns,
} from '../../src/features/newsletter/campaigns/campaign-store.server.ts';
import type { CampaignPorts } from '../../src/features/newsletter/campaigns/campaign-ports.ts';
import { campaignInputSchema } from '../../src/features/newsletter/campaigns/editing/campaign-input.ts';
import {
  createCampaign,
  deleteDraft,
  duplicateCampaign,
  saveDraft,
} from '../../src/features/newsletter/campaigns/editing/edit-campaign.server.ts';
import { previewMessage } from '../../src/features/newsletter/campaigns/editing/preview-message.server.ts';
import { sendTest } from '../../src/features/newsletter/campaigns/editing/send-test.server.ts';
import {
  scheduleCampaign,
  startCampaign,
  startDueCampaigns,
  unscheduleCampaign,
} from '../../src/features/newsletter/campaigns/sending/start-campaign.server.ts';
import { mails } from '../../src/platform/db/tables/mails.ts';
import { campaignHandlers } from '../../src/worker/campaign-handlers.ts';
import { drainQueue } from '../drain-queue.ts';
import { suppressAddress } from '../../src/platform/mail/suppressions.ts';
import { MARK } from '../second-customer/second-customer.ts';
import { ANNA, BEN, INPUT, insertSubscribers, NOON, openCampaigns, TYPED } from './campaign-world.ts';

const MINUTE_MS = 60_000;

it('stores drafts, and tells the second operator what the first one changed', async () => {
  const { ports, later } = await openCampaigns();
  const draft = await createCampaign(ports, INPUT, ANNA);
  expect(draft).toMatchObject({ ...INPUT, state: 'draft', version: 1, createdAt: NOON });
  later(MINUTE_MS);
  const german = { ...TYPED, subject: 'Licht' };
  const byAnna = { ...INPUT, name: 'December', messages: { en: TYPED, de: german } };
  const saved = await saveDraft(ports, { id: draft.id, version: 1, by: ANNA }, byAnna);
  expect(saved).toMatchObject({ ok: true, value: { version: 2, name: 'December' } });
  later(MINUTE_MS);
  const byBen = { ...INPUT, audience: { ...INPUT.audience, languages: ['de' as const] } };
  const refused = await saveDraft(ports, { id: draft.id, version: 1, by: BEN }, byBen);
  const fields = ['name', 'messages.de.subject', 'messages.de.message', 'messages.de.button'];
  const at = new Date(NOON.getTime() + MINUTE_MS).toISOString();
  expect(refused).toMatchObject({
    ...{ ok: false, error: 'changed', current: { version: 2, name: 'December' } },
    changes: [{ version: 2, by: ANNA, at, fields }],
  });
  expect(await findCampaign(ports.db, draft.id)).toMatchObject({ ...byAnna, version: 2 });
  expect(await saveDraft(ports, { id: draft.id, version: 2, by: BEN }, byAnna)).toMatchObject({
    ok: true,
    value: { version: 2 },
  });
});

it('lets one of two operators win who save at the same moment', async () => {
  const { ports } = await openCampaigns();
  const { id } = await createCampaign(ports, INPUT, ANNA);
  const saves = await Promise.all(
    [ANNA, BEN].map((by) => saveDraft(ports, { id, version: 1, by }, { ...INPUT, name: by })),
  );
  expect(saves.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const lost = saves.find(({ ok }) => !ok);
  const winner = (await findCampaign(ports.db, id))!.name;
  expect(lost).toMatchObject({ error: 'changed', changes: [{ by: winner, fields: ['name'] }] });
});

it('deletes drafts of the seen version only, and nothing that was sent', async () => {
  const { ports, db, start } = await openCampaigns();
  await insertSubscribers(db, ['mira@example.org']);
  const { id } = await createCampaign(ports, INPUT, ANNA);
  await saveDraft(ports, { id, version: 1, by: ANNA }, { ...INPUT, name: 'x' });
  expect(await deleteDraft(ports, { id, version: 1, by: BEN })).toMatchObject({ error: 'changed' });
  expect(await deleteDraft(ports, { id, version: 2, by: BEN })).toMatchObject({ ok: true });
  expect(await deleteDraft(ports, { id, version: 2, by: BEN })).toEqual({ ok: false, error: 'gone' });
  const sent = await start();
  expect(await deleteDraft(ports, { id: sent, version: 3, by: BEN })).toMatchObject({ error: 'wrong-state' });
  expect(await saveDraft(ports, { id: sent, version: 3, by: BEN }, INPUT)).toMatchObject({
    error: 'wrong-state',
    current: { state: 'sending' },
  });
  const copy = await duplicateCampaign(ports, sent, 'Again', BEN);
  expect(copy).toMatchObject({
    ok: true,
    value: { name: 'Again', state: 'draft', version: 1, messages: INPUT.messages, startedAt: null },
  });
  expect(await duplicateCampaign(ports, 'absent', 'Again', BEN)).toEqual({ ok: false, error: 'gone' });
});

it('lists campaigns by key, newest first', async () => {
  const { ports, later } = await openCampaigns();
  for (const name of ['a', 'b', 'c']) await createCampaign(ports, { ...INPUT, name }, ANNA);
  later(1);
  await createCampaign(ports, { ...INPUT, name: 'newest' }, ANNA);
  const names: string[] = [];
  let after: Awaited<ReturnType<typeof listCampaigns>>[number] | undefined;
  do {
    const page = await listCampaigns(ports.db, { after, limit: 2 });
    names.push(...page.map(({ name }) => name));
    after = page.at(-1);
  } while (after);
  const own = names.filter((name) => !name.includes(MARK));
  expect([own[0], own.slice(1).toSorted()]).toEqual(['newest', ['a', 'b', 'c']]);
});

it.each([
  [{ ...INPUT, name: ' ' }],
  [{ ...INPUT, audience: { ...INPUT.audience, anyOfTags: ['vip'] } }],
  [{ ...INPUT, audience: { ...INPUT.audience, behaviour: 'rich' } }],
  [{ ...INPUT, audience: { ...INPUT.audience, confirmedWithinDays: -1 } }],
  [{ ...INPUT, messages: { en: { ...TYPED, message: 'x'.repeat(100_001) } } }],
])('refuses the form %#', (input) => {
  expect(campaignInputSchema.safeParse(input).success).toBe(false);
  expect(campaignInputSchema.safeParse(INPUT).success).toBe(true);
});

it('shows a message as its reader gets it, or what has to be changed', async () => {
  const { ports } = await openCampaigns();
  const shown = await previewMessage(ports, TYPED, 'de', { firstName: 'Mira' });
  expect(shown).toMatchObject({ ok: true, subject: 'Light for Mira', preview: 'A window is enough.' });
  if (!shown.ok) return;
  expect(shown.html).toContain('href="https://a.example/b"');
  for (const part of [shown.html, shown.text]) expect(part).toContain('Sol GmbH, Lichtweg 1, 10115 Berlin');
  expect(await previewMessage(ports, { ...TYPED, message: '\n<b>' }, 'de')).toEqual({
    ok: false,
    problems: [{ field: 'message', line: 2, problem: 'html', text: '<b>' }],
  });
});

it('sends a test to one address through the outbox', async () => {
  const { ports, own, db } = await openCampaigns();
  const test = { typed: TYPED, language: 'es' as const, to: ANNA, values: { firstName: 'Ana' } };
  expect(await sendTest(ports, test)).toEqual({ ok: true, value: undefined });
  expect(await own.select().from(mails)).toMatchObject([
    { recipient: ANNA, subject: '[Prueba] Light for Ana', kind: 'newsletter-campaign' },
  ]);
  expect(await sendTest(ports, { ...test, to: `${ANNA}, ${BEN}` })).toMatchObject({ error: 'email-invalid' });
  expect(await sendTest(ports, { ...test, typed: { ...TYPED, subject: '' } })).toMatchObject({
    error: 'has-problems',
  });
  await db.transaction((tx) => suppressAddress(tx, { address: BEN, reason: 'manual', now: NOON }));
  expect(await sendTest(ports, { ...test, to: BEN })).toMatchObject({ error: 'suppressed' });
});

it('starts only what is complete, and what the operator has seen', async () => {
  const { ports, db } = await openCampaigns();
  await insertSubscribers(db, ['mira@example.org']);
  const attempt = async (input: typeof INPUT, with_: typeof ports = ports, version = 1) => {
    const { id } = await createCampaign(ports, input, ANNA);
    const outcome = await startCampaign(with_, { id, version, by: ANNA });
    const { state } = (await findCampaign(db, id))!;
    return [outcome.ok ? outcome.value : outcome.error, state];
  };
  const nobody = { ...INPUT.audience, languages: ['es' as const] };
  expect(await attempt({ ...INPUT, messages: {} })).toEqual(['message-missing', 'draft']);
  expect(await attempt({ ...INPUT, messages: { en: TYPED, de: { ...TYPED, subject: '' } } })).toEqual([
    'has-problems',
    'draft',
  ]);
  expect(await attempt({ ...INPUT, audience: nobody })).toEqual(['audience-empty', 'draft']);
  expect(await attempt(INPUT, { ...ports, settings: { ...ports.settings, imprint: undefined } })).toEqual([
    'imprint-missing',
    'draft',
  ]);
  expect(await attempt(INPUT, ports, 0)).toEqual(['changed', 'draft']);
  expect(await attempt(INPUT)).toEqual([{ recipients: 1 }, 'scheduled']);
});

it('starts a scheduled campaign once, at its time', async () => {
  const { ports, db, time, own } = await openCampaigns();
  await insertSubscribers(db, ['mira@example.org']);
  const { id } = await createCampaign(ports, INPUT, ANNA);
  const schedule = (local: string, version: number, timeZone = 'Europe/Berlin') =>
    scheduleCampaign(ports, { id, version, by: ANNA }, { local, timeZone });
  expect(await schedule('2026-11-21T12:59', 1)).toEqual({ ok: false, error: 'time-past' });
  expect(await schedule('2026-11-22T09:00', 1)).toMatchObject({ ok: true });
  const at = new Date('2026-11-22T08:00:00Z');
  expect(await findCampaign(db, id)).toMatchObject({
    ...{ state: 'scheduled', scheduledAt: at, timeZone: 'Europe/Berlin', version: 2 },
  });
  expect(await unscheduleCampaign(ports, { id, by: BEN })).toMatchObject({ ok: true });
  expect(await schedule('2026-11-22T09:00', 3)).toMatchObject({ ok: true });
  time.now = new Date(at.getTime() - 1);
  await startDueCampaigns(ports);
  expect(await findCampaign(db, id)).toMatchObject({ state: 'scheduled' });
  time.now = at;
  await Promise.all([startDueCampaigns(ports), startDueCampaigns(ports)]);
  expect(await findCampaign(db, id)).toMatchObject({ state: 'sending', recipients: 1, startedAt: at });
  const { rows } = await own.execute("select 1 from pgboss.job where name = 'campaigns.send'");
  expect(rows).toHaveLength(1);
});

it('makes a scheduled campaign a draft again that cannot be started at its time', async () => {
  const { ports, db, time } = await openCampaigns();
  await insertSubscribers(db, ['mira@example.org']);
  const { id } = await createCampaign(ports, INPUT, ANNA);
  await scheduleCampaign(ports, { id, version: 1, by: ANNA }, { local: '2026-11-22T09:00', timeZone: 'UTC' });
  time.now = new Date('2026-11-22T09:00:00Z');
  await startDueCampaigns({ ...ports, settings: { ...ports.settings, imprint: undefined } });
  const campaign = await findCampaign(db, id);
  expect(campaign).toMatchObject({ state: 'draft', scheduledAt: null });
  expect(campaign!.changes.at(-1)).toMatchObject({
    by: 'service',
    fields: ['not-started', 'imprint-missing'],
  });
});

it('a start is a change that the next operator learns of, and the worker fixes the audience at once', async () => {
  const { ports, db, url, own } = await openCampaigns();
  await insertSubscribers(db, ['mira@example.org']);
  const { id } = await createCampaign(ports, INPUT, ANNA);
  await startCampaign(ports, { id, version: 1, by: ANNA });
  expect(await startCampaign(ports, { id, version: 1, by: BEN })).toMatchObject({
    ...{ error: 'changed', changes: [{ by: ANNA, fields: ['start-requested'] }] },
  });
  const sent: string[] = [];
  const campaignMailer: CampaignPorts['campaignMailer'] = {
    async send({ to }) {
      sent.push(to);
      return undefined;
    },
  };
  const ran = await drainQueue(url, campaignHandlers({ ...ports, campaignMailer }));
  expect(ran).toEqual(expect.arrayContaining(['campaigns.tick', 'campaigns.send']));
  expect(sent).toEqual(['mira@example.org']);
  expect(await findCampaign(own, id)).toMatchObject({ state: 'sent', recipients: 1 });
});
