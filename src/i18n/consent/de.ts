import type { ConsentTexts } from './en.ts';

export const consent: ConsentTexts = {
  heading: 'Statistik und Werbung',
  announcement: 'Bitte entscheiden Sie über Statistik und Werbung, ganz oben auf der Seite.',
  ask: {
    analytics: (services) =>
      `Mit Ihrer Einwilligung nutzen wir ${services}, um zu sehen, wie diese Website genutzt wird.`,
    marketing: (services) => `Mit Ihrer Einwilligung nutzen wir ${services} für unsere Werbung.`,
    both: (analytics, marketing) =>
      `Mit Ihrer Einwilligung nutzen wir ${analytics}, um zu sehen, wie diese Website genutzt wird, und ${marketing} für unsere Werbung.`,
  },
  and: 'und',
  without: 'Ohne sie wird davon nichts geladen.',
  change: 'Ihre Wahl können Sie jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite ändern.',
  nothing:
    'Zurzeit ist hier kein Statistik- oder Werbedienst eines anderen Unternehmens eingeschaltet. Es wird also nichts geladen, was immer Sie wählen. Ihre Antwort bleibt in diesem Browser, und bevor ein Dienst dazukommt, fragen wir noch einmal.',
  privacy: 'Datenschutzerklärung',
  acceptAll: 'Alle akzeptieren',
  rejectAll: 'Alle ablehnen',
  acceptSelected: 'Auswahl akzeptieren',
  choose: 'Auswählen',
  back: 'Zurück',
  close: 'Ohne Änderung schließen',
  categories: {
    essential: {
      name: 'Notwendig',
      about:
        'Immer eingeschaltet: Ihre Sprache, Ihr Entwurf, Ihre Bestellung und diese Wahl. Seitenaufrufe zählen wir selbst, ohne Cookies und ohne personenbezogene Daten.',
    },
    analytics: {
      name: 'Statistik',
      about: 'Zeigt uns, welche Seiten genutzt werden und wo Besucher abbrechen.',
    },
    marketing: { name: 'Werbung', about: 'Zeigt uns, welche Werbung wirkt und wen sie interessieren kann.' },
  },
  noService: 'Zurzeit kein Dienst.',
  by: (service, company) => `${service} (${company})`,
  noCookies: 'keine Cookies',
  cookie: (name, days) => `${name}\u00a0(${days === 1 ? 'ein\u00a0Tag' : `${days}\u00a0Tage`})`,
  leavesEea: 'Daten können in die USA gelangen',
};
