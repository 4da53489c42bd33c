import type { LeadMailsTexts } from './en.ts';

export const leadMails: LeadMailsTexts = {
  facts: {
    name: 'Name',
    email: 'E-Mail',
    company: 'Unternehmen',
    companySize: 'Unternehmensgröße',
    headshots: 'Bewerbungsfotos',
    source: 'Aufmerksam geworden durch',
    language: 'Sprache',
    received: 'Eingegangen am',
  },
  contact: (email) => `Fragen? Schreiben Sie an ${email}.`,
  answer: {
    subject: {
      'white-label': 'Ihre White-Label-Anfrage ist angekommen',
      team: 'Ihre Anfrage für Ihr Team ist angekommen',
    },
    preview: (hours) => `Wir antworten innerhalb von ${hours} Stunden.`,
    headline: 'Vielen Dank für Ihre Anfrage',
    received: {
      'white-label': 'Ihre Anfrage zu unserem Dienst unter Ihrem eigenen Namen ist angekommen.',
      team: 'Ihre Anfrage zu Bewerbungsfotos für ein Team ist angekommen.',
    },
    promise: (hours) => `Wir lesen sie und antworten Ihnen innerhalb von ${hours} Stunden an diese Adresse.`,
    correct:
      'Was Sie geschrieben haben, wiederholen wir hier nicht, denn in ein Formular kann jeder jede Adresse eintragen. Fehlt etwas, oder stimmt etwas nicht? Antworten Sie einfach auf diese E-Mail.',
    retention: (months) =>
      `Ihre Angaben verwenden wir nur für Ihre Anfrage und löschen sie nach ${months} Monaten, auf Wunsch auch früher.`,
    why: 'Diese Nachricht ist keine Werbung. Sie erhalten sie, weil jemand diese Adresse in eines unserer Formulare eingetragen hat. Wenn Sie das nicht waren, müssen Sie nichts tun.',
  },
  notice: {
    subject: {
      'white-label': (who) => `White-Label-Anfrage: ${who}`,
      team: (who, headshots) => `Team-Anfrage: ${headshots} Bewerbungsfotos, ${who}`,
    },
    headline: { 'white-label': 'Eine White-Label-Anfrage', team: 'Eine Anfrage für ein Team' },
    due: (moment) => `Wir haben eine Antwort bis zum ${moment} zugesagt.`,
    reply: 'Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an die Person, die angefragt hat.',
    words: 'Die Nachricht',
    why: 'Sie erhalten diese Nachricht, weil Ihre Adresse für die Mitteilungen dieses Dienstes eingetragen ist.',
  },
};
