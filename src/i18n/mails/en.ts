import { LIMITS } from '../../catalog/limits.ts';
import { photoFigures } from '../photo-figures.ts';

const { cvMm, smallMm } = photoFigures('en');

/** Texts of the emails about an order; a sentence that needs numbers or names is a function. */
export const mails = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  footer: {
    why: 'You are receiving this email because of your order. It is not advertising.',
    contact: (email: string) => `Questions? Write to ${email}.`,
  },
  orderConfirmation: {
    subject: (headshots: number) => `Your order: ${headshots} headshots`,
    preview: (price: string) => `Thank you. We’ve received ${price} and have started.`,
    headline: 'Thank you for your order',
    intro:
      'Your payment has arrived and your headshots are being made. As soon as they’re ready we’ll send you the link to your gallery; you can close the page until then.',
    facts: {
      order: 'Order number',
      package: 'Package',
      contents: 'Contents',
      discount: 'Discount code',
      price: 'Price incl. VAT',
      tax: 'VAT included',
      paidOn: 'Paid on',
      payment: 'Paid with',
    },
    /** Instead of the above, for an order that waits for its selfies. */
    waiting: {
      headline: (packageName: string) => `Paid: ${packageName}. Now your selfies.`,
      preview: (price: string) => `Thank you. We’ve received ${price}. Next, upload your selfies.`,
      intro:
        'Thank you for your order. Your payment has arrived. Your headshots are made from your selfies: upload them whenever it suits you, on any device.',
      button: 'Continue with my selfies',
      until: (day: string) =>
        `There’s no hurry: your order waits until ${day}. If you haven’t started by then, you’ll get your money back.`,
      withdrawal: `As long as you haven’t started, your money comes back automatically if you withdraw within ${LIMITS.refundWindowDays} days of the payment, with the form below.`,
      retention: (days: number) =>
        `Selfies that you upload are erased after ${days} days if you haven’t started by then. Once your headshots are delivered, everything is erased ${days} days later, or earlier if you say so in the gallery.`,
    },
    orderPage: 'Your order page: receipt, status and refunds',
    secret: 'Please don’t forward this email: anyone who has its links can open your order.',
    attached:
      'Attached to this email are our terms of service and our refund policy, with the instructions on withdrawal and the model withdrawal form, as they apply to this order. Please keep them.',
    contents: (headshots: number, styles: number) =>
      `${headshots} headshots in ${styles === 1 ? '1 style' : `${styles} styles`}`,
    withdrawalTitle: 'Your right of withdrawal',
    withdrawalConsent: (moment: string) =>
      `On ${moment} you expressly asked us to begin making your headshots before the ${LIMITS.withdrawalPeriodDays}-day withdrawal period ends, and you acknowledged that you lose your statutory right of withdrawal once the contract has been fully performed. Please keep this email as your confirmation.`,
    withdrawalWithoutConsent: `You may withdraw from this contract within ${LIMITS.withdrawalPeriodDays} days without giving a reason; an email to us is enough.`,
    refundPromise: (days: number, email: string) =>
      `Independently of that, if you aren’t happy with your headshots, you can ask for your money back until ${days} days after delivery: ${email}.`,
    retention: (days: number) =>
      `Your selfies and headshots are erased ${days} days after delivery, or earlier if you say so in the gallery.`,
  },
  /** For an order that was paid before its headshots were asked for. */
  startConfirmation: {
    subject: (headshots: number) => `We’ve started on your ${headshots} headshots`,
    headline: 'We’ve started',
    intro:
      'Your headshots are being made. As soon as they’re ready we’ll send you the link to your gallery; you can close the page until then.',
  },
  galleryReady: {
    subject: 'Your headshots are ready',
    preview: (day: string) => `Open your gallery. Your headshots are available until ${day}.`,
    headline: 'Your headshots are ready',
    intro: (headshots: number) => `${headshots} finished headshots are waiting for you.`,
    button: 'Open the gallery',
    facts: { pictures: 'Headshots', until: 'Available until' },
    secret: 'This link is yours alone. Anyone who has it can see, share and delete your headshots.',
    downloadTitle: 'To keep them',
    download: `Download single headshots or all of them as one ZIP file: original size, LinkedIn, square, or ${cvMm} and ${smallMm} for a printed CV.`,
    deleteTitle: 'To remove them',
    delete: (day: string) =>
      `On ${day} we erase everything: selfies, headshots, copies. You can do it earlier with “Erase everything” at the end of the gallery. You’ll get a signed receipt.`,
    linkFallback: 'If the button doesn’t work, open this address:',
  },
  refund: {
    subject: {
      'shoot-failed': 'We couldn’t make your headshots: you’ll get your money back',
      'likeness-withdrawn': 'No headshots without your consent: you’ll get your money back',
      'draft-erased': 'Your payment came too late: you’ll get your money back',
      'late-payment': 'Your payment came too late: you’ll get your money back',
      'wrong-amount': 'Your payment didn’t match the price: we’re returning it',
      'taken-back': 'Your payment was returned to you',
      'refund-first': 'Your payment was returned: no order was placed',
      duplicate: 'You paid twice: we’re returning one payment',
      customer: 'Your refund is on its way',
      operator: 'Your refund is on its way',
      'wrong-product': 'Your payment didn’t match your order: we’re returning it',
      'offer-used': 'This discount was already used: you’ll get your money back',
      'never-started': 'You never started your headshots: you’ll get your money back',
      withdrawal: 'Your withdrawal: you’ll get your money back',
    },
    headline: {
      'shoot-failed': 'We’re sorry. This didn’t work.',
      'likeness-withdrawn': 'No headshots without your consent',
      'draft-erased': 'Your payment came too late',
      'late-payment': 'Your payment came too late',
      'wrong-amount': 'The amount wasn’t right',
      'taken-back': 'Your payment was returned to you',
      'refund-first': 'Your payment was returned',
      duplicate: 'You paid twice',
      customer: 'Your refund is on its way',
      operator: 'Your refund is on its way',
      'wrong-product': 'The payment didn’t match',
      'offer-used': 'This discount was already used',
      'never-started': 'A year has passed',
      withdrawal: 'You’ve withdrawn from your order',
    },
    intro: {
      'shoot-failed':
        'We couldn’t finish your headshots, although we tried several times. That’s our fault, not yours. We’re refunding the full price; you don’t have to do anything.',
      'likeness-withdrawn':
        'You withdrew your consent to the comparison of faces while your payment was being processed. Without it we can’t make sure that every headshot shows you, so we compared nothing more and made no headshots. We’re refunding the full price; you don’t have to do anything. If you do want headshots after all, just start again with your selfies.',
      'draft-erased':
        'Your payment arrived after the draft it was for had been erased, so we had nothing left to make your headshots from. We’re refunding the full amount; you don’t have to do anything. If you still want headshots, just start again with your selfies.',
      'late-payment':
        'Your payment arrived when the shoot it was for was already over, so there was nothing left to pay for. We’re refunding the full amount; you don’t have to do anything.',
      'wrong-amount':
        'We received a payment for your order, but not in the amount or currency that was agreed. We’re refunding all of it. No order has been placed yet; as long as your draft is kept, you can pay again, at the right price.',
      'taken-back':
        'Your payment for this order was returned to you, by your bank, the payment provider or us. Without it the order is cancelled: no more headshots will be made, the gallery is closed, and selfies and headshots will be erased a day later. If you didn’t expect this, write to us or place a new order.',
      'refund-first':
        'When we learned of your payment, your bank or the payment provider had already returned it to you. No order was placed, and no headshots were made. If you didn’t intend this, you can pay again as long as your draft is kept; otherwise you don’t have to do anything.',
      duplicate:
        'We received two payments for the same headshots. We’re keeping the first and refunding the second; your headshots aren’t affected.',
      customer: 'As you asked, we’re refunding the full price.',
      operator: 'We’re refunding the full price of your order.',
      'wrong-product':
        'We received a payment for your order, but the payment provider reported another product than the one you ordered. We’re refunding all of it. No order has been placed yet; you can pay again.',
      'offer-used':
        'Each person can use this discount once, and it had already been used for another order of yours. We’re refunding the full amount; you don’t have to do anything. You’re welcome to order again at the regular price.',
      'never-started':
        'You paid for headshots a year ago and never started them. We don’t keep money for nothing, so we’re refunding the full price; you don’t have to do anything. If you still want headshots, just order again.',
      withdrawal:
        'You’ve withdrawn from your order before any headshots were made. We’re refunding the full price; you don’t have to do anything.',
    },
    partial: {
      subject: 'You’ll get part of your money back',
      headline: 'A partial refund is on its way',
      intro: 'We’re refunding part of what you paid. Your order stays as it is, and you keep your headshots.',
    },
    facts: { order: 'Order number', amount: 'Refund' },
    when: 'The amount goes back to the payment method you used. Depending on your bank, it can take up to ten days to appear.',
  },
  deletionReceipt: {
    subject: 'Receipt: your photos have been erased',
    preview: 'Everything is gone. Here’s what was erased, and when.',
    headline: 'Everything has been erased',
    intro: {
      expired: 'Your gallery has reached its last day and, as promised, we’ve erased it.',
      owner: 'As you asked, we’ve erased your gallery.',
      operator: 'Our support team has erased your photos and headshots.',
      'draft-abandoned': 'You didn’t continue your draft, so we’ve erased it.',
      refunded: 'After your refund we’ve erased your photos and headshots.',
    },
    facts: { erasedAt: 'Erased on', signature: 'Signature' },
    button: 'Check the receipt',
    kept: 'All that remains is the accounting entry of your order, without your name, your address or any picture. This is our last email; your address has been erased too.',
  },
};

export type MailsTexts = typeof mails;
