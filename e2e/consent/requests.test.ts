import { expect, it } from 'vitest';
import { layoutTexts } from '../../src/i18n/layout/index.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { leadFormTexts } from '../../src/i18n/lead-form/index.ts';
import { pagePath } from '../../src/page-urls.ts';
import { ANALYTICS_EVENT } from '../../src/platform/analytics/analytics-events.client.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { SERVICES } from './analytics-stand-in.ts';
import { type TrackedVisitor, trackingService } from './tracking-service.ts';

const tracking = trackingService();

const BERLIN = { firstVisit: true, timezoneId: 'Europe/Berlin' } as const;
const NEW_YORK = { firstVisit: true, timezoneId: 'America/New_York' } as const;
const ANALYTICS_HOSTS = ['plausible.io', 'region1.google-analytics.com', 'www.googletagmanager.com'];
const MARKETING_HOSTS = ['connect.facebook.net', 'px.ads.linkedin.com', 'snap.licdn.com', 'www.facebook.com'];
/** Whatever were to be sent in spite of a refusal would have been sent within this time. */
const NOTHING_WITHIN_MS = 1_500;

const names = layoutTexts.en(catalogFacts('en')).pages;

/** Follows a link of the footer without loading another document. */
async function goTo({ page }: TrackedVisitor, name: string, path: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**${path}`);
}

/** Returns the state of Google's signals as the data layer leaves it, with the defaults apart. */
function signalsOf({ page }: TrackedVisitor) {
  return page.evaluate(() => {
    const commands = (window as unknown as { dataLayer: unknown[] }).dataLayer.filter(
      (entry) => Object.prototype.toString.call(entry) === '[object Arguments]',
    ) as { 0: string; 1: string; 2: Record<string, unknown> }[];
    const of = (kind: string) =>
      commands.filter((one) => one[0] === 'consent' && one[1] === kind).at(-1)?.[2];
    return { default: of('default'), update: of('update') };
  });
}

it('sends nothing to anybody before the choice and after a refusal, also after a reload and on other pages', async () => {
  const visitor = await tracking.visit('en', BERLIN);
  const { page, open, banner, otherHosts, expectNoErrors } = visitor;
  await open('pricing');
  await banner.region.waitFor();
  await goTo(visitor, names.about, '/about');
  await banner.region.waitFor();
  await page.waitForTimeout(NOTHING_WITHIN_MS);
  expect(otherHosts()).toEqual([]);
  expect(await signalsOf(visitor)).toEqual({
    default: {
      ...{ analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied' },
      ...{ ad_personalization: 'denied', wait_for_update: 500 },
    },
    update: undefined,
  });
  expect(await banner.stored()).toEqual({ consent: null, date: null, region: 'EU' });

  await banner.rejectAll.click();
  await banner.region.waitFor({ state: 'hidden' });
  const stored = await banner.stored();
  expect(stored.consent).toEqual({ essential: true, analytics: false, marketing: false });
  expect(Math.abs(Date.parse(stored.date!) - Date.now())).toBeLessThan(60_000);
  await page.reload();
  await waitForHydration(page);
  await goTo(visitor, names.pricing, '/pricing');
  await open('home');
  await waitForHydration(page);
  await page.waitForTimeout(NOTHING_WITHIN_MS);
  expect(await banner.region.count()).toBe(0);
  expect(otherHosts()).toEqual([]);
  expect((await signalsOf(visitor)).update).toEqual({
    ...{ analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied' },
    ad_personalization: 'denied',
  });
  expect(tracking.standIn.events).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expectNoErrors('every page of a visitor who refused');
});

it('sends to Google and Plausible alone when only analytics was selected, with everything raised before', async () => {
  const visitor = await tracking.visit('en', BERLIN);
  const { page, open, banner, otherHosts, expectNoErrors } = visitor;
  const { standIn } = tracking;
  await open('pricing');
  await banner.region.waitFor();
  await goTo(visitor, names.about, '/about');
  await banner.choose.click();
  expect(await banner.toggle('analytics').isChecked()).toBe(false);
  expect(await banner.toggle('marketing').isChecked()).toBe(false);
  await banner.toggle('analytics').check();
  await banner.acceptSelected.click();
  await banner.region.waitFor({ state: 'hidden' });
  await expect.poll(() => standIn.namesOf('google')).toEqual(['consent_updated', 'page_view', 'page_view']);
  await expect.poll(() => standIn.namesOf('plausible')).toEqual(['consent-updated', 'pageview', 'pageview']);
  const viewed = (path: string) =>
    standIn.events.find(({ service, data }) => service === 'google' && data['page_path'] === path)?.data;
  expect(viewed('/pricing')).toMatchObject({
    page_location: `${tracking.service.lichtbild.url}/pricing`,
    ...{ anonymize_ip: true, cookie_flags: 'SameSite=Lax;Secure', ads: 'denied' },
  });
  expect(viewed('/about')).toBeDefined();
  expect((await banner.stored()).consent).toEqual({ essential: true, analytics: true, marketing: false });
  const cookie = (await page.context().cookies()).find(({ name }) => name === '_ga');
  expect(cookie).toMatchObject({ sameSite: 'Lax', secure: true });

  // The choice holds on the next document, without being asked again.
  standIn.forget();
  await open('home');
  await expect.poll(() => standIn.namesOf('google')).toEqual(['page_view']);
  await page.waitForTimeout(NOTHING_WITHIN_MS);
  expect(otherHosts()).toEqual(ANALYTICS_HOSTS);
  expect(standIn.namesOf('google')).toEqual(['page_view']);

  // Withdrawn at the foot of the page, where the current choice is shown.
  await banner.settings.click();
  await banner.region.waitFor();
  expect(await banner.toggle('analytics').isChecked()).toBe(true);
  expect(await banner.toggle('marketing').isChecked()).toBe(false);
  standIn.forget();
  await banner.rejectAll.click();
  await banner.region.waitFor({ state: 'hidden' });
  await goTo(visitor, names.pricing, '/pricing');
  await page.waitForTimeout(NOTHING_WITHIN_MS);
  expect(standIn.events).toEqual([]);
  expect((await signalsOf(visitor)).update).toMatchObject({ analytics_storage: 'denied' });
  const disabled = `ga-disable-${SERVICES.GOOGLE_ANALYTICS_ID}`;
  expect(await page.evaluate((name) => (window as never as Record<string, unknown>)[name], disabled)).toBe(
    true,
  );
  expect(await page.context().cookies()).toEqual([]);
  expectNoErrors('every page of a visitor who withdrew');
});

it('sends to all of them after “accept all”, values a white-label lead, and stops after a withdrawal', async () => {
  const visitor = await tracking.visit('en', BERLIN);
  const { page, open, banner, otherHosts, expectNoErrors } = visitor;
  const { standIn } = tracking;
  await open('whiteLabel');
  await banner.acceptAll.click();
  await expect.poll(() => standIn.namesOf('google')).toEqual(['consent_updated', 'page_view']);
  await expect.poll(() => standIn.namesOf('meta')).toEqual(['PageView']);
  await expect.poll(() => standIn.namesOf('linkedin')).toEqual(['page']);
  await expect.poll(() => standIn.namesOf('plausible')).toEqual(['consent-updated', 'pageview']);
  expect(otherHosts()).toEqual([...ANALYTICS_HOSTS, ...MARKETING_HOSTS].toSorted());
  expect(await signalsOf(visitor)).toMatchObject({
    update: { ad_user_data: 'granted', ad_storage: 'granted' },
  });

  standIn.forget();
  const texts = leadFormTexts.en;
  const form = page.locator('#request form');
  await form.getByLabel(texts.firstName).fill('Mira');
  await form.getByLabel(texts.lastName).fill('Example');
  await form.getByLabel(texts.email).fill('mira@example.org');
  await form.getByLabel(texts.company, { exact: true }).fill('Example Ltd.');
  await form.getByLabel(texts.companySize).selectOption('11-50');
  await form.getByLabel(texts.message).fill('About 40 pictures a month.');
  await form.getByRole('button', { name: texts.send }).click();
  const lead = { currency: 'USD', value: 500 };
  const received = (service: string) => standIn.events.find((one) => one.service === service);
  await expect.poll(() => received('google')).toMatchObject({ name: 'generate_lead', data: lead });
  await expect
    .poll(() => received('plausible'))
    .toMatchObject({ name: 'generate-lead', data: { props: lead } });
  await expect.poll(() => received('meta')?.name).toBe('Lead');
  expect(JSON.parse(received('meta')!.data['cd'] as string)).toEqual(lead);
  await expect
    .poll(() => received('linkedin'))
    .toMatchObject({ name: 'conversion', data: { conversionId: SERVICES.LINKEDIN_CONVERSION_ID } });
  expect(JSON.stringify(standIn.events)).not.toMatch(/mira|example\.org/i);

  await banner.settings.click();
  const reloaded = page.waitForEvent('load');
  await banner.rejectAll.click();
  // LinkedIn's script has no switch, so it goes with the document.
  await reloaded;
  await waitForHydration(page);
  expect(await page.evaluate(() => 'lintrk' in window)).toBe(false);
  standIn.forget();
  await goTo(visitor, names.pricing, '/pricing');
  await open('home');
  await page.waitForTimeout(NOTHING_WITHIN_MS);
  expect(standIn.events).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect((await banner.stored()).consent).toMatchObject({ analytics: false, marketing: false });
  expectNoErrors('every page of a visitor who withdrew');
});

it('asks nobody outside the EEA, grants everything there and says so', async () => {
  const visitor = await tracking.visit('en', NEW_YORK);
  const { page, open, banner, otherHosts, expectNoErrors } = visitor;
  const { standIn } = tracking;
  await page.addInitScript((name) => {
    addEventListener(name, (event) => {
      const { name: what, payload } = (event as CustomEvent<{ name: string; payload: unknown }>).detail;
      const raised = ((window as unknown as { raised?: unknown[] }).raised ??= []);
      if (what === 'consent-updated') raised.push(payload);
    });
  }, ANALYTICS_EVENT);
  await open('home');
  await expect.poll(() => standIn.namesOf('google')).toEqual(['consent_updated', 'page_view']);
  await expect.poll(() => standIn.namesOf('linkedin')).toEqual(['page']);
  await expect.poll(() => standIn.namesOf('meta')).toEqual(['PageView']);
  expect(await banner.region.count()).toBe(0);
  expect(otherHosts()).toEqual([...ANALYTICS_HOSTS, ...MARKETING_HOSTS].toSorted());
  expect(await banner.stored()).toMatchObject({
    consent: { essential: true, analytics: true, marketing: true },
    region: 'other',
  });
  const raised = () => page.evaluate(() => (window as unknown as { raised?: unknown[] }).raised);
  expect(await raised()).toEqual([{ analytics: true, marketing: true }]);
  expect((await signalsOf(visitor)).default).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'granted',
  });

  // A later document applies it silently, and the foot of the page has the way out.
  await open('pricing');
  await waitForHydration(page);
  await expect.poll(() => standIn.namesOf('google')).toEqual(['consent_updated', 'page_view', 'page_view']);
  expect(await raised()).toEqual([]);
  await banner.settings.click();
  expect(await banner.toggle('marketing').isChecked()).toBe(true);
  await banner.toggle('marketing').uncheck();
  await banner.acceptSelected.click();
  await expect
    .poll(async () => (await banner.stored()).consent)
    .toMatchObject({ analytics: true, marketing: false });
  expectNoErrors('every page outside the EEA');
});

it('keeps advertising away from browsers outside the EEA that refuse the selling of data', async () => {
  const { page, open, banner, otherHosts } = await tracking.visit('en', NEW_YORK);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await open('home');
  await expect.poll(() => tracking.standIn.namesOf('google')).toContain('page_view');
  await page.waitForTimeout(NOTHING_WITHIN_MS);
  expect(otherHosts()).toEqual(ANALYTICS_HOSTS);
  expect((await banner.stored()).consent).toEqual({ essential: true, analytics: true, marketing: false });
});

it.each(['UTC', 'Europe/London', 'Atlantic/Canary'])('asks in the time zone %s', async (timezoneId) => {
  const { page, open, banner, otherHosts } = await tracking.visit('en', { firstVisit: true, timezoneId });
  await open('about');
  await banner.region.waitFor();
  await page.waitForTimeout(NOTHING_WITHIN_MS);
  expect(otherHosts()).toEqual([]);
  expect((await banner.stored()).region).toBe('EU');
});

it('asks again for a choice that is a year old, or older than a service', async () => {
  const { page, open, banner, otherHosts } = await tracking.visit('en', BERLIN);
  await open('about');
  const save = (date: string, services?: string) =>
    page.evaluate(
      ([savedAt, named]) => {
        localStorage.clear();
        localStorage.setItem('cookie-consent', '{"essential":true,"analytics":true,"marketing":true}');
        localStorage.setItem('cookie-consent-date', savedAt!);
        if (named !== undefined) localStorage.setItem('cookie-consent-services', named);
      },
      [date, services],
    );
  await save('2020-02-01T00:00:00.000Z');
  await open('about');
  await banner.region.waitFor();
  expect(await banner.stored()).toMatchObject({ consent: null, date: null });
  await save(new Date().toISOString(), 'google-analytics');
  await open('about');
  await banner.region.waitFor();
  await page.waitForTimeout(NOTHING_WITHIN_MS);
  expect(otherHosts()).toEqual([]);
  await save(new Date().toISOString());
  await open('about');
  await expect.poll(() => tracking.standIn.namesOf('meta')).toEqual(['PageView']);
  expect(await banner.region.count()).toBe(0);
});

it('follows a choice in another tab', async () => {
  const { context, open, banner } = await tracking.visit('en', BERLIN);
  await open('pricing');
  await banner.region.waitFor();
  const other = await context.newPage();
  await other.goto(tracking.service.lichtbild.url + pagePath('about', 'en'));
  await other.getByRole('button', { name: banner.texts.acceptAll }).click();
  await banner.region.waitFor({ state: 'hidden' });
  const pages = () =>
    tracking.standIn.events.filter(({ name }) => name === 'page_view').map(({ data }) => data['page_path']);
  await expect.poll(() => pages().toSorted()).toEqual(['/about', '/pricing']);
  // One person has chosen once.
  const choices = () => tracking.standIn.namesOf('google').filter((name) => name === 'consent_updated');
  await expect.poll(choices).toHaveLength(1);
  await other.waitForTimeout(NOTHING_WITHIN_MS);
  expect(choices()).toHaveLength(1);
});

it('runs no script of another company where an address or a page is somebody’s secret', async () => {
  const { page, open, banner, otherHosts } = await tracking.visit('en', NEW_YORK);
  const { standIn } = tracking;
  const seen: unknown[] = [];
  for (const path of ['/gallery/secret-id', '/de/shoots/secret-id', '/newsletter/confirm/secret-id']) {
    standIn.forget();
    await page.goto(tracking.service.lichtbild.url + path, { waitUntil: 'load' });
    await expect.poll(() => standIn.namesOf('plausible')).toContain('pageview');
    seen.push(...standIn.events);
  }
  await page.waitForTimeout(NOTHING_WITHIN_MS);
  expect(otherHosts()).toEqual(['plausible.io']);
  expect(JSON.stringify(seen)).not.toContain('secret-id');
  expect(JSON.stringify(seen)).toContain('/gallery/:id');

  // A page that exists for nobody may have been meant for somebody.
  await page.goto(`${tracking.service.lichtbild.url}/galery/secret-id?key=secret-key`);
  await expect.poll(() => standIn.namesOf('google')).toContain('page_view');
  await page.waitForTimeout(NOTHING_WITHIN_MS);
  expect(standIn.namesOf('meta')).toEqual([]);
  expect(JSON.stringify(standIn.events)).not.toContain('secret-key');
  await open('about');
  await expect.poll(() => standIn.namesOf('meta')).toEqual(['PageView']);
  expect(await banner.region.count()).toBe(0);
});

it('works as ever when the browser blocks every service', async () => {
  const { page, context, open, banner, expectNoErrors } = await tracking.visit('en', BERLIN);
  await context.route(
    ({ host }) => tracking.standIn.hosts.includes(host),
    (route) => route.abort('blockedbyclient'),
  );
  await open('pricing');
  await banner.acceptAll.click();
  await banner.region.waitFor({ state: 'hidden' });
  // Longer than the services are waited for.
  await page.waitForTimeout(6_000);
  await page.getByRole('contentinfo').getByRole('link', { name: names.about, exact: true }).click();
  await page.waitForURL('**/about');
  expect(tracking.standIn.events).toEqual([]);
  expectNoErrors('pages whose services are blocked');
});
