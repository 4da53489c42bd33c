import type { CatalogFacts } from '../catalog-facts.ts';

export const home = (facts: CatalogFacts) => ({
  title: 'AI-Generated Professional Headshots - Affordable & Quick',
  description:
    'Turn a handful of casual selfies into professional headshots for your CV and LinkedIn. See a free preview before you pay; everything is erased after 30 days.',
  hero: {
    heading: 'Your selfies, in better light.',
    lead: 'Send a handful of casual photos. You get professional headshots for your CV, your application and LinkedIn, with your own face and nobody else’s.',
    you: 'You',
    action: 'Start with your selfies',
    price: `Free preview first. Headshots from ${facts.prices.basic}, paid once, no account.`,
    sheet: 'Seven scenes, one for each style. The people are missing on purpose: you go in front.',
  },
  how: {
    heading: 'How it works',
    steps: [
      {
        title: 'Drop in your selfies',
        text: 'Five at least, eight or more are better. Each one is checked at once; if one does not work, we say why and how to fix it.',
      },
      {
        title: 'See one before you pay',
        text: 'From two good selfies on you get a free preview in the style you like.',
      },
      {
        title: 'Collect your headshots',
        text: 'The link to your gallery comes by e-mail. Download, share what you choose, delete everything whenever you want.',
      },
    ],
  },
  styles: {
    heading: 'Seven styles',
    lead: 'Each has its own places, light and colours. You choose one, three or six, depending on the package.',
  },
  pricing: {
    heading: 'Prices',
    lead: 'Pay once, after the preview.',
    choose: { basic: 'Start with Basic', premium: 'Start with Premium', ultimate: 'Start with Ultimate' },
  },
  privacy: {
    heading: 'What happens to your photos',
    promises: [
      {
        title: 'Your face stays yours',
        text: 'Background, light, crop and colour are new. Your face is the one in your selfie; it is never invented, and your clothes stay as they are.',
      },
      {
        title: 'Erased after 30 days',
        text: 'Selfies, headshots and every copy, or at once at the press of a button. You get a signed receipt.',
      },
      {
        title: 'No hidden data',
        text: 'Place, time and device are removed from your photos before anything is stored.',
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
  end: { heading: 'Got five selfies on your phone?', text: 'Then the preview is two minutes away.' },
});

export type HomeTexts = ReturnType<typeof home>;
