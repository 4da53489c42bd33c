import { BRAND } from '../../catalog/brand.ts';
import type { NewsletterPreferencesTexts } from './en.ts';

export const newsletterPreferences: NewsletterPreferencesTexts = {
  open: {
    title: 'Newsletter-Einstellungen',
    mark: 'Ihre Einstellungen',
    heading: 'Was möchten Sie bekommen?',
    texts: ['Wählen Sie aus, worüber wir Ihnen schreiben. Das können Sie hier ändern, so oft Sie möchten.'],
    address: 'Adresse:',
    language: 'Sprache des Newsletters',
    topics: {
      legend: 'Themen',
      tips: 'Tipps zu Fotos in Bewerbungen',
      offers: 'Angebote und eine Erinnerung an eine nicht abgeschlossene Bestellung',
    },
    interests: {
      legend: 'Wofür brauchen Sie Bewerbungsfotos? (freiwillig)',
      application: 'Bewerbungen',
      linkedin: 'LinkedIn und andere Profile',
      team: 'Mein Team oder Unternehmen',
    },
    measuring: {
      legend: 'Messung (freiwillig)',
      label: 'Sie dürfen sehen, ob ich Newsletter öffne und welchen Links ich folge',
      hint: 'Damit schreiben wir bessere. Sie können das hier jederzeit zurücknehmen; was gemessen wurde, wird dann gelöscht.',
    },
    save: 'Speichern',
    saved: 'Ihre Einstellungen sind gespeichert.',
    topicsMissing:
      'Bitte behalten Sie mindestens ein Thema. Es wurde nichts geändert. Wenn Sie lieber gar nichts mehr bekommen möchten, können Sie den Newsletter unten abbestellen; das ist völlig in Ordnung.',
    end: {
      heading: 'Keinen Newsletter mehr?',
      text: 'Ein Klick, und es kommt keiner mehr. Nachrichten zu einer Bestellung erhalten Sie weiterhin.',
      action: 'Abbestellen',
    },
  },
  unsubscribed: {
    title: 'Nicht abonniert',
    mark: 'Zurückgespult',
    heading: 'Sie haben den Newsletter nicht abonniert.',
    texts: [
      'An Ihre Adresse geht kein Newsletter, deshalb gibt es hier nichts einzustellen.',
      'Wenn Sie ihn wieder haben möchten, können Sie ihn unter unseren Artikeln abonnieren.',
    ],
    action: 'Zum Blog',
  },
  gone: {
    title: 'Link nicht gültig',
    mark: 'Nicht entwickelt',
    heading: 'Dieser Link funktioniert nicht.',
    texts: [
      'Vielleicht ist ein Teil verloren gegangen. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
      `Wenn das nicht hilft, schreiben Sie an ${BRAND.contactEmail}; wir ändern die Einstellungen dann für Sie.`,
    ],
  },
};
