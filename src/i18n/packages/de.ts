import type { PackagesTexts } from './en.ts';

export const packages: PackagesTexts = {
  names: { basic: 'Basic', premium: 'Premium', ultimate: 'Ultimate' },
  headshots: (count) => `${count} Bewerbungsfotos`,
  styles: (count) => (count === 1 ? '1 Stil nach Wahl' : `${count} Stile nach Wahl`),
  delivery: (minutes) =>
    minutes >= 60 ? `fertig in etwa ${minutes / 60} Stunden` : `fertig in etwa ${minutes} Minuten`,
  support: (businessDays) =>
    businessDays === 1
      ? 'Support antwortet innerhalb von 1 Werktag'
      : `Support antwortet innerhalb von ${businessDays} Werktagen`,
  commercialRights: 'gewerbliche Nutzung inbegriffen',
  buy: 'Jetzt kaufen, Selfies später',
  oncePaid: 'einmal zahlen, kein Abo',
  inclVat: 'inkl. MwSt.',
  refund: (days) => `Geld zurück bis ${days} Tage nach der Lieferung`,
};
