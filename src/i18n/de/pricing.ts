import type { CatalogFacts } from '../catalog-facts.ts';
import type { PricingTexts } from '../en/pricing.ts';

export const pricing = (facts: CatalogFacts): PricingTexts => ({
  title: 'Preise',
  description: `Professionelle Bewerbungsfotos ab ${facts.prices.basic}: ${facts.headshots.basic}, ${facts.headshots.premium} oder ${facts.headshots.ultimate} Bilder, einmal bezahlt, vorher kostenlose Vorschau, ${facts.refundDays} Tage Geld zurück.`,
  heading: 'Drei Pakete, je ein Preis.',
  lead: 'Sie zahlen einmal und erst, wenn Sie die Vorschau gesehen haben. Die Mehrwertsteuer ist enthalten, ein Abonnement gibt es nicht.',
  choose: {
    basic: 'Mit Basic beginnen',
    premium: 'Mit Premium beginnen',
    ultimate: 'Mit Ultimate beginnen',
  },
  table: {
    heading: 'Nebeneinander',
    label: 'Vergleich der Pakete',
    what: 'Das bekommen Sie',
    price: 'Preis inkl. MwSt.',
    headshots: 'Bewerbungsfotos',
    each: 'Preis je Bild',
    styles: 'Stile Ihrer Wahl',
    ready: 'Meist fertig in etwa',
    minutes: 'Minuten',
    hours: 'Stunden',
    support: 'Support',
    within: 'innerhalb von',
    businessDay: { one: 'Werktag', many: 'Werktagen' },
    supportMail: 'per E-Mail',
    rights: 'Gewerbliche Nutzung',
    yes: 'ja',
    no: 'nein',
    load: `Wenn viele gleichzeitig bestellen, können aus wenigen Minuten bis zu ${facts.underLoadMinutes} werden.`,
  },
  included: {
    heading: 'In jedem Paket',
    list: [
      'Kostenlose Vorschau vor dem Bezahlen, in so vielen Stilen, wie Sie möchten',
      'Jedes Bild in Originalgröße, als Quadrat, für LinkedIn (800 × 800) und für den Lebenslauf (45 × 60 mm)',
      'Ähnlichkeit mit Ihrer Einwilligung gemessen; was durchfällt, entsteht neu und wird nie geliefert',
      `Galerie für ${facts.retentionDays} Tage, danach ist alles gelöscht; auf Knopfdruck früher`,
      `Geld zurück innerhalb von ${facts.refundDays} Tagen`,
    ],
  },
  team: {
    heading: `Für Teams: ab ${facts.teamMinHeadshots} Bewerbungsfotos`,
    lead: `Ein ganzes Team in einem Stil oder Porträts für eine Veranstaltung: Sagen Sie uns, um wie viele Personen es geht. Ein Angebot kommt innerhalb von ${facts.quoteHours} Stunden.`,
  },
  whiteLabel: {
    heading: 'Unter Ihrem eigenen Namen',
    text: 'Karrierecoaches, Personalberatungen und Agenturen können Lichtbild als eigenen Dienst anbieten.',
    action: 'White Label',
  },
  faq: {
    heading: 'Rund ums Bezahlen',
    entries: [
      {
        id: 'when-do-i-pay',
        question: 'Wann bezahle ich?',
        answer:
          'Wenn mindestens fünf Selfies die Prüfung bestanden haben und Sie Ihre Vorschau gesehen haben. Das Zahlungsfenster gehört dem Zahlungsdienst; Ihre Karte sehen wir nie.',
      },
      {
        id: 'codes',
        question: 'Ich habe einen Rabattcode. Wohin damit?',
        answer: `Auf der Upload-Seite unter die Pakete, bevor Sie bezahlen. Wer den Newsletter abonniert, zahlt mit ${facts.welcome.code} ${facts.welcome.percent} % weniger.`,
      },
      {
        id: 'refund',
        question: 'Wie bekomme ich mein Geld zurück?',
        answer: `Schreiben Sie uns innerhalb von ${facts.refundDays} Tagen nach der Lieferung, mit der Bestellnummer aus Ihrer E-Mail. Misslingt ein Auftrag, geht das Geld von selbst zurück.`,
      },
      {
        id: 'upgrade',
        question: 'Kann ich später ein größeres Paket nehmen?',
        answer:
          'Ja, als neue Bestellung mit denselben oder mit anderen Selfies, solange sie noch da sind; gelöscht werden sie mit Ihrer Galerie.',
      },
    ],
  },
  refundPolicy: 'Die Regeln zur Rückerstattung im Ganzen',
});
