import { LIMITS } from '../../catalog/limits.ts';

/** Counts of usable selfies: without cautions, wanted in spite of them, and used only if needed. */
export interface SelfieCounts {
  readonly good: number;
  readonly wanted: number;
  readonly cautioned: number;
}

const plural = new Intl.PluralRules('en');
const one = (count: number, single: string, many: string) =>
  plural.select(count) === 'one' ? `1 ${single}` : `${count} ${many}`;

/** How a package distributes its headshots over the moments of the selfies. */
interface MomentsInSet {
  readonly count: number;
  readonly headshots: number;
  /** About how many headshots show each moment; 0 when there are more moments than headshots. */
  readonly timesEach: number;
}

/** How much of a package's headshots our clothes dress. */
interface DressedInSet {
  readonly share: 'half' | 'all';
  /** Number of garments that take turns. */
  readonly garments: number;
}

export const createHeadshot = {
  noScript:
    'This page needs JavaScript to check and send your photos. Please switch it on in your browser, then reload the page.',
  unreachable: 'The server cannot be reached. We keep trying; your photos stay here.',
  somethingWrong: 'Something went wrong. Please try again.',
  selfies: {
    heading: 'Selfies',
    drop: 'Drop photos here',
    pick: 'Choose photos',
    pickMore: 'Add photos',
    camera: 'Take a photo',
    kinds: `JPEG, PNG, WebP, HEIC or AVIF, ${LIMITS.selfiesMax} at most`,
    guidance: [
      'Only you, face to the camera, eyes open',
      'Daylight from the front, no light from behind',
      'Different days, places and clothes',
      'No hat, no sunglasses, no filter',
    ],
    sheetLabel: 'Your selfies',
    counter: ({ good, wanted, cautioned }: SelfieCounts, needed: number, recommended: number) => {
      const usable = good + wanted + cautioned;
      const parts = [
        `${good} good`,
        ...(wanted > 0 ? [`${wanted} as you wish`] : []),
        ...(cautioned > 0 ? [`${cautioned} we would rather leave out`] : []),
      ].join(', ');
      if (usable < needed) return `${usable} of ${needed} needed${usable > good ? `: ${parts}` : ''}`;
      if (usable > good) return `${usable} usable: ${parts}`;
      return good < recommended
        ? `${good} accepted, enough to go on. ${recommended} are better.`
        : `${good} accepted. A good set.`;
    },
    /** Says what happens to cautioned selfies that nobody asked for, when there are enough others and when there are not. */
    cautionedLeftOut: (cautioned: number, others: number) =>
      `Your headshots are made from the other ${others}. ${cautioned === 1 ? 'This one joins' : `These ${cautioned} join`} in only if you tap “Use it anyway”, or if too few of the others work out.`,
    cautionedFillUp: (needed: number) =>
      `We need ${needed} photos, so for now we also use the best of those we would rather leave out. Every good photo you add takes the place of one.`,
    refusedCount: (count: number) => `${one(count, 'photo was', 'photos were')} refused`,
    smallFaces: (n: number, least: string, usual: string) =>
      `${n === 1 ? 'On one accepted photo the face is' : `On ${n} accepted photos the face is`} rather small: headshots from ${n === 1 ? 'it' : 'them'} can come out smaller, from about ${least} instead of ${usual} pixels. Photos from closer up, or the originals instead of copies from a messenger, give larger ones.`,
    tile: (number: number) => `Photo ${number}`,
    waiting: 'in line',
    preparing: 'preparing',
    sending: (percent: number) => `sending ${percent}%`,
    lost: 'waiting for the connection',
    held: 'waits, is sent later',
    heldHelp: 'Our server cannot take this photo right now. It stays here, and nothing is lost.',
    checking: 'checking',
    accepted: 'accepted',
    cautioned: 'usable',
    wanted: 'used anyway',
    needsClothes: 'not in your own clothes',
    needsClothesHelp:
      'You wish for your own clothes, and this photo ends at the shoulders. Choose other clothes below to use it.',
    useAnyway: 'Use it anyway',
    leaveOut: 'Leave it out unless needed',
    /** Labels one of the two buttons above for screen readers. */
    ofPhoto: (action: string, number: number) => `${action}: photo ${number}`,
    refused: 'refused',
    failed: 'not sent',
    failedHelp: 'The transfer broke off. Please try again.',
    remove: (number: number) => `Remove photo ${number}`,
    retry: (number: number) => `Send photo ${number} again`,
    retryShort: 'Send again',
    neverSent: 'This photo has not left your device.',
    sendAnyway: (number: number) => `Send photo ${number} anyway`,
    sendAnywayShort: 'Send it anyway',
    removed: (number: number) => `Photo ${number} removed`,
    undo: 'Undo',
    close: 'Close',
    tooMany: (left: number, most: number) =>
      `${most} photos fit. ${one(left, 'photo was', 'photos were')} left out.`,
    notPictures: (count: number) =>
      `${one(count, 'file is not a photo and was', 'files are not photos and were')} left out.`,
    offline: 'No connection. Your photos wait here and are sent as soon as you are back online.',
  },
  preview: {
    heading: 'Free preview',
    lead: 'One headshot, before you decide anything. It carries a watermark and is smaller than the real ones.',
    locked: (missing: number) =>
      `${one(missing, 'more accepted selfie', 'more accepted selfies')} and it begins.`,
    style: 'Style of the preview',
    developing: 'Developing …',
    developingHelp: 'This takes a few seconds up to half a minute. You can go on below meanwhile.',
    failed: 'This one did not work out.',
    failedHelp: 'Try once more or pick another style. More varied selfies help, too.',
    again: 'Try again',
    alt: (style: string) => `Preview of your headshot, style ${style}, with watermark`,
    otherClothes: 'This preview was made before you chose other clothes.',
    waiting: 'Choose a style',
    idle: 'Your preview went with its photo.',
    make: 'Make another',
    spent: 'No free previews are left.',
    spentHelp:
      'Pick a style to see again those that are made. Your order brings all the others, larger and without a watermark.',
    left: (count: number) =>
      count === 0
        ? 'That was the last free preview. Those that are made stay here.'
        : `${one(count, 'more free preview', 'more free previews')}.`,
  },
  choice: {
    heading: 'Package and styles',
    package: 'Package',
    styles: 'Styles',
    stylesChosen: (chosen: number, most: number) => `${chosen} of ${most} chosen`,
    pickPackageFirst: 'Choose a package first; it decides how many styles you can have.',
    limit: (most: number, name: string) =>
      `${name} holds ${one(most, 'style', 'styles')}. Take one away to choose another, or pick a larger package.`,
    discount: 'Discount code',
    discountHint: 'If you have one.',
    discountUnknown: 'This code is not valid.',
    discountApplied: (percent: number) => `${percent}% off`,
  },
  clothes: {
    heading: 'Clothes',
    lead: 'Your face, hair and neck stay your own. Our clothes come from photos and are fitted to you; a selfie that cannot wear them keeps yours.',
    options: {
      own: { name: 'Your own', sentence: 'What you wear on your selfies.' },
      business: { name: 'Business', sentence: 'Waistcoats, jackets and suits of ours.' },
      casual: { name: 'Smart casual', sentence: 'Shirts, polos and knitwear of ours.' },
      mix: { name: 'Mix', sentence: 'Half own, half in those of our clothes that look most natural.' },
      choose: { name: 'Choose', sentence: 'Pick garments and colours yourself.' },
    },
    garments: 'Garments and colours',
    onRequest: 'Looks less natural than our other clothes: check the free preview.',
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    limit: (most: number) => `${most} are enough for one shoot. Take one away to choose another.`,
    needed: (count: number) =>
      `${one(count, 'photo ends', 'photos end')} at the shoulders and cannot be used in your own clothes.`,
  },
  moments: {
    set: ({ count, headshots, timesEach }: MomentsInSet) => {
      if (count === 1) return `1 moment: it appears in all ${headshots} headshots.`;
      if (timesEach === 0) return `${count} moments for ${headshots} headshots: the best of them are used.`;
      const times = timesEach === 1 ? 'once' : timesEach === 2 ? 'twice' : `${timesEach} times`;
      return `${count} moments: each appears about ${times}.`;
    },
    dressed: ({ share, garments }: DressedInSet) =>
      `${share === 'half' ? 'Up to half of the headshots' : 'The headshots'} show you in clothes of ours: ${garments === 1 ? 'one garment, as far as it fits' : `up to ${garments} garments, as far as they fit`}.`,
    more: (count: number) =>
      `Add ${count} more for a livelier set. Photos of one moment count once: another day or place counts anew.`,
  },
  customer: {
    heading: 'Where shall we send them?',
    firstName: 'First name',
    email: 'Email',
    emailHint: 'The link to your gallery goes here.',
    consents: 'Your consent',
    read: { lead: 'To read:', terms: 'Terms of service', privacy: 'Privacy policy' },
    terms: 'I accept the terms of service. I am at least 18, and the photos show me.',
    likeness:
      'I explicitly agree that the faces on my selfies are compared with each other and with the finished headshots, so that every picture really shows me. This is biometric data (GDPR Art. 9); the face description is dropped right after the comparison. I can withdraw this at any time: until I order, by removing the tick; after that, by email; once delivered, by erasing the gallery.',
    startBeforeWithdrawalEnds: `I ask you to begin before the ${LIMITS.withdrawalPeriodDays}-day withdrawal period ends, and I know that I lose my right of withdrawal once the headshots have been delivered in full.`,
    newsletter: 'Send me tips and offers by email. Not needed for the order; I can unsubscribe at any time.',
  },
  pay: {
    heading: 'Order',
    summary: (headshots: number, packageName: string) => `${packageName}, ${headshots} headshots`,
    total: 'Total incl. VAT',
    nothingYet: 'No package chosen yet',
    button: (price: string) => `Order and pay ${price}`,
    buttonWithoutPrice: 'Order and pay',
    paidAlready: 'You have already paid for this shoot.',
    startPaid: 'Make my headshots',
    saving: 'Saving your choice …',
    comparing: 'Comparing your selfies …',
    comparingHelp: 'Nothing has been charged yet. The payment window opens when this is done.',
    opening: 'Opening the payment window …',
    overlayTitle: 'Payment',
    overlayFrame: 'Payment form',
    close: 'Close payment',
    declined: 'The payment was declined. Nothing was charged; please try again or use another card.',
    closed: 'The payment was not finished. Nothing was charged.',
    paid: 'Thank you. Your shoot begins.',
    refund: (days: number) => `Not happy? You can ask for your money back until ${days} days after delivery.`,
    marked: 'Every headshot carries a machine-readable mark that it was made with the help of AI.',
  },
  problems: {
    'too-few-selfies': (missing: number) =>
      `Please add ${one(missing, 'more good selfie', 'more good selfies')}.`,
    'still-checking': 'Your last photos have not all been checked yet; one moment.',
    'package-missing': 'Please choose a package.',
    'styles-missing': 'Please choose at least one style.',
    'clothes-missing': 'Please choose at least one garment, or another kind of clothes.',
    'first-name-too-short': `Please enter your first name (at least ${LIMITS.nameMinLength} characters)`,
    'email-missing': 'Please enter your email address',
    'email-invalid': 'Please enter a valid email address',
    'terms-missing': 'Please accept the terms.',
    'likeness-missing':
      'Without this consent we cannot make sure that every picture shows you, so no order is possible.',
    'start-missing': 'We need this so that we can begin right away.',
    'discount-unknown': 'This code is not valid.',
    'comparison-failed':
      'We could not compare your selfies just now. Nothing was charged; please press the button again.',
    'comparison-left-too-few': (missing: number) =>
      `The comparison refused some photos. Please add ${one(missing, 'more good selfie', 'more good selfies')}.`,
    offline: 'No connection. Please try again when you are back online.',
  },
  earlier: {
    text: 'Your last shoot is finished. What you add here begins a new one.',
    action: 'To your last shoot',
  },
  underway: {
    heading: 'Your shoot is under way.',
    text: 'The photos on this table are being turned into headshots, or already have been.',
    action: 'Watch the progress',
  },
};

export type CreateHeadshotTexts = typeof createHeadshot;
