import type { WaitingOrderMailTexts } from './en.ts';

export const waitingOrderMail: WaitingOrderMailTexts = {
  reminderSubject: (headshots) => `Ihre ${headshots} Bewerbungsfotos warten auf Sie`,
  linkSubject: (headshots) => `Der Link zu Ihrer Bestellung: ${headshots} Bewerbungsfotos`,
  preview: 'Alles ist bezahlt. Laden Sie Ihre Selfies hoch und starten Sie, wann Sie möchten.',
  headline: 'Bezahlt, aber noch nicht gestartet',
  intro: (packageName, day) =>
    `Sie haben am ${day} ${packageName} gekauft. Wir beginnen, sobald Ihre Selfies hochgeladen sind und Sie auf „Meine Bewerbungsfotos erstellen“ drücken.`,
  selfies: (min, recommended) =>
    `${min} Selfies genügen, ${recommended} sind besser. Schauen Sie ins Licht und lassen Sie die Sonnenbrille weg. Stil und Kleidung wählen Sie auf derselben Seite.`,
  erasure: (days) =>
    `Hochgeladene Selfies löschen wir nach ${days} Tagen, wenn Sie bis dahin nicht gestartet haben; die Bestellung wartet weiter.`,
  button: 'Mit meinen Selfies weitermachen',
  anyDevice:
    'Der Link funktioniert auf jedem Gerät, zum Beispiel auf dem Handy mit Ihren Fotos. Er gehört nur Ihnen.',
  until: (day) =>
    `Es eilt nicht: Ihre Bestellung wartet bis zum ${day}. Haben Sie bis dahin nicht angefangen, bekommen Sie Ihr Geld zurück. Eine weitere Erinnerung schicken wir nicht.`,
};
