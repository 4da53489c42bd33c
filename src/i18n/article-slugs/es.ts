import type { ArticleSlugs } from './en.ts';

export const articleSlugs: ArticleSlugs = {
  cvPhotoSizes: 'tamano-foto-curriculum-mm-pixeles',
  photoByCountry: 'foto-en-el-curriculum-por-paises',
  linkedinPhoto: 'foto-de-linkedin-que-se-reconoce-en-pequeno',
  honestAi: 'retratos-con-ia-con-honestidad',
  goodSelfies: 'selfis-que-se-convierten-en-buenos-retratos',
  whatToWear: 'que-ropa-llevar-en-un-retrato-profesional',
  trackingSystems: 'que-hacen-los-ats-con-su-foto',
};
