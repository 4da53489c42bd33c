import { PACKAGE_IDS } from '../../../src/catalog/packages.ts';
import type { Shop } from '../shop.ts';
import { HOUR_MS, MINUTE_MS, type Story } from '../virtual-time.ts';
import { refundFromDashboard } from './after-payment.ts';
import { Browser } from './browser.ts';
import { pay, shootOf, startLater } from './customer.ts';
import { openCheckout } from './open-checkout.ts';
import type { Person } from './person.ts';

/** Opens a checkout just before the service stops, and pays while it is down. Some payments are refunded before it starts again. */
export async function* outageCustomer(shop: Shop, person: Person): Story {
  const { chaos, counts, processes } = shop;
  const browser = new Browser(shop.web, person.language);
  const [email = ''] = person.spellings;
  const productId = chaos.random.pick(PACKAGE_IDS);
  const opened = yield* openCheckout(shop, browser, { page: 'prices', productId, email, code: undefined });
  const shootId = shootOf(browser);
  if (!opened || !shootId) return;
  yield chaos.integer(25, 90) * MINUTE_MS;
  if (!pay(shop, opened)) return;
  counts.notice('paid while the service was down');
  shop.paidWhileDown.add(opened.orderId);
  if (chaos.happens(0.5)) {
    yield chaos.integer(1, 20) * HOUR_MS;
    counts.notice('refunded while the service was down');
    refundFromDashboard(shop, opened);
  }
  while (processes.isStopped) yield HOUR_MS;
  yield 3 * HOUR_MS;
  yield* startLater(shop, browser, shootId, email);
}
