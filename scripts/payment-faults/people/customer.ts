import { DISCOUNTS } from '../../../src/catalog/discounts.ts';
import { isDiscountProduct, PRODUCT_IDS, type ProductId } from '../../../src/catalog/products.ts';
import { PACKAGE_IDS } from '../../../src/catalog/packages.ts';
import { ENDPOINTS } from '../../../src/page-urls.ts';
import { afterPayment, refundFromDashboard } from './after-payment.ts';
import { Browser } from './browser.ts';
import { openCheckout, type OpenedOrder, type Wish } from './open-checkout.ts';
import type { Person } from './person.ts';
import { completeDraft } from './ready-draft.ts';
import type { Shop } from '../shop.ts';
import { HOUR_MS, MINUTE_MS, type Story } from '../virtual-time.ts';

/** How a purchase goes on after the first checkout was opened, with weights. */
const COURSES = [
  ['plain', 8],
  ['double click', 2],
  ['reopened', 2],
  ['reopened hours later', 2],
  ['abandoned', 1],
  ['two tabs, one paid', 2],
  ['two tabs, both paid', 3],
  ['paid twice', 4],
  ['paid late', 1],
  ['paid after a day', 1],
] as const;
type Course = (typeof COURSES)[number][0];

/** One purchase, from the first page to the headshots. */
export async function* customer(shop: Shop, person: Person): Story {
  const { chaos, counts, time } = shop;
  const browser = new Browser(shop.web, person.language);
  const email = chaos.random.pick(person.spellings);
  if (email !== person.spellings[0]) counts.notice('other spelling of the address');
  const uploadsFirst = chaos.happens(0.5);
  const productId = uploadsFirst ? chaos.random.pick(PACKAGE_IDS) : chaos.random.pick(PRODUCT_IDS);
  let shootId: string | undefined;
  if (uploadsFirst) {
    shootId = await beginDraft(browser);
    if (shootId === undefined) return;
    const packageId = chaos.random.pick(PACKAGE_IDS);
    await completeDraft(shop.db, shootId, { packageId, email, at: time.now });
    yield chaos.integer(1, 5) * MINUTE_MS;
  }
  const wish: Wish = {
    page: uploadsFirst ? 'selfies' : 'prices',
    productId,
    email,
    code: pickCode(shop, productId),
  };
  const course = pickCourse(shop);
  // The provider's answer is lost, so that the next click opens a second checkout of the same order.
  if (course === 'paid twice' && chaos.isOn) shop.network.arm(shop.processes.newOrders, 'fails-after', 2);
  const opened = yield* openCheckout(shop, browser, wish, course === 'double click');
  if (course === 'paid twice') shop.network.disarm();
  if (!opened) return;
  if (course === 'double click') counts.notice('double click');
  const paid = yield* payInCourse(shop, browser, wish, course, opened);
  shootId ??= shootOf(browser);
  if (shootId === undefined || paid.length === 0) return;
  for (const order of paid) time.play(0, afterPayment(shop, person, shootId, order));
  if (wish.page === 'prices' || chaos.happens(0.1)) yield* startLater(shop, browser, shootId, email);
}

/** Two devices of one person, who buys with the same offer on both before either payment is known. */
export async function* pair(shop: Shop, person: Person): Story {
  const { chaos, counts, time, carriers } = shop;
  const isProduct = chaos.happens(0.4);
  const code = isProduct ? undefined : chaos.random.pick(DISCOUNTS).code;
  const productId = isProduct ? 'basic-999' : chaos.random.pick(PACKAGE_IDS);
  const orders: { opened: OpenedOrder; shootId: string; email: string; browser: Browser }[] = [];
  for (const email of [person.spellings[0]!, person.spellings.at(-1)!]) {
    const browser = new Browser(shop.web, person.language);
    const opened = yield* openCheckout(shop, browser, { page: 'prices', productId, email, code });
    const shootId = shootOf(browser);
    if (opened && shootId) orders.push({ opened, shootId, email, browser });
  }
  const [first, second] = orders;
  if (!first || !second) return;
  counts.notice('two devices with one code');
  if (first.opened.provider === second.opened.provider) {
    const orderIds = [first.opened.orderId, second.opened.orderId];
    carriers[first.opened.provider].sendAtOnce(orderIds, MINUTE_MS);
  }
  for (const { opened, shootId, email, browser } of orders) {
    pay(shop, opened);
    time.play(0, afterPayment(shop, person, shootId, opened));
    time.play(HOUR_MS, startLater(shop, browser, shootId, email));
  }
}

