import { beforeAll, describe, expect, it } from 'vitest';
import { insertSecondCustomer } from '../../test/second-customer/insert-second-customer.ts';
import { SECOND } from '../../test/second-customer/second-customer.ts';
import { DASHBOARD_PAGES, DASHBOARD_PATHS, dashboardPath, SIGN_IN_PAGES } from '../../src/dashboard-urls.ts';
import { createDatabase } from '../../src/platform/db/create-database.ts';
import { sharedService } from '../shared-service.ts';
import { databaseUrlOf, OPERATORS, signIn } from './operator.ts';

const service = sharedService(OPERATORS);
const pages = DASHBOARD_PAGES.filter((page) => !SIGN_IN_PAGES.has(page));
const lists = pages.filter((page) => !DASHBOARD_PATHS[page].includes(':'));

beforeAll(async () => {
  const database = createDatabase(await databaseUrlOf(service.lichtbild));
  await insertSecondCustomer(database.db);
  await database.close();
});

describe.each(['light', 'dark'] as const)('with the %s theme', (colorScheme) => {
  it('every page passes axe on a phone and a desktop, reached by the menu', async () => {
    const visitor = await service.visit('en');
    const { page } = visitor;
    await page.emulateMedia({ colorScheme });
    await signIn(service, visitor);
    for (const name of lists) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator(`#dashboard-menu a[href="${DASHBOARD_PATHS[name]}"]`).click();
      await page.waitForURL(service.lichtbild.url + DASHBOARD_PATHS[name]);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      await visitor.expectGoodPage(`the page ${name}`);
    }
  });

  it('the page of a customer passes axe', async () => {
    const visitor = await service.visit('en');
    const { page } = visitor;
    await page.emulateMedia({ colorScheme });
    await signIn(service, visitor);
    for (const path of [
      dashboardPath('shoot', { id: SECOND.shootId }),
      dashboardPath('order', { id: SECOND.orderId }),
      dashboardPath('subscriber', { id: SECOND.subscriberId }),
    ]) {
      await page.goto(service.lichtbild.url + path);
      await page.locator('main h1').waitFor();
      await visitor.expectGoodPage(path);
    }
  });
});

it('every page works by keyboard: the skip link, the menu and every control can be reached', async () => {
  const visitor = await service.visit('en');
  const { page } = visitor;
  await signIn(service, visitor);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const name of lists) {
    await page.goto(service.lichtbild.url + DASHBOARD_PATHS[name]);
    await page.locator('main h1').waitFor();
    const controls = page
      .locator('main')
      .locator('a[href], button, input:not([type=hidden]), select, textarea, summary');
    const visible = (await controls.all()).filter((control) => control.isVisible());
    const wanted = (await Promise.all(visible.map((control) => control.isVisible()))).filter(Boolean).length;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    const reached = new Set<number>();
    // A date field has several stops.
    for (let press = 0; press < wanted * 5 + 20; press += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const all = [
          ...document.querySelectorAll(
            'main a[href], main button, main input, main select, main textarea, main summary',
          ),
        ];
        return all.indexOf(document.activeElement!);
      });
      if (place >= 0) reached.add(place);
      else if (reached.size > 0 && !(await page.evaluate(() => document.activeElement?.closest('main'))))
        break;
    }
    expect.soft(reached.size, `controls of ${name}`).toBeGreaterThanOrEqual(wanted);
  }
});
