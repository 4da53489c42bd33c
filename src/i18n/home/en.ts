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
  liveDemo: {
    label: 'Try it with one selfie',
    selfie: 'Your selfie',
    headshot: 'Your headshot',
    invitation: 'Drop one selfie, see one headshot.',
    pick: 'Choose a selfie',
    pickAnother: 'Choose another',
    style: 'Style',
    privacy: `Free. Checked on our server, erased after ${facts.draftHours} hours unless you order.`,
    opening: 'Opening your photo…',
    sending: 'Sending your photo…',
    checking: 'Checking your photo…',
    developing: 'Developing your headshot. This takes a few seconds.',
    ready: 'This is your headshot. The headshots you order have no watermark.',
    alt: 'Preview of your headshot',
    refused: 'This photo doesn’t work:',
    notPhoto: 'This file isn’t a photo. Please choose a JPEG, PNG, WebP, HEIC or AVIF.',
    failed: 'That didn’t work. Your photo is still here; please try again.',
    offline: 'No connection. Your photo stays here and is sent as soon as you’re back online.',
    again: 'Try again',
    addMoreSelfies: `Add more selfies, get ${facts.headshots.basic} to ${facts.headshots.ultimate}`,
    noScript: 'The live preview needs JavaScript. Switch it on in your browser to try it.',
  },
  how: {
    heading: 'How it works',
    steps: [
      {
        title: 'Drop in your selfies',
        text: `${facts.selfiesMin} at least, ${facts.selfiesRecommended} or more are better. Each one is checked right away; if one doesn’t work, we say why and how to fix it.`,
      },
      {
        title: 'See one before you pay',
        text: 'Your first good selfies become a free preview in the style you like.',
      },
      {
        title: 'Collect your headshots',
        text: 'The link to your gallery comes by email. Download, share what you choose, delete everything whenever you want.',
      },
    ],
  },
  clothes: {
    heading: 'Your face, a new jacket.',
    lead: 'Keep your own clothes, or get dressed for the job. Your face, hair and neck are the ones you photographed; only the clothes below the collar are new.',
    label: 'In these examples, the people and the clothes put on them are computer-generated.',
    points: [
      {
        title: 'You choose',
        text: 'Your own clothes, business, smart casual, a garment in a colour you pick, or a mix: half your own, half ours. The free preview shows both side by side.',
      },
      {
        title: 'Cut, not painted',
        text: 'The blazer, suit, shirt, polo or knitwear is cut from another photo, usually of a computer-generated person, and is fitted to you and lit like you. Nothing is repainted, and no body is invented.',
      },
      {
        title: 'Where it stops',
        text: 'A hood, a scarf up to the chin, a side view, or hair over the collar that we can’t tell from the clothes: in such a selfie you keep what you’re wearing, and its tile says why.',
      },
      {
        title: 'Once more, in navy',
        text: `In the gallery, ${facts.remakes} headshots can be made again in other clothes, free of charge. The first one stays until you choose.`,
      },
    ],
  },
  pairs: {
    heading: 'Before and after',
    lead: 'The same face, hair and neck. The place, the light, the crop and the colour are new.',
    label: 'The people in these examples are computer-generated.',
    before: 'Selfie',
    slider: 'Move between selfie and headshot',
    more: 'More examples',
  },
  styles: {
    heading: `${facts.styleCount} styles`,
    lead: `Each has its own places, light and colours. You choose ${facts.stylesOf.basic}, ${facts.stylesOf.premium} or ${facts.stylesOf.ultimate}, depending on the package.`,
  },
  pricing: {
    heading: 'Prices',
    lead: 'Pay once, after the preview or right away.',
    choose: { basic: 'Start with Basic', premium: 'Start with Premium', ultimate: 'Start with Ultimate' },
    more: 'Compare the packages',
  },
  privacy: {
    heading: 'What happens to your photos',
    promises: [
      {
        title: 'Your face stays yours',
        text: 'Background, light, crop and colour are new, and so are the clothes if you don’t keep your own. Your face is the one in your selfie; it’s never invented.',
      },
      {
        title: `Erased after ${facts.retentionDays} days`,
        text: 'Selfies, headshots and the copies we work with, or right away at the press of a button. You get a signed receipt.',
      },
      {
        title: 'No hidden data',
        text: 'Location, time and device are removed from your photos before we work with them.',
      },
      {
        title: 'Comparison only if you agree',
        text: 'Faces are compared only with your explicit consent; without it you get a preview, but no headshots. The face description is discarded right afterwards.',
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
    none: 'There’s nothing here about that. Write to us; you’ll get a first reply within',
    noneHours: facts.supportHours === 1 ? '1 hour' : `${facts.supportHours} hours`,
    entries: [
      {
        id: 'how-many-selfies',
        question: 'How many selfies do I need?',
        answer: `At least ${facts.selfiesMin} that pass our check, ${facts.selfiesRecommended} or more are better, ${facts.selfiesMax} at most. Different days, places and clothes give more variety than twenty pictures of one moment.`,
      },
      {
        id: 'how-different',
        question: 'How different are the headshots from each other?',
        answer: `As different as your selfies allow. Your selfies take turns, and so do the places of your styles, up to three framings and, where you wear our clothes, garments and colours; about one headshot in six is black and white. Only your expression comes from the selfies alone: with ${facts.selfiesMin} of them, each one appears in about ${Math.round(facts.headshots.premium / facts.selfiesMin)} of the ${facts.headshots.premium} headshots of Premium, with ${facts.selfiesRecommended} in about ${Math.round(facts.headshots.premium / facts.selfiesRecommended)}. The upload page works it out for your package.`,
      },
      {
        id: 'which-selfies',
        question: 'What makes a good selfie for this?',
        answer:
          'Only you, face towards the camera, eyes open, daylight from the front, head and shoulders in the photo. No hat, no sunglasses, no filter. Every photo is checked while you watch; if one is refused, we tell you why and what helps. Where we only have doubts, you decide.',
      },
      {
        id: 'how-long',
        question: 'How long does it take?',
        answer: `Premium and Ultimate usually take about ${facts.minutes.premium} minutes, Basic up to about ${facts.minutes.basic / 60} hours. When many people order at once, the quick ones can take up to ${facts.underLoadMinutes} minutes. You can close the page; the link comes by email.`,
      },
      {
        id: 'does-it-look-like-me',
        question: 'Will it look like me?',
        answer:
          'Yes, because your face isn’t generated: it comes from your selfie. We change what’s around it, as well as the light, the crop, the colour and, unless you keep your own, the clothes. Before we begin, we need your consent to one thing: that we measure the likeness of each headshot. One that fails is never delivered, and another is made in its place.',
      },
      {
        id: 'face',
        question: 'Do you change my face?',
        answer:
          'No. Face, hair and neck are the ones you photographed, whatever you wear in the headshot. They get new light and colour, shine and dark circles are softened a little, and if the phone was so close that your nose looks too large, that is partly corrected. Nothing is drawn or swapped.',
      },
      {
        id: 'clothes',
        question: 'Can I get a suit?',
        answer:
          'If the upload page offers clothes, yes. A suit, blazer, shirt, polo or jumper goes over what you’re wearing or takes its place, cut from a photo and fitted to you. Unless you choose otherwise, up to half of your headshots show you in our clothes, in those that look most natural. For jackets and suits, choose “Business”; with these it shows more often that they were put on, so look at the free preview first. With “Your own”, nothing changes. In a selfie with a hood, with a scarf up to the chin, in profile, or with hair over the collar that we can’t tell from the clothes, you keep what you’re wearing, and we say why. Where no clothes are on offer, you wear what you wear in the selfie.',
      },
      {
        id: 'what-to-wear',
        question: 'What should I wear in my selfies?',
        answer:
          'What you want to be seen in: you’ll wear it in every headshot without our clothes. Different clothes on different days make a more varied set. Keep your collar uncovered and long hair behind your shoulders, and our clothes fit better too.',
      },
      {
        id: 'other-clothes',
        question: 'Can I change the clothes afterwards?',
        answer: `Yes, if clothes are on offer. “Again in …” in your gallery makes a headshot again in another garment or colour, ${facts.remakes} times free of charge per shoot. The first one stays until you choose.`,
      },
      {
        id: 'preview',
        question: 'Do I see anything before I pay?',
        answer:
          'Yes. One headshot with a watermark across it, made from your own selfie, in each style you want to look at. If clothes are on offer and one of them fits your selfie, a second headshot beside it shows you in our clothes. It costs nothing, and you don’t need an account.',
      },
      {
        id: 'price',
        question: 'What does it cost?',
        answer: `${facts.headshots.basic} headshots for ${facts.prices.basic}, ${facts.headshots.premium} for ${facts.prices.premium}, ${facts.headshots.ultimate} for ${facts.prices.ultimate}. Paid once, VAT included, no subscription.`,
      },
      {
        id: 'refund',
        question: 'What if I don’t like them?',
        answer: `You have ${facts.refundDays} days from delivery to ask for your money back. It’s best to tell us within ${facts.refundFaqHours} hours, while the headshots are fresh in your mind; the ${facts.refundDays} days apply all the same.`,
      },
      {
        id: 'deletion',
        question: 'When are my photos erased?',
        answer: `${facts.retentionDays} days after delivery, selfies and headshots alike, or right away if you press “Erase now” in your gallery; you get a signed receipt by email. What was uploaded but never ordered is erased after ${facts.draftHours} hours.`,
      },
      {
        id: 'training',
        question: 'Are my photos used to train an AI?',
        answer:
          'No. Nothing is learned from your photos, and they aren’t given to anyone. Your headshots are made on our own server.',
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer:
          'No. A name to greet you and an email address for the link to your gallery are all we ask for.',
      },
      {
        id: 'sizes',
        question: 'What sizes do the headshots come in?',
        answer: `In the original size, as a square, for LinkedIn (${facts.photo.linkedinPx}) and for a CV (${facts.photo.cvMm} or ${facts.photo.smallMm} at ${facts.photo.dpi} dpi); one by one or all together as a ZIP file.`,
      },
      {
        id: 'passport',
        question: 'Can I use a headshot for a passport or a visa?',
        answer:
          'No. Identity documents need an unaltered photo, and many countries refuse pictures made with AI. Our headshots are for CVs, profiles and websites. The small sizes only crop a headshot; none of them changes the clothes.',
      },
      {
        id: 'disclosure',
        question: 'Do I have to say that AI was used?',
        answer:
          'The file says so by itself, in a form machines can read. For private use it’s up to you. If you publish the headshot as part of your work, EU law may require you to say so; your gallery has a sentence ready to copy.',
      },
      {
        id: 'teams',
        question: 'We are a team. Is there an offer for us?',
        answer: `Yes, for ${facts.teamMinHeadshots} headshots or more. Write to us through the form on the pricing page; you’ll get an answer within ${facts.quoteHours} hours.`,
      },
    ],
  },
  offer: {
    heading: `A limited offer, in the good sense: ${facts.headshots.basic} headshots, ${facts.stylesOf.basic === 1 ? 'one style' : `${facts.stylesOf.basic} styles`}, ${facts.prices.basic}.`,
    text: 'No countdown, no subscription, no price that was higher yesterday. Look at the preview first; it is free.',
    action: `Make mine from ${facts.prices.basic}`,
  },
});

export type HomeTexts = ReturnType<typeof home>;