/**
 * One person opens the same product on two devices at full price, and every webhook of the first payment is lost: only the
 * provider's list knows of it. Sometimes the second order is paid later, and its webhook arrives.
 */
export async function* twins(shop: Shop, person: Person): Story {
  const { chaos, counts, time, carriers } = shop;
  const productId = chaos.random.pick(PACKAGE_IDS);
  const orders: { opened: OpenedOrder; shootId: string; email: string; browser: Browser }[] = [];
  for (const email of chaos.random.shuffle(person.spellings).slice(0, 2)) {
    const browser = new Browser(shop.web, person.language);
    const opened = yield* openCheckout(shop, browser, { page: 'prices', productId, email, code: undefined });
    const shootId = shootOf(browser);
    if (opened && shootId) orders.push({ opened, shootId, email, browser });
    yield chaos.integer(1, 5) * MINUTE_MS;
  }
  const [first, second] = orders;
  if (!first || !second) return;
  counts.notice('two devices, one product, lost webhooks');
  const paysTwice = chaos.happens(0.4);
  if (paysTwice) {
    pay(shop, first.opened);
    yield 5 * MINUTE_MS;
  }
  carriers[first.opened.provider].loseAll(first.opened.orderId);
  pay(shop, first.opened);
  if (paysTwice) {
    time.play(0, afterPayment(shop, person, first.shootId, first.opened));
    // By then the list has brought the payment to whichever order fits.
    time.plan(chaos.integer(2, 9) * HOUR_MS, async () => refundFromDashboard(shop, first.opened));
  }
  time.play(3 * HOUR_MS, startLater(shop, first.browser, first.shootId, first.email));
  if (chaos.happens(0.4)) return;
  yield chaos.integer(1, 110) * MINUTE_MS;
  if (chaos.happens(0.3)) carriers[second.opened.provider].loseAll(second.opened.orderId);
  pay(shop, second.opened);
  time.play(HOUR_MS, startLater(shop, second.browser, second.shootId, second.email));
}

async function* payInCourse(
  shop: Shop,
  browser: Browser,
  wish: Wish,
  course: Course,
  opened: OpenedOrder,
): AsyncGenerator<number, readonly OpenedOrder[], void> {
  const { chaos, counts } = shop;
  yield chaos.integer(1, 12) * MINUTE_MS;
  switch (course) {
    case 'abandoned':
      counts.notice('checkout abandoned');
      return [];
    case 'reopened': {
      counts.notice('checkout reopened');
      const again = yield* openCheckout(shop, browser, wish);
      return payOne(shop, again ?? opened);
    }
    case 'reopened hours later':
      return yield* payAfterHours(shop, browser, wish, opened);
    case 'two tabs, one paid':
    case 'two tabs, both paid': {
      counts.notice('two tabs');
      const other = yield* openCheckout(shop, browser, otherWish(shop, wish));
      if (!other) return payOne(shop, opened);
      if (course === 'two tabs, one paid') return payOne(shop, chaos.random.pick([opened, other]));
      counts.notice('both tabs paid');
      const tabs = chaos.random.shuffle([opened, other]);
      const paid = [...payOne(shop, tabs[0]!)];
      yield chaos.integer(0, 8) * MINUTE_MS;
      return [...paid, ...payOne(shop, tabs[1]!)];
    }
    case 'paid twice': {
      const paid = payOne(shop, opened);
      yield chaos.integer(0, 3) * MINUTE_MS;
      if (payOne(shop, opened).length > 0) counts.notice('paid twice');
      return paid;
    }
    case 'paid late':
      counts.notice('paid after the checkout expired');
      yield 2 * HOUR_MS;
      return payOne(shop, opened);
    case 'paid after a day':
      counts.notice('paid after the draft was erased');
      yield 27 * HOUR_MS;
      return payOne(shop, opened);
    default:
      return payOne(shop, opened);
  }
}

