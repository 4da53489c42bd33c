import type { CatalogFacts } from '../catalog-facts.ts';

export const resumeBuilder = (facts: CatalogFacts) => ({
  title: 'Resume builder: a classic CV on one page',
  description:
    'A classic CV on one page, with a photo or without: the layout our resume builder will fill in a later release. The headshot for it is ready today.',
  heading: 'One page that says who you are.',
  lead: 'This is the sheet our resume builder will fill: dates on the left, what you did on the right, nothing that blinks.',
  later: {
    title: 'The builder itself is not here yet.',
    text: 'It comes with a later release. You can look at the layout now, and make the headshot for it.',
  },
  action: 'Make the headshot for it',
  sheet: {
    caption: 'A classic CV, one page, A4. Everything on it is a placeholder.',
    ownCaption: 'A classic CV, one page, A4. All but your email address is a placeholder.',
    name: 'Your name',
    title: 'What you do',
    contact: ['Street and number', 'Postcode, town', 'Telephone'],
    photo: 'Your photo',
    sections: [
      {
        heading: 'Experience',
        rows: [
          { when: '2022 – today', what: 'Job title', where: 'Employer, town' },
          { when: '2018 – 2022', what: 'Job title', where: 'Employer, town' },
          { when: '2016 – 2018', what: 'Job title', where: 'Employer, town' },
        ],
      },
      {
        heading: 'Education',
        rows: [
          { when: '2013 – 2016', what: 'Degree', where: 'University, town' },
          { when: '2013', what: 'School leaving certificate', where: 'School, town' },
        ],
      },
    ],
    more: [
      { heading: 'Languages', text: 'Which ones, and how well' },
      { heading: 'Skills', text: 'What the job asks for and you can do' },
    ],
  },
  plan: {
    heading: 'What it will do',
    lead: 'A plan, not a promise with a date.',
    points: [
      {
        title: 'A layout people know',
        text: 'Newest first, dates in one column, one page. Whoever reads many applications in a row finds everything where it always is.',
      },
      {
        title: 'With a photo or without',
        text: 'Leave the photo out and the page closes the gap. Whether one belongs there depends on the country, and you decide.',
      },
      {
        title: 'Text that software can read',
        text: 'A PDF of real text in the order of reading, without text boxes and without words in pictures, so that applicant systems get it right.',
      },
      {
        title: 'Your words',
        text: 'It will set what you write. It will not invent jobs, skills or results for you.',
      },
    ],
  },
  faq: {
    heading: 'Questions about the builder',
    entries: [
      {
        id: 'when',
        question: 'When does it come?',
        answer: 'With a later release. We name a day when there is one, not before.',
      },
      {
        id: 'address',
        question: 'Why is my email address on the sheet?',
        answer:
          'Because it was in the link that brought you here. The page only shows it; it is not stored. Remove it from the address bar and the placeholder comes back.',
      },
      {
        id: 'photo',
        question: 'Does my CV need a photo?',
        answer:
          'Not in the United States, Canada, the United Kingdom or Ireland: leave it out there. In Germany no employer may demand one. Where it is the custom, a calm picture of head and shoulders does best.',
      },
    ],
  },
  end: {
    heading: 'The picture can be ready today.',
    text: `From selfies, with a free preview before you pay. Headshots from ${facts.prices.basic}.`,
  },
});
export type ResumeBuilderTexts = ReturnType<typeof resumeBuilder>;
