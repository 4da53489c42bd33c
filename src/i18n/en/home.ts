import type { CatalogFacts } from '../catalog-facts.ts';

export const home = (facts: CatalogFacts) => ({
  title: 'AI-Generated Professional Headshots - Affordable & Quick',
  description: `Turn a handful of casual selfies into professional headshots for your CV and LinkedIn. See a free preview before you pay; everything is erased after ${facts.retentionDays} days.`,
  hero: {
    heading: 'Your selfies, in better light.',
    lead: 'Send a handful of casual photos. You get professional headshots for your CV, your application and LinkedIn, with your own face and nobody else’s.',
    action: 'Start with your selfies',
    price: `Free preview first. Headshots from ${facts.prices.basic}, paid once, no account.`,
  },
  tryOne: {
    label: 'Try it with one selfie',
    selfie: 'Your selfie',
    headshot: 'Your headshot',
    invitation: 'Drop one selfie, see one headshot.',
    pick: 'Choose a selfie',
    pickAnother: 'Choose another',
    style: 'Style',
    privacy: `Free. Checked on our server, erased after ${facts.draftHours} hours unless you order.`,
    opening: 'Opening your photo …',
    sending: 'Sending your photo …',
    checking: 'Looking at your photo …',
    developing: 'Developing your headshot. This takes a few seconds.',
    ready: 'This is your headshot. The mark is gone in the pictures you order.',
    alt: 'Preview of your headshot',
    refused: 'This photo does not work:',
    notPicture: 'This file is not a photo. Please choose a JPEG, PNG, WebP, HEIC or AVIF.',
    failed: 'That did not work. Your photo is still here; please try again.',
    offline: 'No connection. Your photo waits here and goes on by itself.',
    again: 'Try again',
    goOn: `Add more selfies, get ${facts.headshots.basic} to ${facts.headshots.ultimate}`,
    noScript: 'The live preview needs JavaScript. Switch it on in your browser to try it.',
  },
  how: {
    heading: 'How it works',
    steps: [
      {
        title: 'Drop in your selfies',
        text: `Five at least, ${facts.selfiesRecommended} or more are better. Each one is checked at once; if one does not work, we say why and how to fix it.`,
      },
      {
        title: 'See one before you pay',
        text: 'Your first good selfies become a free preview in the style you like.',
      },
      {
        title: 'Collect your headshots',
        text: 'The link to your gallery comes by e-mail. Download, share what you choose, delete everything whenever you want.',
      },
    ],
  },
  pairs: {
    heading: 'Before and after',
    lead: 'The same face, the same clothes. New are the place, the light, the crop and the colour.',
    label: 'The people in these examples are computer-generated.',
    before: 'Selfie',
    slider: 'Move between selfie and headshot',
    more: 'More examples',
  },
  styles: {
    heading: 'Seven styles',
    lead: 'Each has its own places, light and colours. You choose one, three or six, depending on the package.',
  },
  pricing: {
    heading: 'Prices',
    lead: 'Pay once, after the preview.',
    choose: { basic: 'Start with Basic', premium: 'Start with Premium', ultimate: 'Start with Ultimate' },
    more: 'Compare the packages',
  },
  privacy: {
    heading: 'What happens to your photos',
    promises: [
      {
        title: 'Your face stays yours',
        text: 'Background, light, crop and colour are new. Your face is the one in your selfie; it is never invented, and your clothes stay as they are.',
      },
      {
        title: `Erased after ${facts.retentionDays} days`,
        text: 'Selfies, headshots and the copies we work with, or at once at the press of a button. You get a signed receipt.',
      },
      {
        title: 'No hidden data',
        text: 'Place, time and device are removed from your photos before we work with them.',
      },
      {
        title: 'Comparison only if you agree',
        text: 'Your selfies are compared with each other and with the results only with your explicit consent. The face description is dropped right after.',
      },
      {
        title: 'Marked honestly',
        text: 'Every headshot carries a machine-readable mark that says it was made with the help of AI.',
      },
      {
        title: 'Open source',
        text: 'Anyone can read the code that handles your photos, under the AGPL.',
      },
    ],
  },
  faq: {
    heading: 'Questions and answers',
    search: 'Search the questions',
    clear: 'Clear',
    found: { one: '1 answer', many: 'answers' },
    none: 'Nothing here about that. Write to us, we answer within',
    noneHours: facts.supportHours === 1 ? '1 hour' : `${facts.supportHours} hours`,
    entries: [
      {
        id: 'how-many-selfies',
        question: 'How many selfies do I need?',
        answer: `At least ${facts.selfiesMin} that pass our check, ${facts.selfiesRecommended} or more are better, ${facts.selfiesMax} at most. Different days, places and clothes give more variety than twenty pictures of one moment.`,
      },
      {
        id: 'which-selfies',
        question: 'What makes a good selfie for this?',
        answer:
          'Only you, face towards the camera, eyes open, daylight from the front, head and shoulders in the picture. No hat, no sunglasses, no filter. Every photo is checked while you watch, and a refused one comes with the reason and what helps.',
      },
      {
        id: 'how-long',
        question: 'How long does it take?',
        answer: `Premium and Ultimate usually take about ${facts.minutes.premium} minutes, Basic up to about ${facts.minutes.basic / 60} hours. When many people order at once, the quick ones can take up to ${facts.underLoadMinutes} minutes. You can close the page; the link comes by e-mail.`,
      },
      {
        id: 'does-it-look-like-me',
        question: 'Will it look like me?',
        answer:
          'Yes, because your face is not generated: it comes from your selfie. We change what is around it, and light, crop and colour. With your consent the likeness of every headshot is measured, and one that fails is made again and never delivered.',
      },
      {
        id: 'clothes',
        question: 'Are my clothes changed?',
        answer:
          'No. You wear in the headshot what you wear in the selfie. If you need a jacket, put one on for a few of the selfies.',
      },
      {
        id: 'preview',
        question: 'Do I see something before I pay?',
        answer:
          'Yes. One headshot with a mark across it, made from your own selfie, in each style you want to look at. It costs nothing and needs no account.',
      },
      {
        id: 'price',
        question: 'What does it cost?',
        answer: `${facts.headshots.basic} headshots for ${facts.prices.basic}, ${facts.headshots.premium} for ${facts.prices.premium}, ${facts.headshots.ultimate} for ${facts.prices.ultimate}. Paid once, VAT included, no subscription.`,
      },
      {
        id: 'refund',
        question: 'What if I do not like them?',
        answer: `Then you get your money back within ${facts.refundDays} days of delivery. Best tell us within ${facts.refundFaqHours} hours, while you have the pictures before your eyes; the ${facts.refundDays} days count all the same.`,
      },
      {
        id: 'deletion',
        question: 'When are my photos erased?',
        answer: `${facts.retentionDays} days after delivery, selfies and headshots alike, or at once when you press “Erase now” in your gallery. What was uploaded but never ordered is erased after ${facts.draftHours} hours. You get a signed receipt of the deletion.`,
      },
      {
        id: 'training',
        question: 'Are my photos used to train an AI?',
        answer:
          'No. Nothing is learned from your photos, and they are not given to anyone. The pictures are made on our own server.',
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer:
          'No. A name to greet you and an e-mail address for the link to your gallery are all we ask for.',
      },
      {
        id: 'sizes',
        question: 'In which sizes do I get the pictures?',
        answer:
          'In the original size, as a square, for LinkedIn (800 × 800 pixels) and for a CV (45 × 60 mm at 300 dpi); singly or all together as a ZIP file.',
      },
      {
        id: 'passport',
        question: 'Can I use a headshot for a passport or a visa?',
        answer:
          'No. Identity documents need an unaltered photo, and many countries refuse pictures made with AI. Our headshots are for CVs, profiles and websites.',
      },
      {
        id: 'disclosure',
        question: 'Do I have to say that AI was used?',
        answer:
          'The file says so by itself, in a form machines can read. Whether you say it too is up to you in private; if you use the picture professionally, a short note is the honest way.',
      },
      {
        id: 'teams',
        question: 'We are a team. Is there an offer for us?',
        answer: `Yes, for ${facts.teamMinHeadshots} headshots or more. Write to us through the form on the price page; you get an answer within ${facts.quoteHours} hours.`,
      },
    ],
  },
  offer: {
    heading: `A limited offer, in the good sense: ${facts.headshots.basic} headshots, one style, ${facts.prices.basic}.`,
    text: 'No countdown, no subscription, no price that was higher yesterday. Look at the preview first; it is free.',
    action: `Make mine from ${facts.prices.basic}`,
  },
});

export type HomeTexts = ReturnType<typeof home>;
