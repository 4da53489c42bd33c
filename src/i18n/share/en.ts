export const share = {
  title: 'Shared headshots',
  description: 'Headshots made from ordinary selfies.',
  heading: (count: number) =>
    count === 1 ? 'A headshot, shared with you.' : `${count} headshots, shared with you.`,
  lead: 'Made from ordinary selfies. The person you see chose these headshots and can withdraw them at any time.',
  alt: (index: number) => `Shared headshot ${index}`,
  enlarge: (index: number) => `Enlarge shared headshot ${index}`,
  disclosure: 'AI-assisted composites: a real person, with background, light and crop made by software.',
  call: 'Your own, from a handful of selfies.',
  callText: 'No studio and no appointment. You can see a free preview before you pay.',
  callButton: 'Make your own headshots',
};

export type ShareTexts = typeof share;
