/** Articles that pages lead to, by what they are about; the slug is the file's name in content/blog/en. */
export const articleSlugs = {
  cvPhotoSizes: 'cv-photo-size-mm-and-pixels',
  photoByCountry: 'should-your-cv-have-a-photo',
  linkedinPhoto: 'linkedin-photo-that-works-small',
  honestAi: 'ai-headshots-honestly',
  goodSelfies: 'how-to-take-selfies-that-become-good-headshots',
  whatToWear: 'what-to-wear-in-a-headshot',
  trackingSystems: 'what-applicant-tracking-systems-do-with-your-photo',
};

export type ArticleSlugs = typeof articleSlugs;
