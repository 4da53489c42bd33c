import type { ArticleSlugs } from './en.ts';

export const articleSlugs: ArticleSlugs = {
  cvPhotoSizes: 'bewerbungsfoto-groesse-mm-pixel',
  photoByCountry: 'bewerbungsfoto-ja-oder-nein',
  linkedinPhoto: 'linkedin-profilbild-klein-erkennbar',
  honestAi: 'ki-bewerbungsfotos-ehrlich-erklaert',
  goodSelfies: 'selfies-fuer-gute-bewerbungsfotos',
  whatToWear: 'was-anziehen-fuers-bewerbungsfoto',
  trackingSystems: 'was-bewerbermanagementsysteme-mit-ihrem-foto-machen',
};
