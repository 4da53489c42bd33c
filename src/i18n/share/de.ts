import type { ShareTexts } from './en.ts';

export const share: ShareTexts = {
  title: 'Geteilte Bewerbungsfotos',
  description: 'Bewerbungsfotos aus ganz normalen Selfies.',
  heading: (count) =>
    count === 1 ? 'Ein Bewerbungsfoto, mit Ihnen geteilt.' : `${count} Bewerbungsfotos, mit Ihnen geteilt.`,
  lead: 'Aus ganz normalen Selfies entstanden. Die Person darauf hat diese Bilder selbst ausgesucht und kann sie jederzeit zurückziehen.',
  alt: (index) => `Geteiltes Bewerbungsfoto ${index}`,
  enlarge: (index) => `Geteiltes Bewerbungsfoto ${index} vergrößern`,
  disclosure:
    'KI-gestützte Montagen: ein echter Mensch; Hintergrund, Licht und Ausschnitt stammen aus der Software.',
  call: 'Ihre eigenen, aus einer Handvoll Selfies.',
  callText: 'Ohne Studio und ohne Termin. Vor dem Bezahlen können Sie eine kostenlose Vorschau sehen.',
  callButton: 'Eigene Bewerbungsfotos erstellen',
};
