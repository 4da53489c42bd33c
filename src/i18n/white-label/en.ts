import type { CatalogFacts } from '../catalog-facts.ts';

export const whiteLabel = (facts: CatalogFacts) => ({
  title: 'White-label headshots for coaches and agencies',
  description: `Offer professional headshots under your own name, hosted by us in ${facts.hostingCountry} or run by you as open source. Quote within ${facts.quoteHours} hours.`,
  heading: 'Headshots under your own name.',
  lead: 'You help people find work. Give them the photo for it, too: the whole service with your name, your colours and your domain, for HR consultants, career coaches and agencies.',
  action: 'Ask for a quote',
  promise: `Price on request, answered within ${facts.quoteHours} hours.`,
  plates: {
    caption: 'The same service three times. Only the name changes.',
    names: ['Your name', 'Your agency', 'your.studio'],
    addresses: ['photos.your-name.example', 'headshots.your-agency.example', 'your.studio.example'],
  },
  get: {
    heading: 'What you get',
    lead: 'Everything a visitor sees here, made yours.',
    points: [
      {
        title: 'Your name everywhere',
        text: 'Name, logo, contact address and links are set in one place. Pages, emails and galleries carry them instead of ours.',
      },
      {
        title: 'Your colours and type',
        text: 'Colours, typefaces and sizes are set in short lists, for pages and emails, light and dark.',
      },
      {
        title: 'Your domain',
        text: 'Visitors stay at your address, and the links in emails begin with it.',
      },
      {
        title: 'Your packages',
        text: 'How many headshots, how many styles, at what price: you decide what is on your price list.',
      },
      {
        title: 'Three languages',
        text: 'English, German and Spanish from the first day, written by hand in each language, not translated at the press of a button.',
      },
      {
        title: 'No lock-in',
        text: 'The software is open source. If you want to move from our servers to yours one day, nothing keeps you here.',
      },
    ],
  },
  ways: {
    heading: 'Two ways to do it',
    own: {
      title: 'Run it yourself',
      price: 'Free of charge, AGPL-3.0-or-later',
      points: [
        'On your own server: 4 GB of memory, no graphics card, no key for somebody else’s AI service',
        'One command starts the web server, the database and the image engine',
        'The photos of your clients never leave your machine',
        'Change what you like. Anyone who uses your version over the network may ask for its source code',
      ],
      action: 'See the source code',
    },
    hosted: {
      title: 'We run it for you',
      price: `Price on request, answered within ${facts.quoteHours} hours`,
      points: [
        `On servers in ${facts.hostingCountry}, under your domain`,
        'We install, update, back up and monitor',
        'With a data processing agreement under Art. 28 GDPR',
        'The quote depends on how many headshots you expect; a rough number is enough',
      ],
    },
  },
  how: {
    heading: 'How it works',
    points: [
      {
        title: 'You tell us your plan',
        text: 'Who your clients are, how many headshots you expect, what should carry your name. A few sentences are enough.',
      },
      {
        title: 'We answer with a quote',
        text: `Within ${facts.quoteHours} hours, with a price, and with questions if we have any.`,
      },
      {
        title: 'We set it up together',
        text: 'Name, colours, domain, packages, legal texts. You see all of it before anybody else does.',
      },
      {
        title: 'Your clients help themselves',
        text: `They upload ${facts.selfiesMin} selfies or more, see a free preview and get their gallery by email. You don’t have to do anything for any single shoot.`,
      },
    ],
  },
  data: {
    heading: 'Data protection, settled in advance',
    lead: 'Photos of faces are nothing to be vague about.',
    points: [
      {
        title: 'A data processing agreement',
        text: 'If we host it, you are the controller and we process data on your behalf, with the contract that Art. 28 GDPR requires and a list of who else is involved.',
      },
      {
        title: 'Made in one place',
        text: 'The headshots are made on the servers that run the service. No photo goes to an AI provider, and none is used to train anything.',
      },
      {
        title: `Erased after ${facts.retentionDays} days`,
        text: 'Selfies, headshots and all copies, or earlier at the press of a button. Every client gets a signed receipt of deletion.',
      },
      {
        title: 'Faces compared only with consent',
        text: 'So that every headshot shows the right person. The box is separate and not ticked in advance; the face description is discarded right afterwards.',
      },
      {
        title: 'Nobody is judged',
        text: 'The software doesn’t guess age, sex, origin or emotions, and it doesn’t rank applicants. In Germany no employer may demand a photo, and nothing here says otherwise.',
      },
      {
        title: 'Marked as made with AI',
        text: 'Every headshot carries a machine-readable mark. You and your clients can say with a clear conscience how it was made.',
      },
    ],
  },
  faq: {
    heading: 'Questions from partners',
    entries: [
      {
        id: 'price',
        question: 'What does it cost?',
        answer: `Running it yourself costs nothing but your server. Hosted by us, the price depends on how many headshots you expect; ask for a quote and you’ll have it within ${facts.quoteHours} hours.`,
      },
      {
        id: 'sell',
        question: 'Can I charge my clients for it?',
        answer:
          'Yes, either way. You set the prices, or you make the headshots part of your coaching and charge nothing extra.',
      },
      {
        id: 'speed',
        question: 'How soon do clients get their headshots?',
        answer: `With us it takes about ${facts.minutes.premium} minutes for the larger packages and about ${facts.minutes.basic / 60} hours for the smallest; when many orders come in at once, the larger ones take up to ${facts.underLoadMinutes} minutes. On your own server, it depends on the server.`,
      },
      {
        id: 'people',
        question: 'Do the headshots really show my clients?',
        answer:
          'Yes. The face comes from their selfies and is not replaced; background, light, crop and colours are new, and so are the clothes of anyone who doesn’t keep their own. Every headshot is measured for likeness before it is delivered.',
      },
      {
        id: 'team',
        question: 'I only want headshots for my own team.',
        answer: `Then you don’t need a white label. From ${facts.teamMinHeadshots} headshots we have offers for teams; you’ll find them on our pricing page.`,
      },
      {
        id: 'licence',
        question: 'What does the AGPL ask of me?',
        answer:
          'If you run the software as it is, leave the link to its source code in place. If you change it, offer your version’s source code to those who use it. Your texts, your logo and your clients’ photos and headshots are yours and stay yours.',
      },
    ],
  },
  request: {
    heading: 'Ask for a quote',
    lead: `Tell us what you have in mind. A real person answers within ${facts.quoteHours} hours.`,
    mail: 'Or simply by email:',
    address: facts.contactEmail,
  },
});
export type WhiteLabelTexts = ReturnType<typeof whiteLabel>;
