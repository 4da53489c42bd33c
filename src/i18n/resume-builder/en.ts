import type { CatalogFacts } from '../catalog-facts.ts';

export const resumeBuilder = (facts: CatalogFacts) => ({
  title: 'Resume builder: a readable PDF, made in your browser',
  description:
    'Write your CV in the browser and download it as a PDF that people and software can read. Four templates, with a photo or without. Nothing is sent to us.',
  heading: 'One CV that people and software can read.',
  lead: 'Type, watch the page take shape, and download the PDF. With a photo or without, as the country you apply in expects.',
  tool: {
    noScript:
      'The builder runs in your browser and needs JavaScript for that. Nothing of your CV is sent to a server, so there’s no version without it.',
    loading: 'Loading the builder…',
    failed:
      'The builder didn’t load. Check your connection; what you’ve written before is still in this browser.',
    retry: 'Try again',
    privacy:
      'Everything you type, and the photo, stay in this browser. We never get to see them: the PDF is made on your own device.',
  },
  action: 'Make the headshot for it',
  points: {
    heading: 'What it does',
    points: [
      {
        title: 'A layout people know',
        text: 'Newest first, dates in one place, no graphics. People who read many applications in a row find everything where they expect it.',
      },
      {
        title: 'With a photo or without',
        text: 'Choose the country and the photo goes on or off, with the reason. Leave it out and the page closes the gap. You have the last word.',
      },
      {
        title: 'Text that software can read',
        text: 'Real text in reading order with tagged headings and embedded fonts, so that applicant tracking systems and screen readers get it right.',
      },
      {
        title: 'Your file, your words',
        text: 'Save and open your CV in the open JSON Resume format. The builder lays out what you write; it doesn’t invent jobs, skills or results.',
      },
    ],
  },
  faq: {
    heading: 'Questions about the builder',
    entries: [
      {
        id: 'where',
        question: 'Where is my CV stored?',
        answer:
          'In this browser, on this device, and nowhere else. Other people who use the same browser can see it. “Delete everything” removes it; so does clearing the browser’s site data. To move it to another device, save the file and open it there.',
      },
      {
        id: 'address',
        question: 'Why is my email address already filled in?',
        answer:
          'Because it was in the link that brought you here. It’s filled in only while your CV is empty, and never replaces an address that you’ve typed.',
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
