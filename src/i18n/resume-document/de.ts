import type { ResumeDocumentTexts } from './en.ts';

export const resumeDocument: ResumeDocumentTexts = {
  untitled: 'Lebenslauf',
  contact: 'Kontakt',
  photo: (name) => (name === '' ? 'Foto' : `Foto von ${name}`),
  page: (page, pages) => `Seite ${page} von ${pages}`,
  present: 'heute',
  score: 'Note',
  keywords: 'Stichwörter',
  email: 'E-Mail',
  phone: 'Telefon',
  sections: {
    summary: 'Kurzprofil',
    work: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    projects: 'Projekte',
    certificates: 'Zertifikate',
    volunteer: 'Ehrenamt',
    awards: 'Auszeichnungen',
    publications: 'Veröffentlichungen',
    interests: 'Interessen',
    references: 'Referenzen',
  },
};
