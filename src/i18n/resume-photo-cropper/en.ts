import type { CatalogFacts } from '../catalog-facts.ts';
import { CROP_SIZES, type CropId } from '../crop-sizes.ts';
import { gallery } from '../gallery/en.ts';

const { download } = gallery;

/** The use of each size, and the ready crop of it that a gallery offers. */
const uses: Record<CropId, { use: string; gallery: string }> = {
  cv: {
    use: 'CVs in Germany, Austria and Switzerland, top right',
    gallery: `Already cropped, as “${download.cv45x60}”`,
  },
  small: {
    use: 'CVs in France, Spain, Italy and Poland',
    gallery: `Already cropped, as “${download.id35x45}”`,
  },
  form: {
    use: 'the box on forms in Japan',
    gallery: `Print “${download.cv45x60}” smaller: the proportions are the same`,
  },
  square: {
    use: 'modern layouts and cover sheets',
    gallery: `Already cropped, as “${download.square}”`,
  },
  linkedin: {
    use: 'LinkedIn profiles, shown as a circle',
    gallery: `Already cropped, as “${download.linkedin800}”`,
  },
};

export const resumePhotoCropper = (facts: CatalogFacts) => ({
  title: 'Resume photo cropper: CV, LinkedIn and passport sizes',
  description: `Crop a photo for your CV, LinkedIn or a document, placed by your face and exact in millimetres, pixels and KB. It runs in your browser: the photo is never uploaded.`,
  heading: 'Cut to the right size.',
  lead: 'For CVs by country, profiles and documents. Your browser finds the head and places the crop, and you have the last word. Free, and the photo never leaves your device.',
  mat: {
    heading: 'The cutting mat',
    lead: 'Hold a ruler against it: printed at 100%, every frame is its real size. On a screen, they’re in proportion to each other.',
    ruler: 'millimetres',
    note: `A profile picture isn’t printed; it’s shown here at the size it would have in print at ${facts.photo.dpi} dpi.`,
  },
  sizes: CROP_SIZES.map((size) => ({ ...size, ...uses[size.id] })),
  table: {
    heading: 'In millimetres and pixels',
    lead: `Pixels = millimetres ÷ 25.4 × ${facts.photo.dpi}. With fewer pixels the print looks soft; with many more, only the file gets larger.`,
    columns: { name: 'Size', px: `At ${facts.photo.dpi} dpi`, use: 'Used for', gallery: 'In your gallery' },
  },
  faq: {
    heading: 'Questions about cropping',
    entries: [
      {
        id: 'tool',
        question: 'Is my photo uploaded?',
        answer:
          'No. Finding the face, cropping and saving all happen in your browser. Once it has loaded what your kind of photo needs, it works without a network. So that a reload loses nothing, the browser keeps the photo on your device until you press “Delete this photo”. After a day, it’s deleted at your next visit.',
      },
      {
        id: 'crown',
        question: 'How is the head measured?',
        answer:
          'Chin and eyes are found on the face. The top of the skull is hidden by hair, so it’s estimated from the proportions of the face and the outline of the hair. Where an authority measures to the top of the hair, that outline itself counts. All the lines can be dragged, and the figures follow.',
      },
      {
        id: 'network',
        question: 'How much does the page load?',
        answer:
          'The networks that find the face have 5.5 MB, those that find the hair 4 MB more. They’re loaded with the first photo you choose, not before. The first HEIC photo needs 2 MB more in browsers that can’t open it by themselves. You can crop by hand while the networks load, and without them.',
      },
      {
        id: 'head',
        question: 'How large should the head be?',
        answer:
          'There’s no rule for CVs. Head and shoulders with a little space above the hair look right in 3:4; in a circle the head can be larger and should be in the middle.',
      },
      {
        id: 'needed',
        question: 'Do I need a photo on my CV at all?',
        answer:
          'It depends on the country. In the United States, Canada, the United Kingdom and Ireland leave it out. In Germany no employer may demand one, and a CV without a photo is complete; many applicants still add one.',
      },
      {
        id: 'passport',
        question: '35 × 45 is the passport size. Can I use it for that?',
        answer:
          'Not with a headshot from us: passports, identity cards and visas need an unedited photo, and ours have a new background and new light. A photo as your camera took it can be cropped here to the document’s own size. Germany has accepted no photos from home since May 2025.',
      },
      {
        id: 'dpi',
        question: `Why ${facts.photo.dpi} dpi?`,
        answer:
          'At arm’s length the eye can’t make out any finer detail. In a PDF that’s only read on a screen, half as much would do.',
      },
    ],
  },
  end: {
    heading: 'No photo to crop yet?',
    text: `Make one from your selfies. The preview is free, and headshots start at ${facts.prices.basic}.`,
    action: 'Start with your selfies',
  },
});
export type ResumePhotoCropperTexts = ReturnType<typeof resumePhotoCropper>;
