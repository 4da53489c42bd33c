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
      lead: 'A handful of casual photos becomes professional headshots for your CV and LinkedIn. With your own face, in front of a background that looks like work.',
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
      heading: 'Everything is ready, but for the photo.',
      lead: 'You know how this goes. Here is another way for it to end. A photo is your choice; if you add one, let it be one you like.',
    },
  };
  return {
    openings,
    action: 'Start with your selfies',
    price: `Free preview first. From ${facts.prices.basic}, paid once.`,
    pair: {
      selfie: 'your selfie',
      headshot: 'your headshot',
      caption: 'Drawn, not photographed: the outline is where you stand.',
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
          value: `about ${facts.minutes.basic / 60} hours for Basic, about ${facts.minutes.premium} minutes for Premium and Ultimate, ${facts.underLoadMinutes} when many come at once`,
        },
        { label: 'Not convinced', value: `you have ${facts.refundDays} days to ask for the full price back` },
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
        text: 'The beach. A birthday. Half of somebody else’s arm. You like some of these pictures, but in none of them are you at work.',
      },
      {
        title: 'So you put it off.',
        text: 'A studio wants an appointment and a free morning, and you want a good day for it. The file stays on the desktop, and it is still called draft.',
      },
      {
        title: 'Or you take what is there.',
        text: `${facts.selfiesMin} of those pictures are enough. Your face is in them already. What they lack is light, calm and a background, and that is what we add.`,
      },
    ],
    how: {
      heading: 'Three steps',
      points: [
        {
          title: 'Upload selfies',
          text: `${facts.selfiesMin} at least. Each one is checked at once; if one does not work, we say why and what helps.`,
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
      lead: 'The people are missing on purpose: you go in front.',
    },
    prices: {
      heading: 'Prices',
      lead: `Paid once, after the preview. You have ${facts.refundDays} days to ask for the full price back.`,
      choose: { basic: 'Start with Basic', premium: 'Start with Premium', ultimate: 'Start with Ultimate' },
    },
    promises: {
      heading: 'What stays as it is',
      points: [
        {
          title: 'Your face',
          text: 'It comes from your selfies and is never invented. So do your hair and neck and, if you keep your own, your clothes.',
        },
        {
          title: 'Your photos',
          text: `They serve your headshots and nothing else. After ${facts.retentionDays} days everything is erased, or sooner when you say so.`,
        },
        {
          title: 'Your decision',
          text: `Look before you pay. And if the headshots do not convince you, you have ${facts.refundDays} days to ask for the full price back.`,
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
            'Yes. Background, light, crop and colours are new, and the clothes if you do not keep your own; the face is the one in your selfies. Every headshot is measured for likeness before you get it; what does not look like you enough is not delivered.',
        },
        {
          id: 'pay',
          question: 'Do I have to pay to see anything?',
          answer:
            'No. The preview is free and needs no account. It is smaller than the finished headshots and carries a watermark.',
        },
        {
          id: 'refund',
          question: 'What if I do not like them?',
          answer: `You can ask for the full price back until ${facts.refundDays} days after delivery. You do not have to give a reason.`,
        },
        {
          id: 'photos',
          question: 'What happens to my photos?',
          answer: `They stay on our servers in ${facts.hostingCountry}, are not used to train anything and go to nobody. ${facts.retentionDays} days after delivery they are erased together with the headshots; a draft that was never paid is erased after ${facts.draftHours} hours.`,
        },
        {
          id: 'ai',
          question: 'Can others tell that AI took part?',
          answer:
            'Every headshot carries a machine-readable mark that says so, and some platforms show it as a label. We do not hide how the pictures are made. For passports, identity cards and visas they are not allowed.',
        },
      ],
    },
    end: {
      heading: `Got ${facts.selfiesMin} selfies on your phone?`,
      text: 'Then you can look at your first headshot in a few minutes.',
    },
  };
};
export type AdLandingTexts = ReturnType<typeof adLanding>;
