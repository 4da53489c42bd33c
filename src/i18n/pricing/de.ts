import type { CatalogFacts } from '../catalog-facts.ts';
import type { PricingTexts } from './en.ts';

export const pricing = (facts: CatalogFacts): PricingTexts => ({
  title: 'Preise',
  description: `Professionelle Bewerbungsfotos ab ${facts.prices.basic}: ${facts.headshots.basic}, ${facts.headshots.premium} oder ${facts.headshots.ultimate} Bilder, einmal bezahlt, mit kostenloser Vorschau, Geld zurück bis ${facts.refundDays} Tage nach der Lieferung.`,
  heading: 'Ein Preis pro Paket.',
  lead: 'Sie zahlen einmal: nach der kostenlosen Vorschau oder gleich, wenn Sie die Selfies lieber später hochladen. Die Mehrwertsteuer ist enthalten, ein Abonnement gibt es nicht.',
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
      'Kostenlose Vorschau, auf Wunsch vor dem Bezahlen, in so vielen Stilen, wie Sie möchten',
      `Jedes Bild in Originalgröße, als Quadrat, für LinkedIn (${facts.photo.linkedinPx}) und für den Lebenslauf (${facts.photo.cvMm} oder ${facts.photo.smallMm})`,
      'Abwechslung von Bild zu Bild: mit Ihren Selfies, allen Orten Ihrer Stile, bis zu drei Ausschnitten und, wenn Sie möchten, verschiedener Kleidung',
      'Ähnlichkeit gemessen, mit der Einwilligung, die wir vor dem Beginn brauchen; ein Bild, das durchfällt, wird nicht geliefert, sondern ersetzt',
      `Ihre eigene Kleidung oder, wo die Upload-Seite welche anbietet, Sakko, Hemd oder Strick; ${facts.remakes} Bilder noch einmal in anderer Kleidung`,
      `Galerie für ${facts.retentionDays} Tage, danach wird alles gelöscht, auf Knopfdruck auch früher`,
      `Geld zurück bis ${facts.refundDays} Tage nach der Lieferung`,
    ],
  },
  team: {
    heading: `Für Teams: ab ${facts.teamMinHeadshots} Bewerbungsfotos`,
    lead: `Ein ganzes Team in einem Stil oder Porträts für eine Veranstaltung: Sagen Sie uns, wie viele Bewerbungsfotos Sie brauchen. Innerhalb von ${facts.quoteHours} Stunden haben Sie ein Angebot.`,
  },
  whiteLabel: {
    heading: 'Unter Ihrem eigenen Namen',
    text: `Karrierecoaches, Personalberatungen und Agenturen können ${facts.brand} als eigenen Dienst anbieten.`,
    action: 'White Label',
  },
  faq: {
    heading: 'Rund ums Bezahlen',
    entries: [
      {
        id: 'when-do-i-pay',
        question: 'Wann bezahle ich?',
        answer: `Das entscheiden Sie. Laden Sie erst hoch, bezahlen Sie, wenn mindestens ${facts.selfiesMin} Selfies die Prüfung bestanden haben und Sie Ihre Vorschau gesehen haben. Oder Sie kaufen zuerst, nur mit Ihrer E-Mail-Adresse: Ihre Bestellung wartet ${facts.waitingMonths} Monate auf Ihre Selfies, wir erstellen keine Bewerbungsfotos, bevor Sie es verlangen, und verlangen Sie es nie, bekommen Sie Ihr Geld zurück. Das Zahlungsfenster gehört dem Zahlungsdienst; Ihre Karte sehen wir nie.`,
      },
      {
        id: 'codes',
        question: 'Ich habe einen Rabattcode. Wohin damit?',
        answer: `Auf der Upload-Seite unter die Pakete oder an der Kasse ins Formular, bevor Sie bezahlen. Jede Person kann einen Code einmal nutzen. Wer den Newsletter abonniert, zahlt mit ${facts.welcome.code} ${facts.welcome.percent}\u00a0% weniger.`,
      },
      {
        id: 'refund',
        question: 'Wie bekomme ich mein Geld zurück?',
        answer: `Schreiben Sie uns, jederzeit bis ${facts.refundDays} Tage nach der Lieferung, mit der Bestellnummer aus Ihrer E-Mail. Misslingt ein Shooting oder starten Sie eine bezahlte Bestellung nie, geht das Geld von selbst zurück.`,
      },
      {
        id: 'clothes',
        question: 'Kostet andere Kleidung extra?',
        answer: `Nein. Bietet die Upload-Seite Kleidung an, ist sie in jedem Paket enthalten, ebenso wie ${facts.remakes} Bilder, die Sie danach noch einmal in anderer Kleidung machen lassen können. Behalten Sie Ihre eigene, bleibt der Preis derselbe.`,
      },
      {
        id: 'upgrade',
        question: 'Kann ich später ein größeres Paket nehmen?',
        answer:
          'Ja, als neue Bestellung: Laden Sie dieselben oder andere Selfies noch einmal hoch und wählen Sie das größere Paket.',
      },
      {
        id: 'support',
        question: 'Wie schnell bekomme ich Hilfe?',
        answer: `Auf eine E-Mail kommt innerhalb von ${facts.supportHours} Stunden eine erste Antwort, bei jedem Paket. Müssen wir dafür erst in Ihrer Bestellung nachsehen, gilt die Frist, die beim Paket steht; für Basic gibt es keine feste.`,
      },
    ],
  },
  refundPolicy: 'Die Erstattungsregeln im Wortlaut',
});
