/** The mail that brings the gallery's link once more. */
export const galleryLinkMail = {
  subject: 'The link to your gallery',
  preview: (day: string) => `Your headshots are there until ${day}.`,
  headline: 'Here is your link',
  intro: (headshots: number) =>
    `You asked on our site for the link to your gallery. ${headshots} headshots are waiting there.`,
  notYou:
    'Was this not you? Then somebody typed your address by mistake. They have seen nothing, and there is nothing you need to do.',
};

export type GalleryLinkMailTexts = typeof galleryLinkMail;
