import type { GalleryLinkMailTexts } from './en.ts';

export const galleryLinkMail: GalleryLinkMailTexts = {
  subject: 'Der Link zu Ihrer Galerie',
  preview: (day) => `Ihre Bewerbungsfotos stehen bis zum ${day} bereit.`,
  headline: 'Hier ist Ihr Link',
  intro: (headshots) =>
    `Sie haben auf unserer Website den Link zu Ihrer Galerie angefordert. Dort warten ${headshots} Bewerbungsfotos auf Sie.`,
  notYou:
    'Das waren nicht Sie? Dann hat jemand aus Versehen Ihre Adresse eingegeben. Zu sehen bekam diese Person nichts, und Sie brauchen nichts zu tun.',
};
