import type { AbandonedOrderMailTexts } from './en.ts';

export const abandonedOrderMail: AbandonedOrderMailTexts = {
  subject: (headshots) => `Ihre Bestellung von ${headshots} Bewerbungsfotos ist noch offen`,
  preview: 'Es wurde nichts berechnet. Wenn Sie die Fotos noch möchten, führt ein Link zur Kasse.',
  headline: 'Möchten Sie Ihre Bewerbungsfotos noch?',
  intro: (packageName, headshots, day) =>
    `Am ${day} haben Sie begonnen, ${packageName} mit ${headshots} Bewerbungsfotos zu bestellen, und nicht abgeschlossen. Es wurde nichts berechnet.`,
  still:
    'Wenn Sie die Fotos noch möchten, öffnet sich die Kasse mit demselben Paket. Wenn nicht, brauchen Sie nichts zu tun.',
  button: 'Zur Kasse',
  selfies: (hours) =>
    `Selfies ohne bezahlte Bestellung löschen wir nach ${hours} Stunden. Vielleicht müssen Sie Ihre also nach dem Bezahlen noch einmal hinzufügen.`,
  once: 'An diese Bestellung erinnern wir Sie nur dieses eine Mal.',
  preferences: 'Einstellungen ändern',
  unsubscribe: 'Newsletter abbestellen',
  imprint: 'Impressum',
  privacy: 'Datenschutzerklärung',
  contact: (email) => `Fragen? Schreiben Sie an ${email}.`,
  why: (day) => `Sie erhalten diese Nachricht, weil Sie am ${day} unsere Tipps und Angebote abonniert haben.`,
};
