import type { CatalogFacts } from '../catalog-facts.ts';
import { CUT_SIZES, type CutId } from '../cut-sizes.ts';
import { gallery } from '../gallery/en.ts';

const { download } = gallery;

/** Where a size is used, and what of it a gallery already holds. */
const uses: Record<CutId, { use: string; gallery: string }> = {
  cv: {
    use: 'CVs in Germany, Austria and Switzerland, top right',
    gallery: `Ready cut, as “${download.cv45x60}”`,
  },
  small: {
    use: 'CVs in France, Spain, Italy and Poland',
    gallery: `Ready cut, as “${download.id35x45}”`,
  },
  form: {
    use: 'the box on forms in Japan',
    gallery: `Print “${download.cv45x60}” smaller: the proportions are the same`,
  },
  square: {
    use: 'modern layouts and cover sheets',
    gallery: `Ready cut, as “${download.square}”`,
  },
  linkedin: {
    use: 'LinkedIn profiles, shown as a circle',
    gallery: `Ready cut, as “${download.linkedin800}”`,
  },
};

export const resumePhotoCropper = (facts: CatalogFacts) => ({
  title: 'Resume photo cropper: CV photo sizes in mm and pixels',
  description: `The sizes a CV photo is most often cut to, drawn to scale, in millimetres and in pixels at ${facts.photo.dpi} dpi. To print out and lay a ruler on.`,
  heading: 'Cut to the right size.',
  lead: 'A few sizes cover almost every CV, form and profile. Here they lie on the cutting mat, to scale.',
  later: {
    title: 'The cropper itself is not here yet.',
    text: 'It comes with a later release and will be free. Until then this page has the numbers, and the gallery of every shoot has the crops.',
  },
  mat: {
    heading: 'The cutting mat',
    lead: 'Put a ruler on it: printed at 100%, every frame has its real size. On a screen they are in proportion to each other.',
    ruler: 'millimetres',
    note: `A profile picture is not printed; it lies here as large as ${facts.photo.dpi} dpi would print it.`,
  },
  sizes: CUT_SIZES.map((size) => ({ ...size, ...uses[size.id] })),
  table: {
    heading: 'In millimetres and pixels',
    lead: `Pixels = millimetres ÷ 25.4 × ${facts.photo.dpi}. With fewer pixels a print gets soft; many more only make the file larger.`,
    columns: { name: 'Size', px: `At ${facts.photo.dpi} dpi`, use: 'Used for', gallery: 'In your gallery' },
  },
  faq: {
    heading: 'Questions about cutting',
    entries: [
      {
        id: 'tool',
        question: 'What do I use until the cropper is here?',
        answer: `If you make headshots with us, nothing: your gallery has the crops, placed around your head. For a photo of your own, most picture viewers cut to a fixed proportion; take 3:4 for 45 × 60 and 30 × 40, 7:9 for 35 × 45 and 1:1 for the square ones, and set the pixels from the table when saving.`,
      },
      {
        id: 'head',
        question: 'How large should the head be?',
        answer:
          'For a CV no rule says so. Head and shoulders with a little air above the hair look right in 3:4; in a circle the head may be larger and should be in the middle.',
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
          'No. Passports, identity cards and visas need an unedited photo, and our headshots have a new background and new light. Only the paper has the same size.',
      },
      {
        id: 'dpi',
        question: `Why ${facts.photo.dpi} dpi?`,
        answer:
          'At arm’s length an eye sees no more. In a PDF that is only read on a screen, half of it would do.',
      },
    ],
  },
  end: {
    heading: 'No photo to cut yet?',
    text: `Make one from selfies. The preview is free, headshots start at ${facts.prices.basic}.`,
    action: 'Start with your selfies',
  },
});
export type ResumePhotoCropperTexts = ReturnType<typeof resumePhotoCropper>;
