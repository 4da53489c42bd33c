import type { Language } from '../../src/catalog/languages.ts';
import { orderLink } from '../../src/features/orders/order-urls.ts';
import { galleryTexts } from '../../src/i18n/gallery/index.ts';
import { mailsTexts } from '../../src/i18n/mails/index.ts';
import type { MailsTexts } from '../../src/i18n/mails/en.ts';
import { orderPageTexts } from '../../src/i18n/order-page/index.ts';
import { packagesTexts } from '../../src/i18n/packages/index.ts';
import { type PageName, pagePath } from '../../src/page-urls.ts';
import type { Backend } from './backend.ts';
import { buy, buyFirst, type Customer, eraseEverything, openCheckout } from './customer.ts';
import { NAVY_JACKET } from '../../test/wardrobe-items.ts';
import type { CustomerPage } from './press-controls.ts';
import { requestRemakeAsOwner, failAgain, finishRemake, offerClothes } from './remake-steps.ts';
import {
  buyerOf,
  deliver,
  fail,
  HEADSHOTS,
  passExpiry,
  refund,
  renderHeadshots,
  share,
  sweep,
} from './shoot-steps.ts';

export interface CustomerState {
  readonly name: string;
  /** Takes a customer with a filled-in draft to this state and returns the pages they may have open or bookmarked. */
  readonly reach: (backend: Backend, customer: Customer) => Promise<readonly CustomerPage[]>;
  /** The subjects of the mails that this customer has received. */
  readonly mails: (texts: MailsTexts, language: Language) => readonly string[];
  /** The response status of the links in these mails. */
  readonly mailStatus: 200 | 404;
}

/** Every state in which a customer can open the pages. */
export const CUSTOMER_STATES: readonly CustomerState[] = [
  {
    name: 'a draft that is filled in',
    reach: async (_, customer) => [placeOf(customer, 'createHeadshot')],
    mails: () => [],
    mailStatus: 200,
  },
  {
    name: 'waiting for the payment',
    async reach(_, customer) {
      await openCheckout(customer);
      return [placeOf(customer, 'progress'), placeOf(customer, 'createHeadshot')];
    },
    mails: () => [],
    mailStatus: 200,
  },
  {
    name: 'paid first, and waiting for the selfies',
    async reach(backend, customer) {
      const orderId = await buyFirst(backend, customer);
      // The page of the selfies comes last: its button that makes the headshots ends the state.
      return [
        placeOf(customer, 'checkout'),
        await ownOrder(backend, customer, orderId),
        placeOf(customer, 'progress'),
        placeOf(customer, 'createHeadshot'),
      ];
    },
    mails: ({ orderConfirmation }, language) => [
      orderConfirmation.waiting.headline(packagesTexts[language].names.basic),
    ],
    mailStatus: 200,
  },
  {
    name: 'working',
    async reach(backend, customer) {
      const orderId = await buy(backend, customer);
      await renderHeadshots(backend, customer.shootId, 5);
      return [
        ...shootPages(customer),
        placeOf(customer, 'gallery'),
        await ownOrder(backend, customer, orderId),
      ];
    },
    mails: ({ orderConfirmation }) => [orderConfirmation.subject(HEADSHOTS)],
    mailStatus: 200,
  },
  {
    name: 'delivered',
    async reach(backend, customer) {
      const orderId = await buy(backend, customer);
      await deliver(backend, customer.shootId);
      const order = await ownOrder(backend, customer, orderId);
      // The gallery comes last: its button that erases everything ends the state.
      return [...shootPages(customer), placeOf(customer, 'findGallery'), order, ownGallery(customer)];
    },
    mails: ({ orderConfirmation, galleryReady }) => [
      orderConfirmation.subject(HEADSHOTS),
      galleryReady.subject,
    ],
    mailStatus: 200,
  },
  {
    name: 'two pictures shared',
    async reach(backend, customer) {
      const { shareId } = await deliverAndShare(backend, customer);
      return [
        placeOf(customer, 'share', 200, shareId),
        { ...ownGallery(customer), isCheckedOnly: true },
        { ...placeOf(customer, 'progress'), isCheckedOnly: true },
      ];
    },
    mails: ({ galleryReady }) => [galleryReady.subject],
    mailStatus: 200,
  },
  {
    name: 'pictures in other clothes',
    async reach(backend, customer) {
      const { shootId } = customer;
      await buy(backend, customer);
      await deliver(backend, shootId);
      await offerClothes(backend);
      // Two headshots wait for a choice, because each of the two buttons ends one.
      for (const number of [3, 4])
        await finishRemake(
          backend,
          shootId,
          await requestRemakeAsOwner(backend, shootId, number, NAVY_JACKET),
        );
      await requestRemakeAsOwner(backend, shootId, 5, NAVY_JACKET);
      await failAgain(backend, shootId, await requestRemakeAsOwner(backend, shootId, 6, NAVY_JACKET));
      return [{ ...placeOf(customer, 'progress'), isCheckedOnly: true }, ownGallery(customer)];
    },
    mails: ({ galleryReady }) => [galleryReady.subject],
    mailStatus: 200,
  },
  {
    name: 'failed',
    async reach(backend, customer) {
      const orderId = await buy(backend, customer);
      await fail(backend, customer.shootId);
      return [
        ...shootPages(customer),
        placeOf(customer, 'gallery'),
        await ownOrder(backend, customer, orderId),
      ];
    },
    mails: ({ orderConfirmation }) => [orderConfirmation.subject(HEADSHOTS)],
    mailStatus: 200,
  },
  {
    name: 'refunded',
    async reach(backend, customer) {
      const { orderId } = await deliverAndShare(backend, customer);
      await refund(backend, customer.shootId);
      return [
        ...shootPages(customer),
        placeOf(customer, 'gallery'),
        await ownOrder(backend, customer, orderId),
      ];
    },
    mails: ({ orderConfirmation, galleryReady }) => [
      orderConfirmation.subject(HEADSHOTS),
      galleryReady.subject,
    ],
    // Without the owner's cookie the links of these mails open the progress page, which explains the refund.
    mailStatus: 200,
  },
  {
    name: 'expired, before the sweep',
    async reach(backend, customer) {
      const { shareId } = await deliverAndShare(backend, customer);
      await passExpiry(backend, customer.shootId);
      return gonePages(customer, shareId);
    },
    mails: ({ galleryReady }) => [galleryReady.subject],
    mailStatus: 404,
  },
  {
    name: 'expired and swept',
    async reach(backend, customer) {
      const { shareId } = await deliverAndShare(backend, customer);
      await sweep(backend, customer.shootId);
      return gonePages(customer, shareId);
    },
    // The mail with the receipt is the last one; the others are erased.
    mails: ({ deletionReceipt }) => [deletionReceipt.subject],
    mailStatus: 200,
  },
  {
    name: 'erased by its owner',
    async reach(backend, customer) {
      const { shareId, orderId } = await deliverAndShare(backend, customer);
      const { id, signature } = await eraseEverything(customer);
      const receipt = `${pagePath('receipt', customer.language, { id })}?signature=${signature}`;
      const order = { ...(await ownOrder(backend, customer, orderId)), isCheckedOnly: true } as const;
      return [{ path: receipt, status: 200 }, order, ...gonePages(customer, shareId)];
    },
    mails: ({ deletionReceipt }) => [deletionReceipt.subject],
    mailStatus: 200,
  },
];

