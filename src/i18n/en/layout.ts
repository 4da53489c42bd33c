export const layout = {
  skipToContent: 'Skip to the content',
  hostedIn: (country: string) => `Created and hosted in ${country}`,
  mainNavigation: 'Main',
  pricing: 'Pricing',
  createHeadshot: 'Create headshot',
  home: 'Home',
  homeOf: (brand: string) => `${brand}, home page`,
  openMenu: 'Menu',
  language: 'Language',
  chooseLanguage: 'Choose a language',
  footerNavigation: 'Footer',
  contact: 'Contact',
  sourceCode: 'Source code (AGPL-3.0)',
  deletedAfter: (days: number) => `Selfies and headshots are erased after ${days} days.`,
  defaultTitle: 'AI-Generated Professional Headshots - Affordable & Quick',
  close: 'Close',
};
export type LayoutTexts = typeof layout;
