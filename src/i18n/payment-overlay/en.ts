/** Texts of the window in which the buyer pays. */
export const paymentOverlay = {
  title: 'Payment',
  frame: 'Payment form',
  close: 'Close payment',
  loading: 'Opening the payment window…',
  unavailable:
    'The payment window didn’t load. An ad blocker or your network may be in the way. Nothing was charged.',
  hosted: 'Pay on the provider’s page',
  hostedHelp: 'The provider’s page opens in this tab and brings you back here.',
  withoutHosted: 'Please switch the blocker off for this page, or use another browser, and try again.',
  isOpen: 'The payment window is open.',
};

export type PaymentOverlayTexts = typeof paymentOverlay;