export function mailSubjects(state: CustomerState, language: Language): readonly string[] {
  return state.mails(mailsTexts[language], language);
}

async function deliverAndShare(backend: Backend, customer: Customer) {
  const orderId = await buy(backend, customer);
  await deliver(backend, customer.shootId);
  return { orderId, shareId: await share(backend, customer.shootId) };
}

function placeOf(
  { language, shootId }: Customer,
  page: PageName,
  status: CustomerPage['status'] = 200,
  id = shootId,
): CustomerPage {
  return { path: pagePath(page, language, { id }), status };
}

/** Opens the page of the order by the link in its mails, which leaves the key in this browser. */
async function ownOrder(
  { capabilities, settings }: Backend,
  { page, language }: Customer,
  orderId: string,
): Promise<CustomerPage> {
  const key = capabilities.keyFor('order', orderId);
  await page.goto(orderLink(settings.publicUrl, language, orderId, key));
  return {
    path: pagePath('order', language, { id: orderId }),
    status: 200,
    heading: orderPageTexts[language].heading,
  };
}

/** The gallery page with the heading that only its owner sees. */
function ownGallery(customer: Customer): CustomerPage {
  const { firstName } = buyerOf(customer.language, '');
  return { ...placeOf(customer, 'gallery'), heading: galleryTexts[customer.language].heading(firstName) };
}

function shootPages(customer: Customer): readonly CustomerPage[] {
  return [placeOf(customer, 'progress'), placeOf(customer, 'createHeadshot')];
}

function gonePages(customer: Customer, shareId: string): readonly CustomerPage[] {
  return [
    placeOf(customer, 'progress', 404),
    placeOf(customer, 'gallery', 404),
    placeOf(customer, 'share', 404, shareId),
    placeOf(customer, 'createHeadshot'),
  ];
}
