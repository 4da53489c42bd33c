import type { GalleryLinkMailTexts } from './en.ts';

export const galleryLinkMail: GalleryLinkMailTexts = {
  subject: 'El enlace de su galería',
  preview: (day) => `Sus retratos están disponibles hasta el ${day}.`,
  headline: 'Aquí tiene su enlace',
  intro: (headshots) =>
    `Ha pedido en nuestra web el enlace de su galería. Allí le esperan ${headshots} retratos.`,
  notYou:
    '¿No ha sido usted? Entonces alguien escribió su dirección por error. Esa persona no ha podido ver nada y usted no tiene que hacer nada.',
};
