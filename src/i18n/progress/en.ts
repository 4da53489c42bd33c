export const progress = {
  title: 'Your shoot',
  titleWithCount: (done: number, total: number) => `${done} of ${total} · Your shoot`,
  heading: {
    waiting: 'Waiting for your payment to be confirmed.',
    paid: 'Your shoot begins in a moment.',
    rendering: 'Your headshots are developing.',
    delivered: 'Your headshots are ready.',
    failed: 'We could not make your headshots.',
    refunded: 'Your money is on its way back.',
  },
  lead: {
    waiting:
      'This usually takes a few seconds. The page continues by itself as soon as the payment is confirmed.',
    paid: 'We’ve received your payment and are preparing your selfies. The first headshots will appear below.',
    rendering: 'Each headshot appears below once it has passed our checks, including that it looks like you.',
    delivered: 'All of them passed our checks. You’ll also find the link to your gallery in your inbox.',
    failed:
      'Something went wrong on our side and the shoot stopped. You’ll get the full amount back without having to ask; we’ve sent you an email about it.',
    refunded:
      'The full amount goes back to the payment method you used; depending on your bank, it may take a few days to show up. This ends the shoot, and its photos and headshots are erased a day later. Our email tells you why.',
  },
  failedWithoutConsent:
    'You withdrew your consent to the comparison of faces while your payment was being processed. Without it we can’t make any headshots. You’ll get the full amount back without having to ask; we’ve sent you an email about it.',
  count: (done: number, total: number) => `${done} of ${total}`,
  countUnit: (total: number): string => (total === 1 ? 'headshot' : 'headshots'),
  meter: 'Headshots finished',
  preparing: (done: number, of: number) => `Preparing your selfies: ${done}\u00a0of\u00a0${of}`,
  preparingMeter: 'Selfies prepared',
  headshotsLabel: 'Contact sheet',
  frameEmpty: (number: number) => `Frame ${number}, still empty`,
  frameDone: (number: number, style: string) => `Headshot ${number}, ${style}`,
  leaveHeading: 'You can close this page.',
  leave: 'We’ll carry on without you, and email you the link to your gallery as soon as everything is ready.',
  openGallery: 'Open the gallery',
  startAgain: 'Back to your selfies',
  startNew: 'Start a new shoot',
  lost: 'Connection lost. We’re trying again; your shoot carries on regardless.',
  offline: 'You’re offline. The count continues as soon as you’re connected again.',
  restored: 'Connected again.',
  polling: 'Live updates aren’t getting through, so this page checks every few seconds.',
  announce: (done: number, total: number) => `${done} of ${total} headshots are ready.`,
  noScript:
    'Without JavaScript this page can’t update itself. Reload it now and then, or just wait for our email.',
  reload: 'Reload the page',
};

export type ProgressTexts = typeof progress;
