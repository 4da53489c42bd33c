import { galleryErrors } from '../gallery-errors/en.ts';

export const gallery = {
  title: 'Your gallery',
  heading: (firstName: string) =>
    firstName === '' ? 'Your headshots are here.' : `${firstName}, your headshots are here.`,
  summary: (count: number, packageName: string) =>
    `${count === 1 ? '1 headshot' : `${count} headshots`} · ${packageName}`,
  keptUntil: (day: string) => `Kept until ${day}. Then every headshot is erased.`,
  noScript:
    'Without JavaScript you can look at every headshot and download the ZIP. Favourites, sharing and erasing need JavaScript.',
  sizes: {
    usual: (usual: string) => `Original size: ${usual} pixels.`,
    large: (count: number, total: number, large: string, usual: string) =>
      count === total
        ? `Original size: ${large} pixels.`
        : `Original size: ${count} of ${total} headshots ${count === 1 ? 'has' : 'have'} ${large} pixels, where the selfie allows it. The others have ${usual} at most.`,
  },
  smaller: {
    summary: (count: number, total: number, smallest: string, usual: string) =>
      `${count === total ? 'All headshots are' : count === 1 ? `1 of ${total} headshots is` : `${count} of ${total} headshots are`} smaller than ${usual} pixels; the smallest is ${smallest}.`,
    why: 'The face in those selfies has too few pixels for more. Enlarged any further it would look painted, so we leave these headshots smaller.',
    enoughFor: {
      both: 'They are large enough for a LinkedIn profile (800 × 800 pixels) and for a printed CV photo (45 × 60 mm).',
      print:
        'They are large enough for a printed CV photo (45 × 60 mm). For a LinkedIn profile (800 × 800 pixels) the download enlarges them slightly.',
      neither:
        'For a LinkedIn profile (800 × 800 pixels) and for a printed CV photo (45 × 60 mm) the download enlarges them, which makes them a little softer.',
    },
    advice:
      'For larger ones, take photos from closer up and send the originals from the camera: messaging apps shrink the photos they send.',
  },
  filter: {
    legend: 'Show',
    all: 'All',
    favourites: 'Favourites',
    'black-and-white': 'Black and white',
    'plain-backdrop': 'Plain backdrop',
    empty: 'No favourites yet. Draw a ring around the headshots you like.',
    emptyAction: 'Show all headshots',
    shown: (count: number) => (count === 1 ? '1 headshot shown' : `${count} headshots shown`),
  },
  frame: {
    enlarge: (number: number, style: string) => `Enlarge headshot ${number}, ${style}`,
    alt: (number: number, style: string) => `Headshot ${number}, ${style}`,
    favourite: (number: number) => `Headshot ${number} is a favourite`,
    select: (number: number) => `Select headshot ${number}`,
    blackAndWhite: 'black and white',
    likeness: {
      passed: 'Likeness check passed',
      compared:
        'We compared the face in this headshot with the faces in your other selfies. We deliver it only if it’s at least as similar to one of them as photos of the same person usually are.',
      level: (isClear: boolean): string =>
        isClear
          ? 'This one is clearly above that bar.'
          : 'This one is just above that bar: look twice before you use it.',
      figures: (value: number, bar: number) =>
        `In the figures of our comparison: ${value}, and the bar is ${bar}. Two ordinary photos of the same person mostly reach 54 to 75, so the figure isn’t a percentage of how much it’s you.`,
    },
    missing: 'This headshot didn’t load.',
    again: 'Load again',
  },
  loupe: {
    title: (number: number, style: string) => `Headshot ${number} · ${style}`,
    previous: 'Previous headshot',
    next: 'Next headshot',
    close: 'Close',
    position: (index: number, count: number) => `${index} of ${count}`,
  },
  download: {
    menu: 'Download',
    original: 'Original size',
    square: 'Square',
    linkedin800: 'LinkedIn profile',
    cv45x60: 'CV photo',
    id35x45: 'Small photo',
    useInResume: 'Use in your CV',
    useInResumeNote: 'The photo goes to the resume builder on this site, inside your browser.',
    notHandedOver:
      'This browser doesn’t let pages store anything. Download the CV photo instead, and choose it in the resume builder.',
    id35x45Note:
      'Not for passports or identity cards: authorities refuse edited photos. Whichever size you choose, your clothes stay the same.',
    dressedNote:
      'In this headshot you’re wearing our clothes. Where a photo has to show you as you are, use one in your own.',
    ownClothes: 'Show those in your own clothes',
    all: 'Download all',
    favourites: (count: number) => (count === 1 ? 'Download 1 favourite' : `Download ${count} favourites`),
    selected: (count: number) => `Download ${count}`,
    kind: 'ZIP',
  },
  selection: {
    count: (count: number) => (count === 1 ? '1 headshot selected' : `${count} headshots selected`),
    hint: 'Tick headshots to share or download them together.',
    share: 'Share',
    clear: 'Clear selection',
    bar: 'Selected headshots',
  },
  share: {
    title: (count: number) => (count === 1 ? 'Share 1 headshot' : `Share ${count} headshots`),
    explain: (day: string) =>
      `We’ll create a public link that shows only these headshots, without your name. Anyone who has it can see them until ${day}, or until you withdraw it.`,
    create: 'Create the link',
    creating: 'Creating the link…',
    ready: 'The link is ready.',
    link: 'Public link',
    copy: 'Copy link',
    copied: 'Link copied.',
    copyFailed: 'Your browser didn’t allow copying. Select the link and copy it by hand.',
    open: 'View the page',
    phone: 'Share from this device',
    to: 'Or share it on',
    linkedin: 'LinkedIn',
    x: 'X (Twitter)',
    facebook: 'Facebook',
    instagram: 'Instagram',
    instagramNote: 'Instagram doesn’t take links from other pages, so we copy yours and open Instagram.',
    message: 'My new headshots',
    heading: 'Shared links',
    none: 'Nothing is public. Tick headshots above to share them.',
    row: (count: number, day: string) =>
      `${count === 1 ? '1 headshot' : `${count} headshots`} · since ${day}`,
    revoke: 'Withdraw',
    revokeNamed: (numbers: string) => `Withdraw the link to headshots ${numbers}`,
    revoked: 'The link no longer works.',
    done: 'Done',
  },
  rating: {
    heading: 'How did we do?',
    text: 'Your answer stays with us, unless you allow us below to publish it.',
    publish:
      'You may publish my stars and my comment on your website, without my name, until my gallery is erased. I can withdraw this here at any time.',
    showName: 'You may show my first name with it.',
    allowed: 'You allow us to publish it. With “Change” you can withdraw that.',
    stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    legend: 'Stars',
    comment: 'What could be better? (optional)',
    send: 'Send rating',
    sending: 'Sending…',
    missing: 'Please choose the stars first.',
    thanks: 'Thank you. That helps us with the next headshots.',
    given: (count: number) => (count === 1 ? 'You gave 1 star.' : `You gave ${count} stars.`),
    change: 'Change',
  },
  disclosure: {
    heading: 'Made with software, and marked as such',
    text: 'The person is you, from your own selfies. Background, light and crop were made by software, so these are AI-assisted composites. Every file carries a machine-readable mark that says so; some platforms show it as a small label.',
    notice: 'If you have to tell others about it, this sentence will do:',
    sentence: 'This portrait is an AI-assisted composite made from my own photos.',
    copy: 'Copy sentence',
  },
  erase: {
    heading: 'Erase everything',
    text: (day: string) =>
      `On ${day} everything is erased automatically. You can also do it now: selfies, headshots, public links and all the copies in between.`,
    open: 'Erase now…',
    confirmTitle: 'Erase everything for good?',
    confirmText: (count: number) =>
      `${count === 1 ? '1 headshot' : `${count} headshots`}, your selfies and all public links will be gone immediately. Nobody can bring them back, not even us. Before you erase anything, download what you want to keep.`,
    confirm: 'Yes, erase for good',
    cancel: 'Keep them',
    erasing: 'Erasing…',
    done: 'You’ll get a signed receipt that lists what was erased.',
  },
  failed: {
    ...galleryErrors,
    offline: 'You’re offline. Nothing was changed; try again when you’re connected.',
    server: 'That didn’t work. Nothing was changed; please try again.',
    gone: 'This gallery is no longer available. Reload the page.',
  },
};

export type GalleryTexts = typeof gallery;
