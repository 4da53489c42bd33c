import type { Language } from '../../src/catalog/languages.ts';
import { mailGalleryLinks } from '../../src/features/gallery/find/mail-gallery-links.server.ts';
import { writeDeletionNotice } from '../../src/features/gallery/receipt/write-deletion-notice.server.ts';
import { writeGalleryReady } from '../../src/features/gallery/write-gallery-ready.server.ts';
import type { Lead } from '../../src/features/leads/lead.ts';
import { writeLeadMails } from '../../src/features/leads/write-lead-mails.server.ts';
import { readCampaignInput } from '../../src/features/newsletter/campaign/campaign.ts';
import { composeCampaignMail } from '../../src/features/newsletter/campaign/compose-campaign-mail.ts';
import {
  campaignMailHeaders,
  mailMark,
} from '../../src/features/newsletter/campaigns/reports/report-marks.ts';
import {
  composeConfirmMail,
  writeConfirmMail,
  writeWelcomeMail,
} from '../../src/features/newsletter/write-newsletter-mails.server.ts';
import { unsubscribing } from '../../src/features/newsletter/newsletter-mail.ts';
import { preferencesUrl, unsubscribeUrl } from '../../src/features/newsletter/newsletter-urls.ts';
import { mailSignIn } from '../../src/features/operators/sign-in/mail-sign-in.server.ts';
import { mailReview } from '../../src/features/photo-review/mail/mail-review.server.ts';
import type { ReviewTargetRequest } from '../../src/features/photo-review/mail/review-target-request.ts';
import { createMemoryStorage } from '../../src/platform/storage/memory-storage.ts';
import { createFakePhotoMeasurer } from '../fake-photo-measurer.ts';
import { insertSignIn } from '../../src/features/operators/sign-in/sign-in-store.server.ts';
import { writeReminder } from '../../src/features/orders/abandoned/remind-abandoned-orders.server.ts';
import { confirmStart } from '../../src/features/orders/confirmation/confirm-start.server.ts';
import { writeOrderConfirmation } from '../../src/features/orders/confirmation/write-order-confirmation.server.ts';
import { mailOrderLinks } from '../../src/features/orders/find/mail-order-links.server.ts';
import { mailNewDifferences } from '../../src/features/orders/reconciliation/mail-differences.server.ts';
import type { RefundReason } from '../../src/features/orders/refunds/refund-reason.ts';
import { writeRefundMail } from '../../src/features/orders/refunds/write-refund-mail.server.ts';
import { writeWaitingOrderMail } from '../../src/features/orders/waiting/remind-buyers.server.ts';
import {
  writeOperatorNotices,
  writeReceipt,
} from '../../src/features/orders/withdrawal/write-withdrawal-mails.server.ts';
import { mailsTexts } from '../../src/i18n/mails/index.ts';
import { paymentDifferencesMailTexts } from '../../src/i18n/payment-differences-mail/index.ts';
import type { DifferenceKind } from '../../src/features/orders/reconciliation/difference.ts';
import type { MailKind } from '../../src/platform/mail/mail-kinds.ts';
import { writeMail } from '../../src/platform/mail/write-mail.ts';
import { CAMPAIGN_MESSAGE } from './campaign-message.ts';
import { OPERATOR, createMailWorld, type MailPorts, type MailWorld } from './mail-world.ts';

const REVIEW_TARGETS: readonly ReviewTargetRequest[] = [
  { kind: 'linkedin' },
  { kind: 'cv', country: 'DE', widthMm: 45, heightMm: 60 },
];

const REPORTS = { reportsAddress: 'reports@mail.lichtbild.example' };

type Writer = (world: MailWorld) => Promise<void>;
const done: Writer = async () => undefined;

