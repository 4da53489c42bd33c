import type { GalleryLinkMailTexts } from './en.ts';

export const galleryLinkMail: GalleryLinkMailTexts = {
  subject: 'Der Link zu Ihrer Galerie',
  preview: (day) => `Ihre Bewerbungsfotos sind bis ${day} da.`,
  headline: 'Hier ist Ihr Link',
  intro: (headshots) =>
    `Sie haben auf unserer Seite um den Link zu Ihrer Galerie gebeten. Dort warten ${headshots} Bewerbungsfotos.`,
  notYou:
    'Das waren nicht Sie? Dann hat jemand aus Versehen Ihre Adresse eingegeben. Zu sehen war dabei nichts, und Sie brauchen nichts zu tun.',
};
