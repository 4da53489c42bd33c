import type { ResumeDocumentTexts } from './en.ts';

export const resumeDocument: ResumeDocumentTexts = {
  untitled: 'Currículum',
  contact: 'Contacto',
  photo: (name) => (name === '' ? 'Fotografía' : `Fotografía de ${name}`),
  page: (page, pages) => `Página ${page} de ${pages}`,
  present: 'actualidad',
  score: 'Nota',
  keywords: 'Palabras clave',
  email: 'Correo',
  phone: 'Teléfono',
  sections: {
    summary: 'Perfil',
    work: 'Experiencia',
    education: 'Formación',
    skills: 'Conocimientos',
    languages: 'Idiomas',
    projects: 'Proyectos',
    certificates: 'Certificados',
    volunteer: 'Voluntariado',
    awards: 'Premios',
    publications: 'Publicaciones',
    interests: 'Intereses',
    references: 'Referencias',
  },
};
