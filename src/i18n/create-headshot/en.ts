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

/** The distribution of a package's headshots over the moments of the selfies. */
interface MomentsInSet {
  readonly count: number;
  readonly headshots: number;
  /** About how many headshots show each moment; 0 when there are more moments than headshots. */
  readonly timesEach: number;
}

/** The share of a package's headshots that shows our clothes. */
interface DressedInSet {
  readonly share: 'half' | 'all';
  /** Number of garments that take turns. */
  readonly garments: number;
}

export const createHeadshot = {
  noScript:
    'This page needs JavaScript to check and send your photos. Please switch it on in your browser, then reload the page.',
  unreachable: 'We can’t reach the server. We’ll keep trying; your photos stay here.',
  somethingWrong: 'Something went wrong. Please try again.',
  selfies: {
    heading: 'Selfies',
    drop: 'Drop photos here',
    pick: 'Choose photos',
    pickMore: 'Add photos',
    camera: 'Take a photo',
    kinds: `JPEG, PNG, WebP, HEIC or AVIF, up to ${LIMITS.selfiesMax} photos`,
    guidance: [
      'Only you, face to the camera, eyes open',
      'Daylight from the front, no light from behind',
      'Different days, places and clothes',
      'No hat, no sunglasses, no filter',
    ],
    selfiesLabel: 'Your selfies',
    counter: ({ good, wanted, cautioned }: SelfieCounts, needed: number, recommended: number) => {
      const usable = good + wanted + cautioned;
      const parts = [
        `${good} good`,
        ...(wanted > 0 ? [`${wanted} used at your request`] : []),
        ...(cautioned > 0 ? [`${cautioned} we’d rather leave out`] : []),
      ].join(', ');
      if (usable < needed) return `${usable} of ${needed} needed${usable > good ? `: ${parts}` : ''}`;
      if (usable > good) return `${usable} usable: ${parts}`;
      return good < recommended
        ? `${good} accepted, enough to continue. ${recommended} are better.`
        : `${good} accepted. A good set.`;
    },
    /** The two explain what happens to cautioned selfies, when there are enough others and when there are not. */
    cautionedLeftOut: (cautioned: number, others: number) =>
      `Your headshots are made from the other ${others}. ${cautioned === 1 ? 'This one is' : `These ${cautioned} are`} used only if you tap “Use it anyway”, or if too few of the others work out.`,
    cautionedFillUp: (needed: number) =>
      `We need ${needed} photos, so for now we’ll also use the best of those we’d rather leave out. Every good photo you add replaces one of them.`,
    refusedCount: (count: number) => `${one(count, 'photo was', 'photos were')} refused`,
    smallFaces: (n: number, least: string, usual: string) =>
      `${n === 1 ? 'In one accepted photo your face is' : `In ${n} accepted photos your face is`} rather small: headshots from ${n === 1 ? 'it' : 'them'} can come out smaller, from about ${least} instead of ${usual} pixels. Photos from closer up, or originals instead of copies from a messaging app, give larger ones.`,
    tile: (number: number) => `Photo ${number}`,
    waiting: 'in line',
    preparing: 'preparing',
    sending: (percent: number) => `sending ${percent}%`,
    lost: 'waiting for the connection',
    held: 'will be sent later',
    heldHelp: 'Our server can’t take this photo right now. It stays here, and nothing is lost.',
    checking: 'checking',
    accepted: 'accepted',
    cautioned: 'usable',
    wanted: 'used anyway',
    needsClothes: 'not in your own clothes',
    needsClothesHelp:
      'You’ve chosen your own clothes, and this photo ends at the shoulders. To use it, choose other clothes below.',
    useAnyway: 'Use it anyway',
    leaveOut: 'Leave it out unless needed',
    /** Labels one of the two buttons above for screen readers. */
    ofPhoto: (action: string, number: number) => `${action}: photo ${number}`,
    refused: 'refused',
    failed: 'not sent',
    failedHelp: 'The upload was interrupted. Please try again.',
    remove: (number: number) => `Remove photo ${number}`,
    retry: (number: number) => `Send photo ${number} again`,
    retryShort: 'Send again',
    neverSent: 'This photo hasn’t left your device.',
    sendAnyway: (number: number) => `Send photo ${number} anyway`,
    sendAnywayShort: 'Send it anyway',
    removed: (number: number) => `Photo ${number} removed`,
    undo: 'Undo',
    close: 'Close',
    tooMany: (left: number, most: number) =>
      `You can add up to ${most} photos. ${one(left, 'photo was', 'photos were')} left out.`,
    notPhotos: (count: number) =>
      `${one(count, 'file isn’t a photo and was', 'files aren’t photos and were')} left out.`,
    offline: 'No connection. Your photos stay here and are sent as soon as you’re back online.',
  },
  preview: {
    heading: 'Free preview',
    lead: 'One headshot, before you decide anything. It has a watermark and is smaller than the finished ones.',
    locked: (missing: number) =>
      `${one(missing, 'more accepted selfie', 'more accepted selfies')}, and it begins.`,
    style: 'Style of the preview',
    developing: 'Developing…',
    developingHelp: 'This takes between a few seconds and half a minute. You can continue below meanwhile.',
    failed: 'This one didn’t work out.',
    failedHelp: 'Try once more or pick another style. More varied selfies help too.',
    again: 'Try again',
    alt: (style: string) => `Preview of your headshot, style ${style}, with watermark`,
    otherClothes: 'This preview was made before you chose other clothes.',
    waiting: 'Choose a style',
    idle: 'Your preview was removed together with its photo.',
    make: 'Make another',
    spent: 'No free previews are left.',
    spentHelp:
      'Pick a style to see its finished preview again. All the others come with your order, larger and without a watermark.',
    left: (count: number) =>
      count === 0
        ? 'That was the last free preview. The finished ones stay here.'
        : `${one(count, 'free preview', 'free previews')} left.`,
  },
  choice: {
    heading: 'Package and styles',
    package: 'Package',
    styles: 'Styles',
    stylesChosen: (chosen: number, most: number) => `${chosen} of ${most} chosen`,
    pickPackageFirst: 'Choose a package first; it decides how many styles you can have.',
    limit: (most: number, name: string) =>
      `${name} includes ${one(most, 'style', 'styles')}. Deselect one to choose another, or pick a larger package.`,
    discount: 'Discount code',
    discountHint: 'If you have one.',
    discountUnknown: 'This code isn’t valid.',
    discountApplied: (percent: number) => `${percent}% off`,
  },
  clothes: {
    heading: 'Clothes',
    lead: 'Your face, hair and neck stay your own. Our clothes come from photos and are fitted to you; where they don’t fit a selfie, you keep your own.',
    options: {
      own: { name: 'Your own', sentence: 'What you wear in your selfies.' },
      business: { name: 'Business', sentence: 'Our waistcoats, jackets and suits.' },
      casual: { name: 'Smart casual', sentence: 'Our shirts, polos and knitwear.' },
      mix: {
        name: 'Mix',
        sentence: 'Half in your own clothes, half in those of ours that look most natural.',
      },
      choose: { name: 'Choose', sentence: 'Pick garments and colours yourself.' },
    },
    garments: 'Garments and colours',
    onRequest: 'Looks less natural than our other clothes: check the free preview.',
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    limit: (most: number) => `You can choose up to ${most} for one shoot. Deselect one to choose another.`,
    needed: (count: number) =>
      `${one(count, 'photo ends', 'photos end')} at the shoulders and can’t be used in your own clothes.`,
  },
  moments: {
    set: ({ count, headshots, timesEach }: MomentsInSet) => {
      if (count === 1) return `1 moment: it appears in all ${headshots} headshots.`;
      if (timesEach === 0) return `${count} moments for ${headshots} headshots: the best of them are used.`;
      const times = timesEach === 1 ? 'once' : timesEach === 2 ? 'twice' : `${timesEach} times`;
      return `${count} moments: each appears about ${times}.`;
    },
    dressed: ({ share, garments }: DressedInSet) =>
      `${share === 'half' ? 'Up to half of the headshots' : 'The headshots'} show you in our clothes: ${garments === 1 ? 'one garment, wherever it fits' : `up to ${garments} garments, wherever they fit`}.`,
    more: (count: number) =>
      `Add ${count} more for a more varied set. Photos of the same moment count once; another day or place counts as a new one.`,
  },
  customer: {
    heading: 'Where shall we send them?',
    firstName: 'First name',
    email: 'Email',
    emailHint: 'We’ll send the link to your gallery here.',
    consents: 'Your consent',
    read: { lead: 'To read:', terms: 'Terms of service', privacy: 'Privacy policy' },
    terms: 'I accept the terms of service. I am at least 18, and the photos show me.',
    likeness:
      'I explicitly agree that the faces in my selfies are compared with each other and with the finished headshots, so that every headshot really shows me. This is biometric data (GDPR Art. 9); the face description is discarded right after the comparison. I can withdraw this consent at any time: before my headshots are started, by removing the tick; after that, by email; once delivered, by erasing the gallery.',
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
    saving: 'Saving your choice…',
    comparing: 'Comparing your selfies…',
    comparingHelp: 'Nothing is charged for this. The page continues by itself when it’s done.',
    starting: 'Starting…',
    opening: 'Opening the payment window…',
    declined: 'The payment was declined. Nothing was charged; please try again or use another card.',
    closed:
      'The payment window was closed. If you had already paid, the confirmation comes by email; you don’t have to pay again.',
    paid: 'Thank you. Your shoot begins.',
    refund: (days: number) => `Not happy? You can ask for your money back until ${days} days after delivery.`,
    marked: 'Every headshot carries a machine-readable mark saying that it was made with the help of AI.',
  },
  problems: {
    'too-few-selfies': (missing: number) =>
      `Please add ${one(missing, 'more good selfie', 'more good selfies')}.`,
    'still-checking': 'We’re still checking your last photos; one moment, please.',
    'package-missing': 'Please choose a package.',
    'styles-missing': 'Please choose at least one style.',
    'clothes-missing': 'Please choose at least one garment, or another kind of clothes.',
    'first-name-too-short': `Please enter your first name (at least ${LIMITS.nameMinLength} characters)`,
    'email-missing': 'Please enter your email address',
    'email-invalid': 'Please enter a valid email address',
    'terms-missing': 'Please accept the terms.',
    'likeness-missing':
      'Without this consent we can’t make sure that every headshot shows you, so we can’t make any.',
    'start-missing': 'We need this so that we can begin right away.',
    'discount-unknown': 'This code isn’t valid.',
    'comparison-failed':
      'We couldn’t compare your selfies just now. Nothing is lost, and nothing was charged for it; please press the button again.',
    'comparison-left-too-few': (missing: number) =>
      `Some photos were refused in the comparison. Please add ${one(missing, 'more good selfie', 'more good selfies')}.`,
    offline: 'No connection. Please try again when you’re back online.',
  },
  /** For somebody who paid before uploading. */
  paidFirst: {
    heading: (name: string) => `Paid: ${name}. Now your selfies.`,
    text: (min: number, days: number) =>
      `Add at least ${min} selfies and choose your styles. You can change both until you press “Make my headshots”. The link in your email opens this page on any device. If you don’t start, uploaded selfies are erased after ${days} days; your order keeps waiting.`,
    confirming: 'Your payment is being confirmed. You can already add your selfies.',
    unconfirmed: {
      text: 'We haven’t heard of a payment yet. If you paid, we’ll confirm it by email as soon as it arrives; some banks take longer. If you gave up, nothing was charged.',
      action: 'Go back to the order',
    },
  },
  earlier: {
    text: 'Your last shoot is finished. Anything you add here starts a new one.',
    action: 'Go to your last shoot',
  },
  refunded: {
    heading: 'Your order was refunded.',
    text: 'The money goes back to the payment method you used. To start anew, load this page again.',
    action: 'See what happened',
  },
  underway: {
    heading: 'Your shoot is under way.',
    text: 'The photos on this table are being turned into headshots, or already have been.',
    action: 'Watch the progress',
  },
};

export type CreateHeadshotTexts = typeof createHeadshot;