/** Writes the mails of each kind, all variants of it, as the service does. A kind that is missing here is a type error. */
const WRITERS: Readonly<Record<MailKind, Writer>> = {
  'gallery-ready': ({ ports, language, now, email, delivered }) =>
    ports.db.transaction((tx) =>
      writeGalleryReady(tx, ports, {
        ...{ shootId: delivered.shootId, language, email, firstName: 'Mira', headshotCount: 60 },
        expiresAt: now,
      }),
    ),
  'deletion-receipt': ({ ports, language, now, email, delivered }) =>
    ports.db.transaction(async (tx) => {
      for (const reason of ['expired', 'owner', 'operator', 'draft-abandoned', 'refunded'] as const) {
        const erased = { selfies: 8, headshots: 60, previews: 2, files: 210, bytes: 48_123_456, rows: 71 };
        const receipt = { reason, erased, erasedAt: now, signature: 's'.repeat(43) };
        const shootId = `${delivered.shootId}-${reason}`;
        await writeDeletionNotice(tx, ports, { receipt: { ...receipt, shootId }, email, language });
      }
    }),
  'gallery-link': ({ ports, linkRequest }) =>
    mailGalleryLinks(
      { ...ports, mailOrderLinks: (tx, request) => mailOrderLinks(tx, ports, request) },
      linkRequest,
    ),
  // Written by the request above: the same person has a waiting order and a delivered one.
  'order-link': done,
  'order-links': done,
  'order-confirmation': ({ ports, delivered, waiting }) =>
    ports.db.transaction(async (tx) => {
      await writeOrderConfirmation(tx, ports, delivered);
      await writeOrderConfirmation(tx, ports, waiting);
      const untaxed = { ...delivered, id: `${delivered.id}-untaxed`, taxCents: null, discountCode: null };
      await writeOrderConfirmation(tx, ports, untaxed);
    }),
  'start-confirmation': ({ ports, delivered }) => confirmStart(ports, delivered.shootId),
  'order-reminder': ({ ports, waiting }) =>
    ports.db.transaction((tx) =>
      writeWaitingOrderMail(tx, ports, waiting, { kind: 'order-reminder', dedupeKey: `mails:${waiting.id}` }),
    ),
  refund: ({ ports, delivered }) =>
    ports.db.transaction(async (tx) => {
      for (const reason of Object.keys(mailsTexts.en.refund.intro) as RefundReason[])
        await writeRefundMail(tx, ports, { ...delivered, id: `${delivered.id}-${reason}` }, reason);
      await writeRefundMail(tx, ports, delivered, 'customer', 500);
    }),
  'withdrawal-receipt': ({ ports, ...world }) =>
    ports.db.transaction(async (tx) => {
      for (const [index, declared] of withdrawals(world).entries())
        await writeReceipt(tx, ports, { ...declared, id: `mails-${world.language}-${index}` });
    }),
  'withdrawal-notice': ({ ports, ...world }) =>
    ports.db.transaction(async (tx) => {
      for (const [index, declared] of withdrawals(world).entries())
        await writeOperatorNotices(tx, ports, { ...declared, id: `mails-${world.language}-${index}` });
    }),
  'payment-differences': ({ ports, delivered }) =>
    mailNewDifferences(
      ports,
      (Object.keys(paymentDifferencesMailTexts.en.kinds) as DifferenceKind[]).map((kind) => ({
        ...{ kind, provider: 'stripe', paymentId: `pi_${delivered.id}_${kind}`, orderId: delivered.id },
        ...{ amountCents: 2900, currency: 'EUR', refundCents: 500 },
      })),
    ),
  'photo-review': async ({ ports, language, email }) => {
    for (const [index, target] of REVIEW_TARGETS.entries())
      await mailReview(
        {
          ...ports,
          photoMeasurer: createFakePhotoMeasurer(),
          storage: createMemoryStorage(),
          rateLimiter: { count: async () => 0 },
        },
        {
          ...{ submissionId: `mails-review-${language}-${index}`, language, email, target },
          photo: new Uint8Array(1),
          facts: {
            ...{ kind: 'jpeg', byteCount: 2_400_000, widthPx: 3024, heightPx: 4032 },
            ...{ isTransparent: false, isCmyk: false, hasLocation: true },
          },
        },
      );
  },
  'lead-notice': ({ ports, language, now, email }) =>
    ports.db.transaction(async (tx) => {
      for (const [index, lead] of leads(email).entries()) {
        const id = `mails-${language}-${index}`;
        await writeLeadMails(tx, ports, { id, submissionId: id, language, lead, createdAt: now });
      }
    }),
  // Written with the notice.
  'lead-answer': done,
  'operator-sign-in': async ({ ports, now }) => {
    const signInId = ports.ids.newId();
    const browserHash = 'b'.repeat(43);
    await ports.db.transaction((tx) =>
      insertSignIn(tx, {
        ...{ id: signInId, email: OPERATOR, browserHash },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + 60_000) },
      }),
    );
    const operators = { owners: [OPERATOR], support: [] };
    await mailSignIn({ ...ports, operators, printSignInLink: undefined }, signInId);
  },
  'newsletter-confirm': async ({ ports, language, now, email }) => {
    const mail = await composeConfirmMail(ports, { email, language, token: 't'.repeat(22) });
    await ports.db.transaction((tx) =>
      writeConfirmMail(tx, ports, { ...mail, consentId: `mails-${language}`, createdAt: now }),
    );
  },
  'newsletter-welcome': ({ ports, language, now, email }) =>
    ports.db.transaction((tx) => {
      const discount = { discountCode: 'WELCOME20', discountPercent: 20 };
      const subscriber = { id: ports.ids.newId(), email, firstName: 'Mira', language, ...discount };
      return writeWelcomeMail(tx, ports, `mails-${language}`, subscriber, now);
    }),
  'newsletter-campaign': async ({ ports, language, now, email }) => {
    const { publicUrl } = ports.settings;
    const read = readCampaignInput(
      {
        ...{ language, subject: 'Soft light & an open window for {{firstName|you}}' },
        message: `Hi {{firstName|there}}\n\n${CAMPAIGN_MESSAGE(publicUrl)}`,
        button: { text: 'Read the article', url: `${publicUrl}/blog` },
      },
      publicUrl,
    );
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const subscriber = { id: ports.ids.newId(), email, confirmedAt: now, firstName: 'Mira' };
    const mail = await composeCampaignMail(ports, read.campaign, subscriber);
    await ports.db.transaction((tx) =>
      writeMail(ports.queue, tx, {
        ...mail,
        headers: {
          ...mail.headers,
          ...campaignMailHeaders(REPORTS, `mails-${language}`, mailMark(ports.capabilities, 7)),
        },
        ...{ id: ports.ids.newId(), dedupeKey: `mails-campaign:${language}`, createdAt: now },
      }),
    );
  },
  'abandoned-order': ({ ports, language, now, email, delivered }) => {
    const { token, headers } = unsubscribing(ports, ports.ids.newId());
    const { publicUrl } = ports.settings;
    const urls = {
      unsubscribeUrl: unsubscribeUrl(publicUrl, language, token),
      preferencesUrl: preferencesUrl(publicUrl, language, token),
    };
    const recipient = { email, language, confirmedAt: now, headers, ...urls };
    return ports.db.transaction((tx) => writeReminder(tx, ports, delivered, recipient));
  },
};

