import { expect, it } from 'vitest';
import { sendCampaigns } from '../../src/features/newsletter/campaigns/sending/send-campaigns.server.ts';
import {
  countClicks,
  loadResults,
} from '../../src/features/newsletter/campaigns/results/campaign-results.server.ts';
import { unsubscribe } from '../../src/features/newsletter/unsubscribe.server.ts';
import { unsubscribeToken } from '../../src/features/newsletter/unsubscribe-token.ts';
import { newsletterPreferencesTexts } from '../../src/i18n/newsletter-preferences/index.ts';
import { campaignClicks, campaignRecipients } from '../../src/platform/db/tables/campaigns.ts';
import { measurementConsents } from '../../src/platform/db/tables/subscribers.ts';
import { randomIds } from '../../src/platform/ids/ids.ts';
import { createNewsletterRoutes } from '../../src/web/api/newsletter/newsletter-routes.ts';
import type { WebContext } from '../../src/web/context.ts';
import { insertSubscribers, NOON, openCampaigns, PUBLIC_URL } from './campaign-world.ts';

const NEVER = new AbortController().signal;

/** Mira agrees to measuring on the preference page, Jo does not, and both get a campaign. */
async function openMeasuring() {
  const world = await openCampaigns();
  const { db, ports, mailer, start } = world;
  const counted: string[] = [];
  const app = createNewsletterRoutes({ ...ports } as unknown as WebContext, async (_, action) => {
    counted.push(action);
    return 0;
  });
  const people = { mira: randomIds.newId(), jo: randomIds.newId() };
  await insertSubscribers(db, ['mira@example.org'], { id: people.mira });
  await insertSubscribers(db, ['jo@example.org'], { id: people.jo });
  const choose = async (measuring: boolean, language = 'en') => {
    const token = unsubscribeToken(ports.capabilities, people.mira);
    const fields = new URLSearchParams({
      language: 'en',
      topic: 'tips',
      ...(measuring ? { measuring: 'agreed' } : {}),
    });
    const response = await app.request(`/api/newsletter/preferences/${token}`, {
      method: 'POST',
      body: fields,
      headers: { 'accept-language': language },
    });
    expect(response.status).toBe(200);
  };
  const open = async (url: string) => {
    const response = await app.request(url.replace(PUBLIC_URL, ''));
    return [response.status, response.headers.get('location'), response.headers.get('content-type')];
  };
  const send = async () => {
    const id = await start();
    await sendCampaigns(ports, NEVER);
    const mailTo = (address: string) => mailer.sent().findLast(({ to }) => to === address)!;
    const { html } = mailTo('mira@example.org');
    const pixel = / src="(https:[^"]+\/opened\/[^"]+)"/.exec(html)?.[1];
    const links = [...html.matchAll(/ href="(https:[^"]+\/newsletter\/link\/[^"]+)"/g)].map(
      ([, url]) => url!,
    );
    return { id, pixel, links, html, other: mailTo('jo@example.org').html };
  };
  return { ...world, people, choose, open, send, counted };
}

it('measures those who agreed, and stores what they agreed to', async () => {
  const { choose, send, open, own, people } = await openMeasuring();
  await choose(true, 'de');
  await choose(true);
  const { label, hint } = newsletterPreferencesTexts.de.open.measuring;
  expect(await own.select().from(measurementConsents)).toMatchObject([
    {
      subscriberId: people.mira,
      textShown: `${label} ${hint}`,
      language: 'de',
      grantedAt: NOON,
      withdrawnAt: null,
    },
  ]);
  const { id, pixel, links, other } = await send();
  expect(other).not.toMatch(/\/opened\/|\/newsletter\/link\//);
  expect(links).toHaveLength(2);
  expect(await open(pixel!)).toEqual([200, null, 'image/gif']);
  expect(await open(links[0]!)).toEqual([302, 'https://a.example/b', null]);
  expect(await open(links[0]!)).toEqual([302, 'https://a.example/b', null]);
  expect(await open(links[1]!)).toEqual([302, 'https://lichtbild.example/blog', null]);
  expect(await loadResults(own, id)).toMatchObject({ measured: { readers: 1, opened: 1, clicked: 1 } });
  expect(await countClicks(own, id)).toEqual([
    { language: 'en', link: 0, readers: 1, clicks: 2 },
    { language: 'en', link: 1, readers: 1, clicks: 1 },
  ]);
});

it('measures nobody who did not agree, or no longer does', async () => {
  const { choose, send, open, own } = await openMeasuring();
  const first = await send();
  expect([first.pixel, first.links]).toEqual([undefined, []]);
  expect(first.html).toContain('href="https://a.example/b"');
  await choose(true);
  const second = await send();
  await open(second.links[0]!);
  await choose(false);
  expect(await own.select().from(campaignClicks)).toEqual([]);
  // Her old mail still works, and counts nothing.
  expect(await open(second.links[0]!)).toEqual([302, 'https://a.example/b', null]);
  expect(await open(second.pixel!)).toEqual([200, null, 'image/gif']);
  expect(await own.select().from(campaignClicks)).toEqual([]);
  expect(await loadResults(own, second.id)).toMatchObject({
    measured: { readers: 0, opened: 0, clicked: 0 },
  });
  expect(await own.select().from(measurementConsents)).toMatchObject([{ withdrawnAt: NOON }]);
});

it('erases what was measured when somebody unsubscribes, and counts that they did', async () => {
  const { choose, send, open, own, people, ports } = await openMeasuring();
  await choose(true);
  const earlier = await send();
  const latest = await send();
  for (const { pixel, links } of [earlier, latest]) {
    await open(pixel!);
    await open(links[1]!);
  }
  await unsubscribe(ports, unsubscribeToken(ports.capabilities, people.mira));
  expect(await own.select().from(campaignClicks)).toEqual([]);
  const rows = await own.select().from(campaignRecipients);
  expect(rows.filter(({ openedAt, isMeasured }) => openedAt || isMeasured)).toEqual([]);
  expect((await loadResults(own, earlier.id)).unsubscribed).toBe(0);
  expect((await loadResults(own, latest.id)).unsubscribed).toBe(1);
  expect(await own.select().from(measurementConsents)).toMatchObject([{ withdrawnAt: NOON }]);
});

it('leads nowhere but to the campaign’s own addresses', async () => {
  const { choose, send, open, own, counted } = await openMeasuring();
  await choose(true);
  const { links, pixel } = await send();
  const [link] = links;
  const base = link!.slice(0, link!.lastIndexOf('/'));
  const token = base.slice(base.lastIndexOf('/') + 1);
  for (const wrong of [
    `${base}/2`,
    `${base}/-1`,
    `${base}/0x0`,
    `${base}/https:%2F%2Fevil.example`,
    link!.replace(token, `9${token}`),
    link!.replace(token, 'x'),
  ]) {
    expect((await open(wrong)).slice(0, 2), wrong).toEqual([404, null]);
  }
  expect(counted.filter((action) => action === 'campaign-link')).toHaveLength(6);
  expect(await open(pixel!.replace(token, 'x'))).toEqual([200, null, 'image/gif']);
  expect((await own.select().from(campaignRecipients)).filter(({ openedAt }) => openedAt)).toEqual([]);
});
