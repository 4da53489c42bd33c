import type { CatalogFacts } from '../catalog-facts.ts';

export const about = (facts: CatalogFacts) => ({
  title: `About ${facts.brand}: headshots with your own face`,
  description:
    'Why there is another headshot service: because the person in the picture should be you. How the headshots are made and measured, and what we don’t do.',
  heading: 'Your face is not ours to invent.',
  lead: `${facts.brand} turns selfies into professional headshots. The name is an old German word for photograph: adverts used to ask for an application “mit Lichtbild”. We kept the word and dropped the demand.`,
  action: `Try it with ${facts.previewAfterSelfies} selfies`,
  why: {
    heading: 'Why it exists',
    paragraphs: [
      'AI headshots have a familiar flaw: the person in them is a stranger. A model learns a face roughly and then paints somebody plausible, with better skin, another jaw and somebody else’s smile. It looks good until someone who knows you sees it.',
      'We went the other way. The face is the part we never redraw. Software makes everything around it: the place, the light, the crop, and the correction for a lens held too close. That comes at a price. We can’t give you a smile you didn’t smile. And we don’t paint suits: if you want clothes other than your own, and we offer some, they’re cut from another photo and end at the collar.',
      'What you get instead is a headshot you can walk into an interview with. And because software makes mistakes, every headshot you order is measured against your selfies before you see it. Those that fail are thrown away.',
    ],
  },
  making: {
    heading: 'How a headshot is made',
    lead: 'Six steps, none of them secret. The code behind them is open to anyone.',
    mark: 'AI',
    steps: {
      check: {
        title: 'Check',
        text: 'Is there a face, sharp, well lit, turned to the camera? If not, we tell you why and what helps.',
      },
      cut: {
        title: 'Cut out',
        text: 'You are separated from the background, hair by hair where we can.',
      },
      light: {
        title: 'Light',
        text: 'Hard shadows are softened, colour casts removed, and arm’s length becomes a portrait’s distance.',
      },
      place: {
        title: 'Place',
        text: 'A scene in your style goes behind you, out of focus as a lens would show it, and lends you its light. Our clothes, if you wear any, are put on now and get the same light.',
      },
      measure: {
        title: 'Measure',
        text: 'Likeness, skin tone, texture, sharpness, the tilt of the head. Whatever falls short is made again or left out.',
      },
      mark: {
        title: 'Mark',
        text: 'The file says, in machine-readable form, that software had a part in it.',
      },
    },
  },
  principles: {
    heading: 'What we hold ourselves to',
    points: [
      {
        title: 'Your photos don’t stay',
        text: `Selfies and headshots are erased after ${facts.retentionDays} days, or sooner if you say so, and you get a signed receipt. Anything that was never ordered is gone after ${facts.draftHours} hours.`,
      },
      {
        title: 'No account',
        text: 'An email address to send the gallery to, a first name, nothing else. Location, time and device are removed from your photos; the copy we work with never has them.',
      },
      {
        title: 'Consent where it matters',
        text: 'Comparing faces means working with biometric data. It happens only after you tick a separate box, and the face descriptions are gone when the job is done.',
      },
      {
        title: 'Open source',
        text: 'The whole service is published under the AGPL. You may read it, run it and improve it.',
      },
      {
        title: 'A small machine',
        text: 'It runs on an ordinary server, without a graphics card and without sending your face to somebody else’s cloud.',
      },
      {
        title: 'Plain prices',
        text: 'You pay once, after a free preview if you like. No countdown, no crossed-out price that never existed, no subscription.',
      },
    ],
  },
  wont: {
    heading: 'What we don’t do',
    items: [
      'Paint or swap faces, or smooth away lines, freckles and scars.',
      'Paint clothes, or change bodies or the colour of skin.',
      'Make photos for passports, identity cards or visas.',
      'Guess age, sex, origin or mood from a picture.',
      'Train models with your photos, or pass them on.',
      'Present people who don’t exist as our customers, or show reviews that nobody wrote.',
    ],
  },
  contact: {
    heading: 'Write to us',
    text: `Questions, complaints, a headshot that doesn’t look like you: you’ll get a first reply within ${facts.supportHours} hours.`,
    mail: facts.contactEmail,
    source: 'Read the source code',
  },
});

export type AboutTexts = ReturnType<typeof about>;
