import type { AdVariant } from '../../catalog/ad-variants.ts';
import type { CatalogFacts } from '../catalog-facts.ts';

export interface AdOpening {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
}

export const adLanding = (facts: CatalogFacts) => {
  const openings: Record<AdVariant, AdOpening> = {
    original: {
      title: 'Professional headshots from your selfies',
      description: `A handful of selfies becomes professional headshots with your own face, for your CV and LinkedIn. Free preview, from ${facts.prices.basic}, no account.`,
      heading: 'The selfie stays yours. The light is new.',
      lead: 'A handful of casual photos becomes professional headshots for your CV and LinkedIn. With your own face, in front of a background that looks professional.',
    },
    'direct-response': {
      title: `${facts.headshots.basic} headshots for ${facts.prices.basic}, free preview first`,
      description: `${facts.headshots.basic} professional headshots for ${facts.prices.basic}, made from your selfies. See one free of charge, then decide. You have ${facts.refundDays} days to ask for the full price back.`,
      heading: `${facts.headshots.basic} headshots for ${facts.prices.basic}. See one first, free.`,
      lead: `Upload ${facts.selfiesMin} selfies, look at your first headshot, then decide. No account, no subscription, no appointment.`,
    },
    'emotional-story': {
      title: 'The photo that was missing',
      description:
        'The application is finished, only the photo is missing. How a few selfies from your phone become the headshot for it, with your own face.',
      heading: 'Everything is ready except the photo.',
      lead: 'You know how this goes. Here’s a different ending. A photo is your choice; if you add one, make it one you like.',
    },
  };
  return {
    openings,
    action: 'Start with your selfies',
    price: `Free preview first. From ${facts.prices.basic}, paid once.`,
    pair: {
      selfie: 'your selfie',
      headshot: 'your headshot',
      caption: 'Drawn, not photographed: the outline is your place.',
    },
    facts: {
      heading: 'The whole offer',
      rows: [
        {
          label: 'You send',
          value: `${facts.selfiesMin} selfies; ${facts.selfiesRecommended} or more are better`,
        },
        {
          label: 'You see first',
          value: `one headshot, free, with a watermark, after ${facts.previewAfterSelfies} good selfies`,
        },
        {
          label: 'You get',
          value: `${facts.headshots.basic}, ${facts.headshots.premium} or ${facts.headshots.ultimate} headshots`,
        },
        {
          label: 'You pay',
          value: `${facts.prices.basic}, ${facts.prices.premium} or ${facts.prices.ultimate}, once, VAT included`,
        },
        {
          label: 'You wait',
          value: `about ${facts.minutes.basic / 60} hours for Basic, about ${facts.minutes.premium} minutes for Premium and Ultimate, ${facts.underLoadMinutes} when many orders come in at once`,
        },
        {
          label: 'If you’re not happy',
          value: `you have ${facts.refundDays} days to ask for the full price back`,
        },
        { label: 'Afterwards', value: `everything is erased after ${facts.retentionDays} days` },
      ],
    },
    story: [
      {
        title: 'The application is finished.',
        text: 'The letter says what you wanted to say, the certificates are in order. One small rectangle on the page is empty.',
      },
      {
        title: 'You look through your phone.',
        text: 'The beach. A birthday. Half of somebody else’s arm. You like some of these photos, but you’re not at work in any of them.',
      },
      {
        title: 'So you put it off.',
        text: 'A studio wants an appointment and a free morning, and you want a good day for it. The file stays on the desktop, and it’s still called draft.',
      },
      {
        title: 'Or you take what is there.',
        text: `${facts.selfiesMin} of those photos are enough. Your face is already in them. What they lack is light, calm and a background, and that’s what we add.`,
      },
    ],
    how: {
      heading: 'Three steps',
      points: [
        {
          title: 'Upload selfies',
          text: `${facts.selfiesMin} at least. Each one is checked right away; if one doesn’t work, we say why and what helps.`,
        },
        {
          title: 'See one, free of charge',
          text: 'Your first headshot in a style you choose, before you decide anything.',
        },
        {
          title: 'Collect the rest',
          text: 'Choose a package, pay once, and the link to your gallery comes by email.',
        },
      ],
    },
    styles: {
      heading: `${facts.styleCount} styles`,
      lead: 'They’re empty on purpose: all they need is you.',
    },
    prices: {
      heading: 'Prices',
      lead: `Paid once, after the preview or right away. You have ${facts.refundDays} days to ask for the full price back.`,
      choose: { basic: 'Start with Basic', premium: 'Start with Premium', ultimate: 'Start with Ultimate' },
    },
    promises: {
      heading: 'What doesn’t change',
      points: [
        {
          title: 'Your face',
          text: 'It comes from your selfies and is never invented. So do your hair, your neck and, if you keep your own, your clothes.',
        },
        {
          title: 'Your photos',
          text: `We use them for your headshots and nothing else. After ${facts.retentionDays} days everything is erased, or sooner if you say so.`,
        },
        {
          title: 'Your decision',
          text: `Look before you pay. And if you’re not happy with the headshots, you have ${facts.refundDays} days to ask for the full price back.`,
        },
      ],
    },
    faq: {
      heading: 'Before you begin',
      entries: [
        {
          id: 'me',
          question: 'Will that still be me?',
          answer:
            'Yes. Background, light, crop and colours are new, and so are the clothes if you don’t keep your own; the face is the one in your selfies. Every headshot is measured for likeness before you get it; one that doesn’t look enough like you isn’t delivered.',
        },
        {
          id: 'pay',
          question: 'Do I have to pay to see anything?',
          answer:
            'No. The preview is free, and you don’t need an account. It’s smaller than the finished headshots and has a watermark.',
        },
        {
          id: 'refund',
          question: 'What if I don’t like them?',
          answer: `You can ask for the full price back until ${facts.refundDays} days after delivery. You don’t have to give a reason.`,
        },
        {
          id: 'photos',
          question: 'What happens to my photos?',
          answer: `They stay on our servers in ${facts.hostingCountry}, aren’t used to train anything and aren’t passed on to anyone. ${facts.retentionDays} days after delivery they’re erased together with the headshots; a draft that was never paid for is erased after ${facts.draftHours} hours.`,
        },
        {
          id: 'ai',
          question: 'Can others tell that AI was involved?',
          answer:
            'Every headshot carries a machine-readable mark that says so, and some platforms show it as a label. We don’t hide how the headshots are made. They aren’t allowed for passports, identity cards or visas.',
        },
      ],
    },
    end: {
      heading: `Got ${facts.selfiesMin} selfies on your phone?`,
      text: 'Then you can see your first headshot in a few minutes.',
    },
  };
};
export type AdLandingTexts = ReturnType<typeof adLanding>;