/** Opens the checkout again when the first one has long expired, and pays; every webhook of the payment is lost. */
async function* payAfterHours(
  shop: Shop,
  browser: Browser,
  wish: Wish,
  opened: OpenedOrder,
): AsyncGenerator<number, readonly OpenedOrder[], void> {
  const { chaos, counts, carriers } = shop;
  yield chaos.integer(3, 20) * HOUR_MS;
  const again = yield* openCheckout(shop, browser, wish);
  if (!again) return [];
  if (again.orderId === opened.orderId) counts.notice('checkout reopened hours later, lost webhooks');
  yield chaos.integer(1, 100) * MINUTE_MS;
  carriers[again.provider].loseAll(again.orderId);
  return payOne(shop, again);
}

function payOne(shop: Shop, opened: OpenedOrder): readonly OpenedOrder[] {
  return pay(shop, opened) ? [opened] : [];
}

/** Pays at the provider. Resolves to false when its checkout is closed. */
export function pay(shop: Shop, { orderId, provider }: OpenedOrder): boolean {
  const { chaos, counts, history, standIns } = shop;
  if (chaos.happens(0.12) && standIns[provider].pay(orderId, 'declined') === 'declined') {
    counts.notice('card declined');
    history.add(`the card is declined at ${provider}`, orderId);
  }
  const result = standIns[provider].pay(orderId);
  history.add(`the buyer pays at ${provider}: ${result}`, orderId);
  return result === 'paid';
}

/** Uploads selfies for an order that came first, and starts it, sometimes before its webhook has arrived. */
export async function* startLater(shop: Shop, browser: Browser, shootId: string, email: string): Story {
  const { chaos, counts, history, db, time } = shop;
  if (chaos.happens(0.1)) return; // this buyer never comes back
  yield chaos.integer(0, 40) * MINUTE_MS;
  await completeDraft(db, shootId, { packageId: undefined, email, at: time.now });
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const answer = await browser.post(`${ENDPOINTS.shoot}/start`, {}, 'other');
    const error = answer === 'lost' ? 'nobody answers' : String(answer.body['error'] ?? 'started');
    history.add(`the buyer starts the shoot: ${error}`, shootId);
    if (error !== 'package-missing' && error !== 'not-paid') return;
    if (attempt === 1) counts.notice('started before the webhook');
    yield 45 * MINUTE_MS;
  }
}

async function beginDraft(browser: Browser): Promise<string | undefined> {
  const answer = await browser.post(ENDPOINTS.shoot, {}, 'other');
  return answer === 'lost' ? undefined : shootOf(browser);
}

export function shootOf(browser: Browser): string | undefined {
  return /lichtbild_shoot=([^.;]+)\./.exec(browser.cookies)?.[1];
}

function pickCode({ chaos, counts }: Shop, productId: ProductId): string | undefined {
  if (isDiscountProduct(productId) || !chaos.happens(0.4)) return undefined;
  if (chaos.happens(0.1)) counts.notice('second code');
  return chaos.random.pick(DISCOUNTS).code;
}

/** Another product, code or page in a second tab. */
function otherWish(shop: Shop, wish: Wish): Wish {
  const { chaos, counts } = shop;
  if (wish.code !== undefined && !isDiscountProduct(wish.productId)) {
    counts.notice('second code');
    return { ...wish, code: DISCOUNTS.find(({ code }) => code !== wish.code)?.code };
  }
  return { ...wish, page: 'prices', productId: chaos.random.pick(PRODUCT_IDS), code: undefined };
}

function pickCourse({ chaos }: Shop): Course {
  return chaos.random.pick(COURSES.flatMap(([course, weight]) => Array<Course>(weight).fill(course)));
}
