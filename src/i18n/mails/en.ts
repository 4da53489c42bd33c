import { LIMITS } from '../../catalog/limits.ts';
import { photoFigures } from '../photo-figures.ts';

const { cvMm, smallMm } = photoFigures('en');

/** Words of the mails; where a sentence needs numbers or names it is a function. */
export const mails = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  footer: {
    why: 'You are receiving this email because of your order. It is not advertising.',
    contact: (email: string) => `Questions? Write to ${email}.`,
  },
  orderConfirmation: {
    subject: (headshots: number) => `Your order: ${headshots} headshots`,
    preview: (price: string) => `Thank you. We received ${price} and have started.`,
    headline: 'Thank you for your order',
    intro:
      'Your payment has arrived and your pictures are being made. As soon as they are ready we will send you the link to your gallery; you can close the page until then.',
    facts: {
      order: 'Order number',
      package: 'Package',
      contents: 'Contents',
      discount: 'Discount code',
      price: 'Price incl. VAT',
      paidOn: 'Paid on',
    },
    contents: (headshots: number, styles: number) =>
      `${headshots} headshots in ${styles === 1 ? '1 style' : `${styles} styles`}`,
    withdrawalTitle: 'Your right of withdrawal',
    withdrawalConsent: (moment: string) =>
      `On ${moment} you expressly asked us to begin making your pictures before the ${LIMITS.withdrawalPeriodDays}-day withdrawal period ends, and you acknowledged that you lose your statutory right of withdrawal once the contract has been fully performed. Please keep this email as your confirmation.`,
    withdrawalWithoutConsent: `You may withdraw from this contract within ${LIMITS.withdrawalPeriodDays} days without giving a reason; an email to us is enough.`,
    refundPromise: (days: number, email: string) =>
      `Independently of that, if the pictures do not convince you, you can ask for your money back until ${days} days after delivery: ${email}.`,
    retention: (days: number) =>
      `Your selfies and headshots are erased ${days} days after delivery, or earlier whenever you say so in the gallery.`,
  },
  galleryReady: {
    subject: 'Your headshots are ready',
    preview: (day: string) => `Open your gallery. The pictures stay until ${day}.`,
    headline: 'Your headshots are ready',
    intro: (headshots: number) => `${headshots} finished pictures are waiting for you.`,
    button: 'Open the gallery',
    facts: { pictures: 'Pictures', until: 'Available until' },
    secret: 'This link is yours alone. Whoever has it can see, share and delete your pictures.',
    downloadTitle: 'To keep them',
    download: `Download single pictures or all of them as one ZIP file: original size, LinkedIn, square, or ${cvMm} and ${smallMm} for a printed CV.`,
    deleteTitle: 'To remove them',
    delete: (day: string) =>
      `On ${day} we erase everything: selfies, headshots, copies. You can do so earlier: “Erase everything” at the end of the gallery. You get a signed receipt.`,
    linkFallback: 'If the button does not work, open this address:',
  },
  refund: {
    subject: {
      'shoot-failed': 'We could not make your headshots: you get your money back',
      'likeness-withdrawn': 'No headshots without your consent: you get your money back',
      'draft-erased': 'Your payment came too late: you get your money back',
      'late-payment': 'Your payment came too late: you get your money back',
      'wrong-amount': 'Your payment did not match the price: it is coming back',
      'taken-back': 'Your payment was taken back',
      'refund-first': 'Your payment was returned: nothing was ordered with it',
      duplicate: 'You paid twice: one payment is coming back',
      customer: 'Your refund is on its way',
      operator: 'Your refund is on its way',
    },
    headline: {
      'shoot-failed': 'We are sorry. This did not work.',
      'likeness-withdrawn': 'No headshots without your consent',
      'draft-erased': 'Your payment came too late',
      'late-payment': 'Your payment came too late',
      'wrong-amount': 'The amount was not right',
      'taken-back': 'Your payment was taken back',
      'refund-first': 'Your payment was returned',
      duplicate: 'You paid twice',
      customer: 'Your refund is on its way',
      operator: 'Your refund is on its way',
    },
    intro: {
      'shoot-failed':
        'Your headshots could not be finished, although we tried several times. That is our fault, not yours. We are paying back the full price; you do not have to do anything.',
      'likeness-withdrawn':
        'You withdrew your consent to the comparison of faces while your payment was under way. Without it we cannot make sure that every picture shows you, so we compared nothing more and made no headshots. We are paying back the full price; you do not have to do anything. If you do want headshots after all, simply start again with your selfies.',
      'draft-erased':
        'Your payment arrived after the draft it was for had been erased, so there was nothing left that we could make your headshots from. We are paying back the full amount; you do not have to do anything. If you still want headshots, simply start again with your selfies.',
      'late-payment':
        'Your payment arrived when the shoot it was for was already over, so it pays for nothing. We are paying back the full amount; you do not have to do anything.',
      'wrong-amount':
        'A payment reached us for your order, but not of the amount or currency that was agreed. We are paying all of it back. Nothing has been ordered with it; as long as your draft is kept you can pay again, at the right price.',
      'taken-back':
        'Your bank or the payment provider has returned your payment for this order to you. Without it the order is cancelled: no more pictures are made, the gallery is closed, and selfies and pictures are erased a day later. If you did not intend this, write to us or place a new order.',
      'refund-first':
        'When we learned of your payment, your bank or the payment provider had already returned it to you. Nothing was ordered with it and no pictures were made for it. If you did not intend this, you can pay again as long as your draft is kept; otherwise you do not have to do anything.',
      duplicate:
        'Two payments reached us for the same pictures. We keep the first and pay back the second; your pictures are not affected.',
      customer: 'As you asked, we are paying back the full price.',
      operator: 'We are paying back the full price of your order.',
    },
    facts: { order: 'Order number', amount: 'Refund' },
    when: 'The amount goes back the way you paid. Depending on your bank it takes up to ten days to appear.',
  },
  deletionReceipt: {
    subject: 'Receipt: your pictures are erased',
    preview: 'Everything is gone. Here is what was erased, and when.',
    headline: 'Everything is erased',
    intro: {
      expired: 'Your gallery has reached its last day and, as promised, we have erased it.',
      owner: 'As you asked, we have erased your gallery.',
      'draft-abandoned': 'You did not continue your draft, so we have erased it.',
      refunded: 'After your refund we have erased your pictures.',
    },
    facts: { erasedAt: 'Erased on', signature: 'Signature' },
    button: 'Check the receipt',
    kept: 'What remains is the accounting entry of your order, without name, address or picture. This email is the last one; your address is erased too.',
  },
};

export type MailsTexts = typeof mails;
