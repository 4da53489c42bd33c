/** The words that are printed on a CV, in the language of the document. */
export const resumeDocument = {
  untitled: 'CV',
  contact: 'Contact',
  photo: (name: string) => (name === '' ? 'Photo' : `Photo of ${name}`),
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** Stands in place of the end of what still goes on. */
  present: 'present',
  score: 'Grade',
  keywords: 'Keywords',
  email: 'Email',
  phone: 'Telephone',
  sections: {
    summary: 'Profile',
    work: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    projects: 'Projects',
    certificates: 'Certificates',
    volunteer: 'Volunteering',
    awards: 'Awards',
    publications: 'Publications',
    interests: 'Interests',
    references: 'References',
  },
};
export type ResumeDocumentTexts = typeof resumeDocument;
