import type { CustomerRatingsTexts } from './en.ts';

export const customerRatings: CustomerRatingsTexts = {
  heading: 'Das sagen Kundinnen und Kunden',
  lead: 'Bewerten kann nur, wem wir Bewerbungsfotos geliefert haben, und zwar in der eigenen Galerie. Die Personen hier haben uns erlaubt, ihre Bewertung zu zeigen. Wir wählen aus, welche wir zeigen, und ändern nichts daran. Jede verschwindet, wenn ihre Galerie gelöscht wird.',
  stars: (count) => `${count} von 5 Sternen`,
  anonymous: 'Eine Kundin oder ein Kunde',
  by: (name, packageName, day) => `${name}, Paket ${packageName}, ${day}`,
};
