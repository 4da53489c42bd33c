import { BRAND } from '../../../catalog/brand.ts';
import type { Imprint } from '../../../catalog/imprint.ts';
import type { Language } from '../../../catalog/languages.ts';
import { PACKAGES } from '../../../catalog/packages.ts';
import { paymentCompany } from '../../../catalog/payment-companies.ts';
import { formatDay } from '../../../i18n/day.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import { orderPageTexts } from '../../../i18n/order-page/index.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { withdrawalFormTexts } from '../../../i18n/withdrawal-form/index.ts';
import { withdrawalLink } from '../order-urls.ts';
import { type Seller, sellerOf, unknownTaxNote } from '../seller.ts';
import { waitsUntil } from '../waiting/is-waiting.ts';
import type { OrderFact } from './order-facts.tsx';
import type { OrderView } from './order-view.ts';
import type { RefundedOrder } from './use-refund-report.ts';

interface SheetLink {
  readonly href: string;
  readonly text: string;
}

/** The page of an order in words. It is data of the page, so that the browser needs no texts (decision 017). */
export interface OrderSheet {
  /** The order whose refund the page shows; undefined unless everything was refunded. */
  readonly refunded: RefundedOrder | undefined;
  readonly heading: string;
  readonly state: OrderFact;
  readonly about: string;
  /** The link to the buyer's next step; undefined when there is nothing to do. */
  readonly action: SheetLink | undefined;
  readonly bought: string;
  readonly facts: readonly OrderFact[];
  /** The sentence about a tax that is not known. */
  readonly taxNote: string | undefined;
  /** The link to the provider's invoice or receipt. */
  readonly invoice: SheetLink | undefined;
  /** Undefined when nothing was refunded or requested. */
  readonly refunds:
    { readonly heading: string; readonly rows: readonly OrderFact[]; readonly note?: string } | undefined;
  readonly seller: Seller & { readonly heading: string };
  readonly print: string;
  readonly links: { readonly label: string; readonly all: readonly SheetLink[] };
  readonly secret: string;
}

export interface SheetContext {
  readonly language: Language;
  readonly imprint: Imprint | undefined;
  /** The address of the page where the selfies are uploaded, with the key. */
  readonly continueUrl: string;
  /** The address of the gallery, or of the progress before there is one, with the key. */
  readonly galleryUrl: string | undefined;
}

export function describeOrder(view: OrderView, { language, imprint, ...urls }: SheetContext): OrderSheet {
  const texts = orderPageTexts[language];
  const withdraw = {
    href: withdrawalLink('', language, view.id),
    text: withdrawalFormTexts[language].entry,
  };
  const contact = {
    href: `mailto:${BRAND.contactEmail}?subject=${encodeURIComponent(`${texts.facts.number} ${view.id}`)}`,
    text: texts.links.contact(BRAND.contactEmail),
  };
  return {
    refunded: view.stage === 'refunded' ? { orderId: view.id, packageId: view.packageId } : undefined,
    heading: texts.heading,
    state: { label: texts.state, value: texts.states[view.stage] },
    about: aboutStage(view, language),
    action: nextAction(view, language, urls),
    bought: texts.bought,
    facts: factsOf(view, language),
    taxNote: view.taxCents === null ? unknownTaxNote(view.provider, language) : undefined,
    invoice: invoiceLink(view, language),
    refunds: refundsOf(view, language),
    seller: { heading: texts.seller.heading, ...sellerOf(view.provider, imprint, language) },
    print: texts.print,
    links: { label: texts.links.label, all: view.stage === 'refunded' ? [contact] : [withdraw, contact] },
    secret: texts.secret,
  };
}

function invoiceLink({ provider, invoiceUrl }: OrderView, language: Language): SheetLink | undefined {
  if (!invoiceUrl?.startsWith('https://')) return undefined;
  const { name, document } = paymentCompany(provider);
  return { href: invoiceUrl, text: orderPageTexts[language].openDocument[document](name) };
}

function aboutStage(view: OrderView, language: Language): string {
  const { about } = orderPageTexts[language];
  const day = (at: Date) => formatDay(at.toISOString(), language);
  const price = (cents: number) => formatPrice(cents, view.currency, language);
  switch (view.stage) {
    case 'waiting':
      return about.waiting(day(waitsUntil(view.paidAt ?? view.createdAt)));
    case 'delivered':
      return about.delivered(day(view.galleryUntil!));
    case 'refund-requested':
      return about['refund-requested'](price(view.pendingRefundCents));
    case 'refunded': {
      const last = view.refunds.at(-1);
      if (!last) return '';
      const totalCents = view.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const explain = view.refunds.length > 1 ? about.refundedInParts : about.refunded;
      return explain(price(totalCents), day(last.refundedAt));
    }
    default:
      return about[view.stage];
  }
}

function nextAction(
  { stage }: OrderView,
  language: Language,
  { continueUrl, galleryUrl }: Pick<SheetContext, 'continueUrl' | 'galleryUrl'>,
): SheetLink | undefined {
  const texts = orderPageTexts[language];
  if (stage === 'waiting') return { href: continueUrl, text: texts.continue };
  if (galleryUrl === undefined) return undefined;
  if (stage === 'delivered') return { href: galleryUrl, text: texts.gallery };
  return stage === 'in-work' ? { href: galleryUrl, text: texts.progress } : undefined;
}

/** Returns the lines about what was bought, for how much and when. */
export function factsOf(view: OrderView, language: Language): readonly OrderFact[] {
  const { facts: labels } = orderPageTexts[language];
  const { contents } = mailsTexts[language].orderConfirmation;
  const { headshotCount, styleCount } = PACKAGES[view.packageId];
  const price = (cents: number) => formatPrice(cents, view.currency, language);
  const day = (at: Date | null) => at && formatDay(at.toISOString(), language);
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [labels.number, view.id],
    [labels.orderedOn, day(view.createdAt)],
    [labels.package, packagesTexts[language].names[view.packageId]],
    [labels.contents, contents(headshotCount, styleCount)],
    [labels.discount, view.discountCode],
    [labels.total, price(view.amountCents)],
    [labels.tax, view.taxCents === null ? null : price(view.taxCents)],
    [labels.payment, paymentCompany(view.provider).name],
    [labels.paidOn, day(view.paidAt)],
    [labels.deliveredOn, day(view.deliveredAt)],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** Returns the refunds and what is requested; undefined when there is neither. */
export function refundsOf(view: OrderView, language: Language): OrderSheet['refunds'] {
  const { refunds: texts } = orderPageTexts[language];
  const price = (cents: number) => formatPrice(cents, view.currency, language);
  const rows = view.refunds.map(({ amountCents, refundedAt }) => ({
    label: texts.refundedOn(formatDay(refundedAt.toISOString(), language)),
    value: price(amountCents),
  }));
  if (view.pendingRefundCents > 0)
    rows.push({ label: texts.requested, value: price(view.pendingRefundCents) });
  if (rows.length === 0) return undefined;
  const isPartial = view.stage !== 'refunded' && view.stage !== 'refund-requested';
  return { heading: texts.heading, rows, ...(isPartial && { note: texts.partial }) };
}
