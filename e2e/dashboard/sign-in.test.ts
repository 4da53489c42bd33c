import { expect, it } from 'vitest';
import { DASHBOARD_PAGES, DASHBOARD_PATHS, dashboardPath, SIGN_IN_PAGES } from '../../src/dashboard-urls.ts';
import { sharedService } from '../shared-service.ts';
import { mailedSignInLink, OPERATORS, OWNER, signIn, SUPPORT } from './operator.ts';

const service = sharedService(OPERATORS);
const closedPages = DASHBOARD_PAGES.filter((page) => !SIGN_IN_PAGES.has(page));

it('shows nothing but the sign-in page to somebody who is not signed in', async () => {
  for (const page of closedPages) {
    const path = DASHBOARD_PATHS[page].replaceAll(/:\w+/g, 'some-id');
    for (const headers of [{}, { Cookie: 'operator-session=forged' }]) {
      const opened = await fetch(service.lichtbild.url + path, { redirect: 'manual', headers });
      expect.soft([path, opened.status]).toEqual([path, 302]);
      expect.soft(opened.headers.get('location')).toBe(`/dashboard/sign-in?to=${encodeURIComponent(path)}`);
      expect.soft(await opened.text()).toBe('');
      // React Router asks for the data of a page alone, and may name the loaders that it wants.
      for (const query of ['', `?_routes=dashboard-${page}`]) {
        const data = await fetch(`${service.lichtbild.url}${path}.data${query}`, { headers });
        const body = await data.text();
        expect.soft([path, query, data.status]).toEqual([path, query, 202]);
        expect.soft(body).toContain('/dashboard/sign-in');
        expect.soft(body.length, body).toBeLessThan(400);
      }
      const posted = await fetch(service.lichtbild.url + path, { method: 'POST', headers });
      expect.soft([path, posted.status]).toEqual([path, 405]);
    }
  }
});

it('exists in English only, and no cache may store it', async () => {
  for (const page of DASHBOARD_PAGES) {
    const path = DASHBOARD_PATHS[page].replaceAll(/:\w+/g, 'some-id');
    for (const language of ['de', 'es']) {
      const twin = await fetch(`${service.lichtbild.url}/${language}${path}`, { redirect: 'manual' });
      expect.soft([language, path, twin.status]).toEqual([language, path, 404]);
    }
    const own = await fetch(service.lichtbild.url + path, {
      redirect: 'manual',
      headers: { 'Accept-Language': 'de' },
    });
    expect.soft(own.headers.get('cache-control')).toBe('private, no-store');
    expect.soft(own.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  }
});

it('signs in by a link that works once and in one browser, and out again everywhere', async () => {
  const visitor = await service.visit('en');
  const { page } = visitor;
  await page.goto(service.lichtbild.url + dashboardPath('audit'));
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await visitor.expectGoodPage('the sign-in page');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Enter an email address').waitFor();
  await page.getByLabel('Email').fill(OWNER);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('a link is on its way').waitFor();
  await visitor.expectGoodPage('the sign-in page after asking for a link');
  const link = await mailedSignInLink(service.lichtbild, OWNER);

  const other = await service.visit('de');
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Sign in to the dashboard' }).click();
  await other.page.getByText('in which you asked for it').waitFor();

  // Mail programs open links to check them: that uses nothing up.
  await fetch(link);
  const tab = await visitor.context.newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Sign in to the dashboard' }).click();
  await tab.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  // The first tab goes where it wanted to go.
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
  await page.getByRole('rowheader').first().waitFor();

  await tab.goto(link);
  await tab.getByRole('button', { name: 'Sign in to the dashboard' }).click();
  await tab.getByText('no longer works').waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await tab.goto(service.lichtbild.url + dashboardPath('shoots'));
  await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
  visitor.expectNoErrors('the way in and out');
});

it('tells an owner from support, and mails nobody else', async () => {
  const support = await service.visit('en');
  await signIn(service, support, SUPPORT);
  await support.page.getByRole('button', { name: 'Menu' }).click();
  await support.page.getByText(`${SUPPORT} (support)`).waitFor();

  const stranger = await service.visit('en');
  await stranger.page.goto(service.lichtbild.url + dashboardPath('signIn'));
  await stranger.page.getByLabel('Email').fill('stranger@example.org');
  await stranger.page.getByRole('button', { name: 'Send the link' }).click();
  await stranger.page.getByText('a link is on its way').waitFor();
  // A mail that is written later has arrived, so the stranger's would have, too.
  await signIn(service, await service.visit('en'));
  await expect(mailedOf('stranger@example.org')).resolves.toEqual([]);
});

async function mailedOf(address: string) {
  const { listOutbox } = await import('../../src/platform/mail/list-outbox.ts');
  return (await listOutbox(`${service.lichtbild.dataDir}/outbox`)).filter(({ to }) => to === address);
}
