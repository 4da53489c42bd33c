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
  title: 'Resume photo cropper: CV photo sizes in mm and pixels',
  description: `The sizes a CV photo is most often cropped to, drawn to scale, in millimetres and in pixels at ${facts.photo.dpi} dpi. Print the page and check it with a ruler.`,
  heading: 'Cut to the right size.',
  lead: 'A few sizes cover almost every CV, form and profile. Here they are on the cutting mat, to scale.',
  later: {
    title: 'The cropper itself isn’t here yet.',
    text: 'It comes with a later release and will be free. Until then, this page gives you the numbers, and the gallery of every shoot has the crops.',
  },
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
        question: 'What can I use until the cropper is here?',
        answer: `If you make headshots with us, you don’t need anything: your gallery has the crops, placed around your head. For a photo of your own, most image viewers can crop to a fixed aspect ratio: use 3:4 for 45 × 60 and 30 × 40, 7:9 for 35 × 45 and 1:1 for the square ones, and enter the pixels from the table when you save.`,
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
          'No. Passports, identity cards and visas need an unedited photo, and our headshots have a new background and new light. Only the paper size is the same.',
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
