import { BRAND } from '../../catalog/brand.ts';
import type { NewsletterMailsTexts } from './en.ts';

export const newsletterMails: NewsletterMailsTexts = {
  contact: (email) => `Fragen? Schreiben Sie an ${email}.`,
  confirm: {
    subject: `Bitte bestätigen: Newsletter von ${BRAND.name}`,
    preview: 'Ihr Abonnement beginnt erst, wenn Sie bestätigen.',
    headline: 'Möchten Sie unseren Newsletter?',
    intro:
      'Diese Adresse wurde für unseren Newsletter eingetragen. Bitte bestätigen Sie, dass Sie ihn haben möchten. Ohne Ihre Bestätigung verschicken wir nichts.',
    button: 'Bestätigen',
    fallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
    once: (hours) => `Der Link funktioniert einmal und ist ${hours} Stunden lang gültig.`,
    notYou: (hours) =>
      `Sie waren das nicht? Dann müssen Sie nichts tun: Nach ${hours} Stunden löschen wir die Anmeldung und schreiben Ihnen nicht wieder.`,
    why: 'Diese Nachricht ist keine Werbung. Sie erhalten sie, weil jemand diese Adresse in unser Anmeldeformular eingetragen hat.',
  },
  newsletter: {
    why: (day) =>
      `Sie erhalten diese Nachricht, weil Sie den Newsletter von ${BRAND.name} am ${day} abonniert haben.`,
    unsubscribe: 'Newsletter abbestellen',
    preferences: 'Einstellungen ändern',
    imprint: 'Impressum',
    privacy: 'Datenschutzerklärung',
  },
  welcome: {
    subject: (percent) => `Willkommen, und Ihr Code für ${percent}\u00a0% Rabatt`,
    preview: (code) => `${code} gilt für jedes Paket.`,
    headline: 'Schön, dass Sie da sind',
    intro:
      'Danke für Ihre Bestätigung. Ab jetzt schreiben wir Ihnen, wenn es Neues zu Fotos in Bewerbungen gibt oder wir ein Angebot für Sie haben.',
    promise: 'Und hier ist der versprochene Code:',
    facts: { code: 'Code', discount: 'Rabatt' },
    use: 'Geben Sie ihn beim Bezahlen ein. Er gilt für jedes Paket zum regulären Preis, einmal je Person.',
    button: 'Bewerbungsfotos erstellen',
  },
  testSubject: (subject) => `[Test] ${subject}`,
};
