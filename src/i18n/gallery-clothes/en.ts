import { LIMITS } from '../../catalog/limits.ts';

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const galleryClothes = {
  own: 'Own clothes',
  yourOwn: 'Your own clothes',
  dyed: (garment: string, dye: string) => `${dye} ${lower(garment)}`,
  withTie: (garment: string, tie: string) => `${garment}, ${lower(tie)}`,
  ours: (clothes: string) => `${clothes}, ours`,
  disclosure:
    'Where the caption says “ours”, the clothes are not yours: they come from a picture made by a computer and were put on your photo.',
  remake: {
    hint: 'The hanger below a picture makes it again in other clothes.',
    open: (number: number) => `Make headshot ${number} again in other clothes`,
    title: (number: number) => `Headshot ${number} again in …`,
    explain:
      'Same selfie, same place, same framing where the clothes allow it. The new picture passes the same checks. The first one stays until you choose.',
    garment: 'Clothes',
    choose: 'Please choose',
    dye: 'Colour',
    missing: 'Please choose the clothes first.',
    make: 'Make it again',
    making: 'Asking …',
    left: (count: number) =>
      `${count} of ${LIMITS.remakesPerShoot} free remakes left. One that fails does not count.`,
    usedUp: `You have used all ${LIMITS.remakesPerShoot} free remakes of this gallery.`,
    waiting: (clothes: string) => `${clothes}: waiting for its turn …`,
    rendering: (clothes: string) => `${clothes}: being made …`,
    waitingNote:
      'This usually takes less than a minute. You can close this window or the page; the picture will be here.',
    status: {
      requested: (number: number) => `Headshot ${number} is waiting to be made again.`,
      rendering: (number: number) => `Headshot ${number} is being made again …`,
      ready: (number: number) => `The new version of headshot ${number} is ready. Choose which one stays.`,
      failed: (number: number) => `Headshot ${number} could not be made again. It did not count.`,
    },
    show: (number: number) => `Choose the version of headshot ${number}`,
    why: (number: number) => `Why headshot ${number} could not be made again`,
    readyTitle: (number: number) => `Headshot ${number}: which one stays?`,
    readyNote: 'The other one is erased as soon as you choose, for good.',
    first: 'First version',
    new: 'New version',
    firstAlt: (number: number) => `Headshot ${number}, first version`,
    newAlt: (number: number) => `Headshot ${number}, new version`,
    keepFirst: 'Keep the first',
    keepNew: 'Keep the new one',
    keeping: 'Saving …',
    keptNew: (number: number) => `Headshot ${number} is the new version now.`,
    keptFirst: (number: number) => `Headshot ${number} stays the first version.`,
    failedTitle: (clothes: string) => `${clothes} did not work out. It did not count.`,
    failed: {
      'turned-away':
        'On this selfie the head is turned too far. Our clothes are photographed from the front.',
      'neck-hidden':
        'On this selfie a hood, a scarf or a high collar hides the neck. No other collar fits over it.',
      'hair-over-collar':
        'On this selfie the hair over the collar cannot be told from the clothes behind it.',
      'top-cut-off':
        'This selfie ends too far up. An open jacket shows your own top down to the lower edge; try something with a closed collar.',
      unsure:
        'We could not tell for sure where neck, hair and clothes end on this selfie. We would rather not guess.',
      'does-not-fit': 'These clothes do not sit well on this selfie. Others may.',
      'garment-gone': 'These clothes are no longer on offer. Please choose others.',
      'own-cut-off':
        'The edge of this selfie cuts the shoulders off, so it cannot be shown in your own clothes.',
      'selfie-gone': 'The selfie of this picture can no longer be used.',
      'not-alike': 'The new picture did not look enough like you, so we do not show it.',
      'not-good-enough': 'The new picture did not pass our quality checks, so we do not show it.',
      broken: 'Something on our side went wrong several times. Please try again later.',
    },
  },
};

export type GalleryClothesTexts = typeof galleryClothes;
