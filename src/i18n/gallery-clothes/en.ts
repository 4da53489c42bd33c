import { LIMITS } from '../../catalog/limits.ts';

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const galleryClothes = {
  own: 'Own clothes',
  yourOwn: 'Your own clothes',
  dyed: (garment: string, dye: string) => `${dye} ${lower(garment)}`,
  withTie: (garment: string, tie: string) => `${garment}, ${lower(tie)}`,
  ours: (clothes: string) => `${clothes}, ours`,
  disclosure:
    'Where the caption says “ours”, the clothes aren’t yours: they come from a computer-generated picture and were added to your photo.',
  remake: {
    hint: 'Use the hanger below a headshot to make it again in other clothes.',
    open: (number: number) => `Make headshot ${number} again in other clothes`,
    title: (number: number) => `Headshot ${number} again in …`,
    explain:
      'Same selfie, same place, same framing where the clothes allow it. The new headshot has to pass the same checks. The first one stays until you choose.',
    garment: 'Clothes',
    choose: 'Please choose',
    dye: 'Colour',
    missing: 'Please choose the clothes first.',
    make: 'Make it again',
    making: 'Sending…',
    left: (count: number) =>
      `${count} of ${LIMITS.remakesPerShoot} free remakes left. One that fails doesn’t count.`,
    usedUp: `You’ve used all ${LIMITS.remakesPerShoot} free remakes for this gallery.`,
    waiting: (clothes: string) => `${clothes}: waiting for its turn…`,
    rendering: (clothes: string) => `${clothes}: being made…`,
    waitingNote:
      'This usually takes less than a minute. You can close this window or the page; the headshot will be here.',
    status: {
      requested: (number: number) => `Headshot ${number} is waiting to be made again.`,
      rendering: (number: number) => `Headshot ${number} is being made again…`,
      ready: (number: number) => `The new version of headshot ${number} is ready. Choose which one stays.`,
      failed: (number: number) => `Headshot ${number} couldn’t be made again. This attempt doesn’t count.`,
    },
    show: (number: number) => `Choose the version of headshot ${number}`,
    why: (number: number) => `Why headshot ${number} couldn’t be made again`,
    readyTitle: (number: number) => `Headshot ${number}: which one stays?`,
    readyNote: 'The other one is erased for good as soon as you choose.',
    first: 'First version',
    new: 'New version',
    firstAlt: (number: number) => `Headshot ${number}, first version`,
    newAlt: (number: number) => `Headshot ${number}, new version`,
    keepFirst: 'Keep the first',
    keepNew: 'Keep the new one',
    keeping: 'Saving…',
    keptNew: (number: number) => `Headshot ${number} is now the new version.`,
    keptFirst: (number: number) => `Headshot ${number} is still the first version.`,
    failedTitle: (clothes: string) => `${clothes}: that didn’t work out. This attempt doesn’t count.`,
    failed: {
      'turned-away':
        'In this selfie your head is turned too far. Our clothes are photographed from the front.',
      'neck-hidden':
        'In this selfie a hood, a scarf or a high collar hides your neck. No other collar fits over it.',
      'hair-over-collar':
        'In this selfie we can’t tell the hair over your collar from the clothes behind it.',
      'top-cut-off':
        'This selfie ends too high up. An open jacket shows your own top down to the lower edge; try something with a closed collar.',
      unsure:
        'We couldn’t tell for sure where neck, hair and clothes end in this selfie. We’d rather not guess.',
      'does-not-fit': 'These clothes don’t fit well in this selfie. Others may.',
      'garment-gone': 'We no longer offer these clothes. Please choose others.',
      'own-cut-off':
        'The edge of this selfie cuts off your shoulders, so it can’t show you in your own clothes.',
      'selfie-gone': 'The selfie behind this headshot can no longer be used.',
      'not-alike': 'The new headshot didn’t look enough like you, so we aren’t showing it.',
      'not-good-enough': 'The new headshot didn’t pass our quality checks, so we aren’t showing it.',
      broken: 'Something went wrong on our side several times. Please try again later.',
    },
  },
};

export type GalleryClothesTexts = typeof galleryClothes;
