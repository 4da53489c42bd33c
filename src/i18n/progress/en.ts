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
      'This usually takes a few seconds. The page goes on by itself as soon as the payment is confirmed.',
    paid: 'The payment has arrived. Your selfies are being prepared; the first headshots appear below.',
    rendering: 'Each headshot appears below once it has passed our checks, the likeness to you among them.',
    delivered: 'All of them passed the checks. The link to your gallery is in your inbox as well.',
    failed:
      'Something went wrong on our side and the shoot stopped. You get the full amount back without having to ask; we have sent you an email about it.',
    refunded:
      'The full amount goes back the way you paid; depending on your bank it takes a few days to show up. The shoot has ended with it, and its pictures are erased a day later. Our email tells you why.',
  },
  failedWithoutConsent:
    'You withdrew your consent to the comparison of faces while your payment was under way. Without it no headshots can be made. You get the full amount back without having to ask; we have sent you an email about it.',
  count: (done: number, total: number) => `${done} of ${total}`,
  countUnit: (total: number): string => (total === 1 ? 'headshot' : 'headshots'),
  meter: 'Headshots finished',
  preparing: (done: number, of: number) => `Preparing your selfies: ${done}\u00a0of\u00a0${of}`,
  preparingMeter: 'Selfies prepared',
  sheet: 'Contact sheet',
  frameEmpty: (number: number) => `Frame ${number}, still empty`,
  frameDone: (number: number, style: string) => `Headshot ${number}, ${style}`,
  leaveHeading: 'You can close this page.',
  leave:
    'The work goes on without you. We email you the link to your gallery as soon as everything is ready.',
  openGallery: 'Open the gallery',
  startAgain: 'Back to your selfies',
  startNew: 'Start a new shoot',
  lost: 'Connection lost. We are trying again; your shoot carries on regardless.',
  offline: 'You are offline. The count goes on as soon as you are connected again.',
  restored: 'Connected again.',
  polling: 'Live updates are not getting through, so this page asks every few seconds.',
  announce: (done: number, total: number) => `${done} of ${total} headshots are ready.`,
  noScript:
    'Without JavaScript this page cannot update itself. Reload it now and then, or simply wait for our email.',
  reload: 'Reload the page',
};

export type ProgressTexts = typeof progress;
