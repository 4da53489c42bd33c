import type { LeadMailTexts } from '../en/lead-mails.ts';

export const leadMails: LeadMailTexts = {
  facts: {
    name: 'Name',
    email: 'E-Mail',
    company: 'Unternehmen',
    companySize: 'Unternehmensgröße',
    people: 'Personen',
    source: 'Auf uns gekommen durch',
    language: 'Sprache',
    received: 'Eingegangen',
  },
  words: 'Ihre Nachricht',
  contact: (email) => `Fragen? Schreiben Sie an ${email}.`,
  answer: {
    subject: {
      'white-label': 'Ihre White-Label-Anfrage ist angekommen',
      team: 'Ihre Anfrage für Ihr Team ist angekommen',
    },
    preview: (hours) => `Wir antworten innerhalb von ${hours} Stunden.`,
    headline: 'Vielen Dank für Ihre Anfrage',
    promise: (hours) =>
      `Ihre Anfrage ist angekommen. Wir lesen sie und antworten innerhalb von ${hours} Stunden an diese Adresse.`,
    copy: 'Das ist bei uns eingegangen:',
    correct: 'Fehlt etwas, oder stimmt etwas nicht? Antworten Sie einfach auf diese E-Mail.',
    retention: (months) =>
      `Diese Angaben verwenden wir nur für Ihre Anfrage und löschen sie nach ${months} Monaten, auf Wunsch auch früher.`,
    why: 'Diese Nachricht ist keine Werbung. Sie erhalten sie, weil jemand diese Adresse in ein Formular von uns eingetragen hat. Waren Sie das nicht, müssen Sie nichts tun.',
  },
  notice: {
    subject: {
      'white-label': (who) => `White-Label-Anfrage: ${who}`,
      team: (who, people) => `Team-Anfrage: ${people} Personen, ${who}`,
    },
    headline: { 'white-label': 'Eine White-Label-Anfrage', team: 'Eine Anfrage für ein Team' },
    due: (moment) => `Versprochen ist eine Antwort bis zum ${moment}.`,
    reply: 'Eine Antwort auf diese E-Mail geht an die anfragende Person.',
    words: 'Die Nachricht',
    why: 'Sie erhalten diese Nachricht, weil Ihre Adresse als die des Betreibers eingetragen ist.',
  },
};