/** Writes every mail of the service in a language. */
export async function writeEveryMail(ports: MailPorts, language: Language): Promise<void> {
  const world = await createMailWorld(ports, language);
  for (const write of Object.values(WRITERS)) await write(world);
}

function leads(email: string): readonly Lead[] {
  const person = { firstName: 'Mira', lastName: 'Sol', email };
  const message = 'We need headshots\nfor our website, in two sizes. A very long word: '.concat(
    'x'.repeat(80),
  );
  return [
    {
      ...{ ...person, kind: 'white-label', company: 'Sol Coaching', companySize: '11-50', message },
      source: 'search',
    },
    { ...person, kind: 'team', company: undefined, headshots: 12, message: undefined },
    { ...person, kind: 'team', company: 'Sol Coaching', headshots: 1_200, message },
  ];
}

function withdrawals({ language, now, email, delivered }: Omit<MailWorld, 'ports'>) {
  const withdrawal = { name: 'Mira Sol', email, orderNumber: delivered.id, message: 'Please\nrefund it.' };
  const order = { ...delivered, deliveredAt: now };
  const common = { language, withdrawal, receivedAt: now };
  return [
    { ...common, found: { match: 'number-and-email', orders: [order] }, withReceipt: true, isRefunded: true },
    { ...common, found: { match: 'number-only', orders: [order] }, withReceipt: true },
    {
      ...common,
      found: { match: 'email-only', orders: [order, { ...order, id: 'o2' }] },
      withReceipt: false,
    },
    { ...common, found: { match: 'none', orders: [] }, withReceipt: true },
  ] as const;
}
