import type { CatalogFacts } from '../catalog-facts.ts';
import type { RelatedLink } from '../related-link.ts';
import { articleSlugs } from '../article-slugs/en.ts';

export const resumePhoto = ({ photo, ...facts }: CatalogFacts) => ({
  title: 'Resume photo: leave it off, use it where it helps',
  description:
    'Should a US resume have a photo? No, and here’s why: what employers and their software make of it, which countries agree, and where your photo belongs.',
  heading: 'A photo on your resume? In the US, leave it off.',
  lead: 'American recruiters would rather read before they look. Your photo still has work to do, just not on that page.',
  action: 'Make a headshot for LinkedIn',
  other: 'Applying elsewhere?',
  frames: {
    resume: 'Resume: leave it off',
    linkedin: 'LinkedIn: yes',
    portfolio: 'Own website: yes',
    bio: 'Bio or badge: yes',
  },
  why: {
    heading: 'What a photo does on a resume',
    points: [
      {
        title: 'It makes employers nervous',
        text: 'A photo shows things that mustn’t decide who gets invited. Many employers have it removed before the hiring manager sees the file, so that nobody can claim it mattered.',
      },
      {
        title: 'It gets in the software’s way',
        text: `Application systems pull text out of your file. The makers of Greenhouse, a common one, list photos and graphics among the reasons why a resume can’t be read, and stop at ${photo.parserMax} per file.`,
      },
      {
        title: 'It takes the best spot',
        text: 'The top third of the first page is what everybody reads. A line about what you can do works harder there than a portrait.',
      },
    ],
  },
  countries: {
    heading: 'Countries that agree',
    lead: 'In all of these, a resume or CV is sent without a photo unless somebody asks for one.',
    more: 'See what the other countries do',
  },
  where: {
    heading: 'Where your photo earns its place',
    points: [
      {
        title: 'LinkedIn',
        text: `Recruiters look you up here, and a face is expected. Upload a square of ${photo.linkedinPx} and it stays sharp on any screen.`,
      },
      {
        title: 'Your own website or portfolio',
        text: 'Clients and editors want to know who they’re writing to. Here a wider crop with some room around you looks better than a tight one.',
      },
      {
        title: 'Team pages, talks, badges',
        text: 'Anyone who asks for a bio asks for a headshot too. Having a recent one ready saves everybody the reminders.',
      },
      {
        title: 'Email and video calls',
        text: 'The small circle beside your name. Use the same photo as on LinkedIn, so that people recognise you in both places.',
      },
    ],
  },
  asked: {
    heading: 'Three cases where you do send one',
    points: [
      {
        title: 'Stage, screen, modelling',
        text: 'Here the headshot is part of the application, on a page of its own and in the format that casting asks for.',
      },
      {
        title: 'A job abroad',
        text: 'For an office in Vienna or Tokyo, local custom counts, even if you’re applying from Chicago.',
      },
      {
        title: 'A form with a photo field',
        text: 'If the employer provides a field for it, the photo goes there. The resume itself still goes without one.',
      },
    ],
  },
  faq: {
    heading: 'Questions about resume photos',
    entries: [
      {
        id: 'rejected',
        question: 'Will my resume be rejected because of a photo?',
        answer:
          'Some employers set such resumes aside or have the photo cut out; nobody publishes how often. What’s certain is that in the United States a photo gains you nothing that a link to LinkedIn wouldn’t.',
      },
      {
        id: 'score',
        question: 'Do applicant tracking systems score my photo?',
        answer:
          'No. They extract the text and store it. A photo can only do harm there: by making the file large, by covering text, or because the whole page was saved as an image.',
      },
      {
        id: 'link',
        question: 'Can I put my LinkedIn address on the resume?',
        answer:
          'Yes, as plain text in the line with your email address. Anyone who wants to see you can, and the decision to look is theirs.',
      },
      {
        id: 'selfie',
        question: 'Is a good selfie enough for LinkedIn?',
        answer:
          'It’s better than an empty circle. What usually gives a selfie away is the lens, which makes noses look large, and the light of wherever you happened to be. Both can be corrected, and that’s what we do.',
      },
    ],
  },
  related: {
    heading: 'Read on',
    links: [
      {
        page: 'resumeHeadshot',
        name: 'A headshot for LinkedIn',
        text: 'How it is made, how it is cropped, which sizes you get.',
      },
      { page: 'cvPhoto', name: 'CV photos by country', text: 'Where a photo is common or expected.' },
      {
        page: 'linkedinPhotoReview',
        name: 'Check your LinkedIn photo',
        text: 'Measured in your browser; the photo stays with you.',
      },
      {
        page: 'article',
        slug: articleSlugs.trackingSystems,
        name: 'What tracking systems do with your photo',
        text: 'What the makers of such systems say themselves.',
      },
    ] as readonly RelatedLink[],
  },
  end: {
    heading: 'Off the resume, onto the profile.',
    text: `Send a few selfies and see a free preview. ${facts.brand} headshots start at ${facts.prices.basic}, paid once.`,
  },
});

export type ResumePhotoTexts = ReturnType<typeof resumePhoto>;
