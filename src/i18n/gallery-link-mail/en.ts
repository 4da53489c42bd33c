/** The email that sends the gallery's link again. */
export const galleryLinkMail = {
  subject: 'The link to your gallery',
  preview: (day: string) => `Your headshots are available until ${day}.`,
  headline: 'Here is your link',
  intro: (headshots: number) =>
    `You asked for the link to your gallery on our website. ${headshots} headshots are waiting there.`,
  notYou:
    'Wasn’t this you? Then somebody typed your address by mistake. They haven’t seen anything, and there’s nothing you need to do.',
};

export type GalleryLinkMailTexts = typeof galleryLinkMail;
