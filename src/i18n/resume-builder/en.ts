import type { CatalogFacts } from '../catalog-facts.ts';

export const resumeBuilder = (facts: CatalogFacts) => ({
  title: 'Resume builder: a classic CV on one page',
  description:
    'A classic CV on one page, with a photo or without: the layout our resume builder will use in a later release. You can make the headshot for it today.',
  heading: 'One page that says who you are.',
  lead: 'This is the page our resume builder will fill in: dates on the left, what you did on the right, and nothing flashy.',
  later: {
    title: 'The builder itself isn’t here yet.',
    text: 'It comes with a later release. You can already look at the layout and make the headshot for it.',
  },
  action: 'Make the headshot for it',
  sampleCv: {
    caption: 'A classic CV, one page, A4. Everything on it is a placeholder.',
    ownCaption: 'A classic CV, one page, A4. Everything except your email address is a placeholder.',
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
      { heading: 'Skills', text: 'What the job asks for and what you can do' },
    ],
  },
  plan: {
    heading: 'What it will do',
    lead: 'This is a plan, not a promise with a date.',
    points: [
      {
        title: 'A layout people know',
        text: 'Newest first, dates in one column, one page. People who read many applications in a row find everything where they expect it.',
      },
      {
        title: 'With a photo or without',
        text: 'Leave the photo out and the page closes the gap. Whether it should have one depends on the country, and you decide.',
      },
      {
        title: 'Text that software can read',
        text: 'A PDF of real text in reading order, with no text boxes and no words inside pictures, so that applicant tracking systems get it right.',
      },
      {
        title: 'Your words',
        text: 'It will lay out what you write. It won’t invent jobs, skills or results for you.',
      },
    ],
  },
  faq: {
    heading: 'Questions about the builder',
    entries: [
      {
        id: 'when',
        question: 'When will it be here?',
        answer: 'With a later release. We’ll announce a date when there is one, not before.',
      },
      {
        id: 'address',
        question: 'Why is my email address on the page?',
        answer:
          'Because it was in the link that brought you here. We only show it; we don’t store it. Remove it from the address bar and the placeholder comes back.',
      },
      {
        id: 'photo',
        question: 'Does my CV need a photo?',
        answer:
          'Not in the United States, Canada, the United Kingdom or Ireland: leave it out there. In Germany no employer may demand one. Where it’s the custom, a calm head-and-shoulders photo works best.',
      },
    ],
  },
  end: {
    heading: 'Your headshot can be ready today.',
    text: `Made from your selfies, with a free preview before you pay. Headshots from ${facts.prices.basic}.`,
  },
});
export type ResumeBuilderTexts = ReturnType<typeof resumeBuilder>;
