import type { DashboardTexts } from './en.ts';

export const dashboard: DashboardTexts = {
  title: 'Für Betreiber',
  mark: 'Kein Zutritt',
  heading: 'Die Dunkelkammer ist für Betreiber.',
  texts: [
    'Wer diesen Dienst betreibt, wird hier Bestellungen, Shootings und E-Mails sehen. Zur Anmeldung dient dann ein Link, der an die E-Mail-Adresse eines Betreibers geht. Das kommt mit einer späteren Version; bis dahin kann man sich hier nicht anmelden.',
    'Als Kundin oder Kunde brauchen Sie kein Konto: Der Link zu Ihrer Galerie steht in der E-Mail, die wir Ihnen geschickt haben.',
  ],
  home: 'Zur Startseite',
};
